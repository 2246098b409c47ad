import { dot } from '../clustering/vectors.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { contentTerms } from '../text/tokenize.ts';
import { wordOrder } from './word-order.ts';

const SHORTEST_JUDGED = 9;

/** Mean cosine over pairs of distinct content terms; 0.1 when there are fewer than two. */
function coherence(text: string, model: CorpusModel): number {
  const stems = [...new Set(contentTerms(text).map((t) => t.stem))].slice(0, 80);
  const vectors = stems.map((s) => model.termVector(s)).filter((v): v is Float32Array => v !== null);
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < vectors.length; i++) {
    for (let j = i + 1; j < vectors.length; j++) {
      sum += dot(vectors[i] as Float32Array, vectors[j] as Float32Array);
      pairs++;
    }
  }
  return pairs > 0 ? sum / pairs : 0.1;
}

/** Texts of fewer words may stand in a looser order. */
const LONG_TEXT = 20;

/**
 * Mean order of neighbouring words below which a text is in disorder: one in 200 sentences of 9 to 19 words lies lower, and one in 200
 * longer texts, while of longer shuffled ones one in a hundred lies higher. What a small library does not know must not speak against words.
 */
const BROKEN_ORDER = { sentence: -0.25, long: -0.05 };

/** False of texts that are shuffled or thrown together rather than meant. */
export function isMeant(text: string, model: CorpusModel): boolean {
  const beginning = text.slice(0, 1500);
  const { score, words } = wordOrder(beginning);
  const least = words < LONG_TEXT ? BROKEN_ORDER.sentence : BROKEN_ORDER.long;
  const isBroken = words >= SHORTEST_JUDGED && score < least;
  return !isBroken && !looseWords(beginning, model, words);
}

/** Five or more content words in a row without any connecting word, which never go together in the library. */
function looseWords(text: string, model: CorpusModel, words: number): boolean {
  const content = contentTerms(text).length;
  return words >= 5 && content === words && coherence(text, model) < 0.02;
}
