import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordTable } from './word-table.ts';

const word = fc.stringMatching(/^[a-c]{1,4}$/);
/** Few hashes for many words, so that most of them collide. */
const spanOf = (text: string) => ({
  text: ` ${text} `,
  from: 1,
  to: text.length + 1,
  hash: text.charCodeAt(0) * -7_654_321,
  joined: false,
});

it('keeps numbers as a map does, also where hashes collide', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const table = new WordTable(1000);
      const map = new Map<string, number>();
      words.forEach((each, i) => {
        expect(table.get(spanOf(each))).toBe(map.get(each));
        if (map.has(each)) return;
        table.add(spanOf(each), i - 100);
        map.set(each, i - 100);
      });
      for (const [each, value] of map) expect(table.get(spanOf(each))).toBe(value);
    }),
  );
});

it('holds more words than it begins with room for, and begins anew at its limit', () => {
  const table = new WordTable(10_000);
  const nth = (i: number) => ({ ...spanOf(`w${i}`), hash: Math.imul(i, 0x9e3779b1) });
  for (let i = 0; i < 10_000; i++) table.add(nth(i), i);
  for (let i = 0; i < 10_000; i++) expect(table.get(nth(i))).toBe(i);
  table.add(nth(10_000), 10_000);
  expect(table.get(nth(0))).toBeUndefined();
  expect(table.get(nth(10_000))).toBe(10_000);
});
