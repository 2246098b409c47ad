import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote } from './patent-text.ts';

const TEXT = 'A bicycle lock (10) with a “shackle” of LiFePO4, whose alarm—when moved—calls the owner.';

describe('a quote', () => {
  it.each([
    ['bicycle lock', 'bicycle lock'],
    ['BICYCLE   LOCK (10)', 'bicycle lock (10'],
    ['alarm when moved calls', 'alarm—when moved—calls'],
    ['shackle of LiFePO4', 'shackle” of LiFePO4'],
  ])('%j stands in the text as %j', (quote, exact) => {
    expect(findQuote(TEXT, quote)).toBe(exact);
  });

  it.each(['lock bicycle', 'bicycle with', 'bicycle locks', 'cycle lock', '', '—'])(
    '%j does not stand in the text',
    (quote) => {
      expect(findQuote(TEXT, quote)).toBeNull();
    },
  );

  it('is found wherever it was taken from, and is a passage of the text', () => {
    const words = TEXT.split(' ');
    fc.assert(
      fc.property(fc.nat(words.length - 1), fc.integer({ min: 1, max: 6 }), (start, length) => {
        const quote = words.slice(start, start + length).join(' ');
        const found = findQuote(TEXT, quote);
        expect(found).not.toBeNull();
        expect(TEXT).toContain(found);
      }),
    );
  });
});
