import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyseDocument, type LibraryDocument, totalCounts } from './document.ts';
import { DocumentCounter } from './document-counter.ts';
import { packCounts } from './pack-counts.ts';
import { patent } from './sample-library.fixture.ts';

const PIECES = [
  ...[
    'self-watering',
    'non-woven',
    "driver's",
    'x-ray',
    'Wi-Fi',
    'state-of-the-art',
    'the',
    'said',
    'Planters',
    'planter',
    '1234',
    'h2o',
  ],
  ...[
    'größe',
    'CO₂',
    'a',
    '-',
    "'",
    '--',
    '. ',
    ', ',
    ' ',
    '\n',
    'water',
    'WATER',
    "l'eau",
    '3-D',
    'fibre',
    'x'.repeat(41),
  ],
];
const text = fc
  .array(fc.constantFrom(...PIECES, ' ', ' '), { maxLength: 60 })
  .map((pieces) => pieces.join(''));
const anyText = fc.oneof(text, text, fc.string(), fc.string({ unit: 'binary' }));
const document = fc
  .record({
    title: anyText,
    use: fc.option(anyText, { nil: undefined }),
    novelty: fc.option(anyText, { nil: undefined }),
    abstract: anyText,
    claim: fc.option(anyText),
  })
  .map((fields) => patent(fields as Partial<LibraryDocument>));

it('counts the same terms, in the same order, as cutting a document into stems and packing their counts', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 6 }), (documents) => {
      const counter = new DocumentCounter();
      for (const each of documents) {
        const analysed = analyseDocument(each);
        const counted = counter.count(each);
        const entries = counted.numbers.map((number, place) => [
          counter.stems[number],
          counted.packed(place),
        ]);
        const stems = [...totalCounts(analysed).keys()];
        const expected = [...packCounts(analysed, (stem) => stems.indexOf(stem))].map(([id, packed]) => [
          stems[id],
          packed,
        ]);
        expect(entries).toEqual(expected);
        expect([...counted.lengths]).toEqual(analysed.map((one) => one.length));
        expect(counted.numbers.map((_, place) => counted.total(place))).toEqual([
          ...totalCounts(analysed).values(),
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

it('counts a term at most 255 times a field, and no field spills into the next', () => {
  const counter = new DocumentCounter();
  const counted = counter.count(
    patent({ title: 'water', abstract: 'water '.repeat(300), claim: 'water '.repeat(256) }),
  );
  expect(counted.packed(0)).toBe(0xff_ff_00_01);
  expect(counted.total(0)).toBe(557);
});
