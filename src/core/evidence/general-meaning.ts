import { dot } from '../clustering/vectors.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { type ContentTerm, tokenize } from '../text/tokenize.ts';
import { inverseFrequency } from './idea-terms.ts';

/** What an idea's words mean at large, apart from any library. */
export interface IdeaMeaning {
  /** Unit vector of all; zeros where no word is known. */
  mean: Float32Array;
  words: readonly { row: number; weight: number }[];
  total: number;
  /** Likeness of a word of a document, by row, to each of `words`: documents of one field repeat theirs. */
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
  const found = rowsOf(tokenize(text), model);
  return {
    mean: model.words.mean(found),
    words: found.map(([row, weight]) => ({ row, weight })),
    total: found.reduce((sum, [, weight]) => sum + weight, 0),
    known: new Map(),
  };
}

type WeightedRow = readonly [row: number, weight: number];

/** Words that mean something; what every patent says ("container", "assembly") counts by its frequency. */
function rowsOf(tokens: readonly ContentTerm[], model: CorpusModel): WeightedRow[] {
  return tokens.flatMap(({ surface, stem }): WeightedRow[] => {
    const word = surface.toLowerCase();
    const row = FUNCTION_WORDS.has(word) ? -1 : model.words.row(word);
    return row < 0 ? [] : [[row, inverseFrequency(model.df(stem), model.documents)]];
  });
}

/** Compares a document, given in words, with an idea. `strong` are the words of title, use and mechanism. */
export function compareMeaning(
  idea: IdeaMeaning,
  doc: Record<'use' | 'strong' | 'all', readonly ContentTerm[]>,
  model: CorpusModel,
): MeaningMatch {
  const near = (tokens: readonly ContentTerm[]) => dot(idea.mean, model.words.mean(rowsOf(tokens, model)));
  const likeness = rowsOf(doc.strong, model).map(([row]) => likenessOf(row, idea, model));
  const nearest = (i: number) => likeness.reduce((most, to) => Math.max(most, to[i] as number), 0);
  const shared = idea.words.reduce((sum, { weight }, i) => sum + weight * nearest(i), 0);
  return { use: near(doc.use), whole: near(doc.all), words: idea.total > 0 ? shared / idea.total : 0 };
}

function likenessOf(row: number, { words, known }: IdeaMeaning, model: CorpusModel): Float32Array {
  const before = known.get(row);
  if (before !== undefined) return before;
  const likeness = Float32Array.from(words, (word) => model.words.cosine(word.row, row));
  known.set(row, likeness);
  return likeness;
}
