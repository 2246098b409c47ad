import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord } from './fold.ts';
import { phrases, sentences } from './phrases.ts';
import { stem } from './stem.ts';
import { contentTerms, countStems, tokenize } from './tokenize.ts';

const stems = (text: string) => contentTerms(text).map((t) => t.stem);

describe('stem', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['relational', 'relat'],
    ['hopping', 'hop'],
    ['failing', 'fail'],
    ['adjustable', 'adjust'],
    ['sky', 'sky'],
    ['generalizations', 'gener'],
    ['oscillators', 'oscil'],
    ['yes', 'ye'],
    ['children', 'child'],
  ])('%s → %s, as Porter published it', (word, expected) => expect(stem(word)).toBe(expected));

  it('brings inflections of one word together', () => {
    expect(new Set(['water', 'waters', 'watering', 'watered'].map(stem)).size).toBe(1);
    expect(new Set(['cool', 'cools', 'cooling', 'cooled'].map(stem)).size).toBe(1);
  });
});

describe('tokenize', () => {
  it('splits hyphens but keeps prefixes and single letters joined', () => {
    expect(tokenize('self-watering non-woven X-ray Wi-Fi 3-D').map((t) => t.stem)).toEqual([
      'self',
      'water',
      'nonwoven',
      'xrai',
      'wifi',
      '3d',
    ]);
  });
  it('folds case, accents, ligatures and subscripts', () => {
    expect(foldWord('ÉLÉMENT')).toBe('element');
    expect(foldWord('CO₂')).toBe('co2');
    expect(foldWord('Colour')).toBe('color');
  });
  it('leaves out numbers, stop words and boilerplate', () => {
    expect(stems('A method comprising 12 pumps (100), wherein said pumps are quiet')).toEqual([
      'pump',
      'pump',
      'quiet',
    ]);
  });
  it('counts stems', () =>
    expect([...countStems('pumps pump valve')]).toEqual([
      ['pump', 2],
      ['valv', 1],
    ]));
  it('gives offsets that return the surface, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        let last = 0;
        for (const token of tokenize(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.surface);
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.surface.length).toBeGreaterThan(0);
          last = token.end;
        }
      }),
    );
  });
});

describe('phrases', () => {
  it('breaks at punctuation and function words only', () => {
    expect(
      phrases('A clamp, held by two wet arms of the soil-moisture sensor.').map((p) => p.surface),
    ).toEqual(['clamp', 'held', 'wet arms', 'soil-moisture sensor']);
  });
  it('splits sentences without tripping over abbreviations', () => {
    expect(sentences('It cools, e.g. Milk. The 2.5 l tank is full. Done')).toEqual([
      'It cools, e.g. Milk.',
      'The 2.5 l tank is full.',
      'Done',
    ]);
    expect(sentences('It sells. $34 is left')).toEqual(['It sells.', '$34 is left']);
  });
});
