import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../functional-basis.constants.ts';
import { VAGUE_FUNCTIONS } from '../functional-basis.ts';
import { principlesIn, principlesOf } from './principles.ts';

const jobs = Object.keys(FUNCTIONS).filter((job) => !VAGUE_FUNCTIONS.has(job));
const texts = (novelty: string, text = '', use = '') => ({ novelty, title: '', use, text });

describe.each(jobs)('the principles of %s', (job) => {
  const principles = principlesOf(job);

  it('give a choice, each with a name of its own', () => {
    expect(principles.length).toBeGreaterThanOrEqual(5);
    expect(new Set(principles.map(({ name }) => name)).size).toBe(principles.length);
  });

  it('read as they are told: “by …. It …”', () => {
    for (const { name, limit } of principles) {
      expect(name).toMatch(/^[a-z\p{Lu}][^.:;]*$/u);
      expect(limit).toMatch(/^[a-z][^.]*[^.]$/);
      expect(limit).not.toMatch(/^(?:it|is not|the) /);
    }
  });

  it('say what decides and how to try it, as sentences that go on: “Rule of thumb: …. Cheapest trial: ….”', () => {
    for (const { rule, trial } of principles) {
      for (const text of [rule, trial]) {
        expect(text).toMatch(/^[a-z\d][^:;]*[^.\s]$/);
        expect(text).not.toMatch(/\. |[—–]/);
        expect(text.split(' ').length).toBeLessThanOrEqual(36);
      }
      expect(trial).toMatch(/, and stop /);
    }
  });

  it('are customary on things that can be told, no more than five of them on the same', () => {
    const things = principles.flatMap(({ usualOn }) => usualOn.split(', '));
    for (const thing of things) expect(thing).toMatch(/^[a-z][a-z-]*(?: [a-z-]+)?$/);
    for (const same of Map.groupBy(things, (thing) => thing).values())
      expect(same.length).toBeLessThanOrEqual(5);
  });

  it('are found by a term that is asked for them', () => {
    for (const { terms, cues } of principles) expect(terms.some((term) => cues.test(term))).toBe(true);
  });
});

describe('what a mechanism shows of principles', () => {
  const names = (...args: Parameters<typeof principlesIn>) =>
    principlesIn(...args).map(({ principle, shown }) => [principle.name, shown]);

  it('is told the plainer by its name than by its use, and by that than by the text around', () => {
    const seen = names(
      'cool',
      texts('frozen water cylinder', 'A fan may help. The fan and a second fan turn.'),
    );
    expect(seen).toEqual([
      ['stored cold', 3],
      ['moved air', 3],
    ]);
    expect(names('cool', texts('hinged lid', 'It also holds a fan.', 'cooling with fans'))).toEqual([
      ['moved air', 3],
    ]);
  });

  it('is nothing where no word tells, or for a job without principles', () => {
    expect(names('cool', texts('hinged lid'))).toEqual([]);
    expect(names('hold', texts('frozen water cylinder'))).toEqual([]);
  });
});
