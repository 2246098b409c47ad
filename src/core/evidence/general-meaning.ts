import { dot } from '../clustering/vectors.ts';
import type { WeightedRow } from '../language/word-vectors.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { type ContentTerm, tokenize } from '../text/tokenize.ts';
import { inverseFrequency } from './idea-terms.ts';

/** What an idea's words mean at large, apart from any library. */
export interface IdeaMeaning {
  /** Unit vector of all; zeros where no word is known. */
  mean: Float32Array;
  words: readonly WeightedRow[];
  total: number;
  /** Words of documents read so far, which repeat theirs: row and weight, and likeness to each of `words` by row. */
  read: Map<string, WeightedRow | null>;
  known: Map<number, Float32Array>;
}

/** How near a document is to the idea by what words mean at large; each 0 where no word is known. */
export interface MeaningMatch {
  /** Cosines of the idea and the use, and of the idea and the whole text. */
  use: number;
  whole: number;
  /** Mean likeness of each word of the idea to the nearest word of title, use and mechanism, weighted. */
  words: number;
}

/** The meaning of an idea in all its words; those of what it must do without tell its field as well. */
export function meaningOf(text: string, model: CorpusModel): IdeaMeaning {
  const read = new Map<string, WeightedRow | null>();
  const found = rowsOf(tokenize(text), read, model);
  return {
    mean: model.words.mean(found),
    words: found,
    total: found.reduce((sum, [, weight]) => sum + weight, 0),
    read,
    known: new Map(),
  };
}

/** Words that mean something; what every patent says ("container", "assembly") counts by its frequency. */
function rowsOf(
  tokens: readonly ContentTerm[],
  read: Map<string, WeightedRow | null>,
  model: CorpusModel,
): WeightedRow[] {
  const rows: WeightedRow[] = [];
  for (const token of tokens) {
    let row = read.get(token.surface);
    if (row === undefined) {
      row = weighed(token, model);
      read.set(token.surface, row);
    }
    if (row !== null) rows.push(row);
  }
  return rows;
}

function weighed({ surface, stem }: ContentTerm, model: CorpusModel): WeightedRow | null {
  const word = surface.toLowerCase();
  const row = FUNCTION_WORDS.has(word) ? -1 : model.words.row(word);
  return row < 0 ? null : [row, inverseFrequency(model.df(stem), model.documents)];
}

/** Compares a document, given in words, with an idea. */
export function compareMeaning(
  idea: IdeaMeaning,
  doc: Record<'title' | 'use' | 'novelty' | 'abstract', readonly ContentTerm[]>,
  model: CorpusModel,
): MeaningMatch {
  const use = rowsOf(doc.use, idea.read, model);
  const strong = [...rowsOf(doc.title, idea.read, model), ...use, ...rowsOf(doc.novelty, idea.read, model)];
  const all = [...strong, ...rowsOf(doc.abstract, idea.read, model)];
  const likeness = strong.map(([row]) => likenessOf(row, idea, model));
  const nearest = (i: number) => likeness.reduce((most, to) => Math.max(most, to[i] as number), 0);
  const shared = idea.words.reduce((sum, [, weight], i) => sum + weight * nearest(i), 0);
  return {
    use: dot(idea.mean, model.words.mean(use)),
    whole: dot(idea.mean, model.words.mean(all)),
    words: idea.total > 0 ? shared / idea.total : 0,
  };
}

function likenessOf(row: number, { words, known }: IdeaMeaning, model: CorpusModel): Float32Array {
  const before = known.get(row);
  if (before !== undefined) return before;
  const likeness = Float32Array.from(words, ([own]) => model.words.cosine(own, row));
  known.set(row, likeness);
  return likeness;
}
