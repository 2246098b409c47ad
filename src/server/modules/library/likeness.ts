import { innerProduct } from '../encoder/encoder.ts';
import type { Likeness } from './library.ts';
import type { TermWeights } from './term-weights.ts';
import { termsOf } from './terms.ts';

/** A text with its vector. */
export interface EncodedText {
  text: string;
  vector: Float32Array;
}

/** Likeness of one text to others. */
export function likenessOf(
  query: EncodedText,
  documents: readonly EncodedText[],
  weights: TermWeights,
): Likeness[] {
  const wanted = new Map(termsOf(query.text).map(({ key }) => [key, weights.idf(key)]));
  const all = [...wanted.values()].reduce((sum, idf) => sum + idf, 0);
  return documents.map(({ text, vector }) => {
    const found = new Map(
      termsOf(text)
        .filter(({ key }) => wanted.has(key))
        .map(({ key, surface }) => [key, surface]),
    );
    const share = [...found.keys()].reduce((sum, key) => sum + (wanted.get(key) as number), 0);
    return {
      meaning: Math.min(1, Math.max(0, innerProduct(query.vector, vector))),
      words: all > 0 ? share / all : 0,
      matched: [...found.values()],
    };
  });
}
