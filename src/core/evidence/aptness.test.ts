import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AptnessEvidence, aptnessOf } from './aptness.ts';

const UNIT = fc.double({ min: 0, max: 1, noNaN: true });
const evidence: fc.Arbitrary<AptnessEvidence> = fc.record({
  jobMatch: UNIT,
  flowMatch: fc.constantFrom(-1, 0, 0.4, 0.5, 0.6, 1),
  sharedJobs: fc.constantFrom<string[]>([], ['detect'], ['quieten']),
  wording: UNIT,
  profile: fc.constantFrom(
    { functions: new Set<string>(), flows: new Set<string>() },
    { functions: new Set(['cool', 'measure']), flows: new Set(['liquid']) },
  ),
  useCosine: UNIT,
  meaning: fc.record({ use: UNIT, whole: UNIT, words: UNIT }),
  compatible: UNIT,
  shown: fc.option(fc.record({ open: fc.boolean(), usual: UNIT })),
  beside: fc.constantFrom(null, { way: null, lends: '' }),
  index: fc.nat(400),
});

const better = (change: (doc: AptnessEvidence) => Partial<AptnessEvidence>) =>
  fc.assert(
    fc.property(evidence, (doc) => {
      const chance = aptnessOf(doc);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(aptnessOf({ ...doc, ...change(doc) })).toBeGreaterThanOrEqual(chance);
    }),
  );

it('more of the idea’s words, a nearer use or meaning and a fitting medium never make a mechanism less apt', () => {
  better((d) => ({ wording: Math.min(1, d.wording + 0.2) }));
  better((d) => ({ useCosine: Math.min(1, d.useCosine + 0.2) }));
  better(() => ({ compatible: 1 }));
  for (const side of ['use', 'whole', 'words'] as const)
    better((d) => ({ meaning: { ...d.meaning, [side]: Math.min(1, d.meaning[side] + 0.2) } }));
});

it('a principle that the idea leaves open never makes it less apt for being more usual on such things', () => {
  better(({ shown }) => ({ shown: { open: true, usual: Math.min(1, (shown?.usual ?? 0) + 0.2) } }));
});

it('what was laid beside a design for the idea is the more apt for it', () => {
  better(() => ({ beside: { way: 'a wider jet', lends: 'its nozzle widens the jet' } }));
});

it('the job shared, and done to such things, speaks for a mechanism', () => {
  better(() => ({ jobMatch: 1 }));
  better(() => ({ flowMatch: 1 }));
});

it('what senses is rather apt than what does not', () => {
  better((d) => ({ profile: { ...d.profile, functions: new Set([...d.profile.functions, 'detect']) } }));
});

it('a better place in retrieval speaks for it; beyond the fiftieth places say nothing', () => {
  better((d) => ({ index: Math.floor(d.index / 2) }));
  fc.assert(
    fc.property(evidence, fc.integer({ min: 50, max: 400 }), (doc, index) => {
      expect(aptnessOf({ ...doc, index })).toBe(aptnessOf({ ...doc, index: 50 }));
    }),
  );
});
