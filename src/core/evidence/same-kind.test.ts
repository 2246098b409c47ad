import { expect, it } from 'vitest';
import { parsePhrase } from '../language/noun-phrase.ts';
import type { EvidenceDoc } from './evidence.ts';
import type { IdeaFrame } from './idea-frame.ts';
import { sameKind } from './same-kind.ts';

const drone = { thing: { flows: new Set(['aircraft']) } } as unknown as IdeaFrame;

const doc = (index: number, rest: object = {}): EvidenceDoc =>
  ({
    index,
    curated: true,
    excluded: false,
    aboutThing: false,
    cosine: 0,
    meaning: { use: 0, whole: 0, words: 0.9 },
    profile: { functions: new Set(), flows: new Set(['aircraft', 'goods']) },
    use: parsePhrase('counting parcels'),
    mechanism: parsePhrase('hovering frame'),
    ...rest,
  }) as unknown as EvidenceDoc;

it('puts what names the very thing before what is merely near in meaning', () => {
  expect(sameKind([doc(1), doc(2, { aboutThing: true })], drone).map((d) => d.index)).toEqual([2, 1]);
});

it('leaves out other kinds, what is far in meaning, and what relies on the excluded', () => {
  const others = [
    doc(1, { profile: { functions: new Set(), flows: new Set(['goods']) } }),
    doc(2, { meaning: { use: 0, whole: 0, words: 0.2 } }),
    doc(3, { excluded: true }),
  ];
  expect(sameKind(others, drone)).toEqual([]);
});

it('has nothing to say of an idea without a thing', () => {
  expect(sameKind([doc(1)], { thing: null } as unknown as IdeaFrame)).toEqual([]);
});
