import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citedNumbers, splitMarkedText, withoutMarks } from '../../contract/analysis/marked-text.ts';
import {
  filterSentences,
  separateCitations,
  splitSentences,
  strayNumbers,
  withoutPatentNumbers,
} from './sentences.ts';

describe('sentences', () => {
  it('end at a period, a question mark, or an exclamation mark, not at a decimal point or an abbreviation', () => {
    expect(splitSentences('It weighs 2.5 kg, e.g. with water. Does it hold? Yes [US10000000].')).toEqual([
      'It weighs 2.5 kg, e.g. with water.',
      'Does it hold?',
      'Yes [US10000000].',
    ]);
  });

  it('lose nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const strip = (s: string) => s.replace(/\s+/g, '');
        expect(strip(splitSentences(text).join(' '))).toBe(strip(text));
      }),
    );
  });

  it('are dropped or corrected one by one, paragraphs kept', () => {
    const result = filterSentences('One. Two.\n\nThree. Four.', (sentence) =>
      sentence === 'Two.' ? null : sentence === 'Three.' ? '3.' : sentence,
    );
    expect(result).toEqual({ text: 'One.\n\n3. Four.', dropped: 1 });
  });
});

describe('numbers of patents', () => {
  const known = new Set(['US10000000']);
  it.each([
    ['A lock [US10000000].', 0],
    ['A lock [US10000001].', 1],
    ['US 9,999,999 has it since 1812.', 0],
    ['US 9,999,998 B2 has it.', 1],
    ['U.S. Patent No. 9,999,998 has it.', 1],
    ['US99999999 has it.', 1],
    ['EP1234567A1 and [US10000000].', 1],
    ['About 12 in 1999 of US homes.', 0],
  ])('%j names %i that are not evidence', (sentence, count) => {
    expect(strayNumbers(sentence, known)).toHaveLength(count);
  });

  it.each([
    ['Both do [US10000000, EP1234567].', 'Both do [US10000000] [EP1234567].'],
    [
      'Both do [US 10,000,000 B2; EP 1234567 and US10000001].',
      'Both do [US10000000] [EP1234567] [US10000001].',
    ],
    ['One does [US10000000].', 'One does [US10000000].'],
    ['Not a number [see Table 1].', 'Not a number [see Table 1].'],
    ['Nor this [10000000].', 'Nor this [10000000].'],
  ])('stand one to a bracket: %j', (written, expected) => {
    expect(separateCitations(written)).toBe(expected);
  });

  it('do not hide in a bracket that is no citation', () => {
    expect(strayNumbers('All of it [US10000000, US99999999].', known)).toHaveLength(2);
    expect(strayNumbers('All of it [see US99999999].', known)).toHaveLength(1);
  });

  it('are removed where no source stands behind them', () => {
    expect(withoutPatentNumbers('Known from US10000000B2 and [EP1234567] since 1990.')).toBe(
      'Known from and since 1990.',
    );
  });
});

describe('marked text', () => {
  const text = 'It locks [US10000000] (assumption). Sold widely (recalled, unverified).';
  it('falls into words, citations, and bases, which together are the text', () => {
    const pieces = splitMarkedText(text);
    expect(pieces.map(({ type }) => type)).toEqual([
      'text',
      'cite',
      'text',
      'basis',
      'text',
      'basis',
      'text',
    ]);
    expect(citedNumbers(text)).toEqual(['US10000000']);
    expect(withoutMarks(text)).toBe('It locks. Sold widely.');
  });
});

it('finds an invented number behind "Pat. No." in a whole text', () => {
  const text = 'It is close to U.S. Pat. No. 9,999,999 by Acme. Another sentence stands.';
  const kept = filterSentences(text, (one) => (strayNumbers(one, new Set()).length === 0 ? one : null));
  expect(kept).toEqual({ text: 'Another sentence stands.', dropped: 1 });
});
