import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWordVectors, decodeWordVectors, encodeWordVectors, NO_WORDS } from './word-vectors.ts';

const packed = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 12 }))
  .chain(([dimensions, words]) =>
    fc
      .array(fc.integer({ min: -127, max: 127 }), {
        minLength: dimensions * words.length,
        maxLength: dimensions * words.length,
      })
      .map((values) => ({ dimensions, words, values: Int8Array.from(values) })),
  );

it('reads back what was written, wherever the bytes lie', () => {
  fc.assert(
    fc.property(packed, fc.nat(5), (given, before) => {
      const bytes = encodeWordVectors(given);
      const moved = new Uint8Array(before + bytes.length);
      moved.set(bytes, before);
      const words = decodeWordVectors(moved.subarray(before));
      const direct = createWordVectors(given);
      for (const word of given.words)
        expect(words.mean([[words.row(word), 1]])).toEqual(direct.mean([[direct.row(word), 1]]));
      expect(words.row('UNKNOWN')).toBe(-1);
    }),
  );
});

it('refuses bytes that are cut off', () => {
  const bytes = encodeWordVectors({
    dimensions: 2,
    words: ['hot', 'cold'],
    values: Int8Array.of(1, 2, 3, 4),
  });
  for (let length = 0; length < bytes.length; length++)
    expect(() => decodeWordVectors(bytes.subarray(0, length))).toThrow(RangeError);
});

it('compares words by direction alone', () => {
  const words = createWordVectors({
    dimensions: 2,
    words: ['hot', 'warm', 'cold', 'none'],
    values: Int8Array.of(100, 0, 10, 0, 0, 50, 0, 0),
  });
  const [hot, warm, cold, none] = ['hot', 'warm', 'cold', 'none'].map(words.row) as [
    number,
    number,
    number,
    number,
  ];
  expect(words.cosine(hot, warm)).toBeCloseTo(1);
  expect(words.cosine(hot, cold)).toBe(0);
  expect(words.cosine(hot, none)).toBe(0);
  expect(
    [
      ...words.mean([
        [hot, 3],
        [cold, 4],
      ]),
    ].map((v) => Math.round(10 * v)),
  ).toEqual([6, 8]);
  expect([...NO_WORDS.mean([])]).toEqual([]);
});
