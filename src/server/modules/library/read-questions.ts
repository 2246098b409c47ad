import type { Encoder } from '../encoder/encoder.ts';
import type { LibraryQuery } from './library.ts';
import { type Question, readQuestion } from './question.ts';
import type { TermWeights } from './term-weights.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Other names of the thing that its meaning is read with. */
const ENCODED_NAMES = 2;

/** Reads questions together: all their texts are encoded in one batch. */
export async function readQuestions(
  queries: readonly LibraryQuery[],
  by: { encoder: Encoder; vocabulary: Vocabulary; weights: TermWeights },
): Promise<Question[]> {
  const { encoder, vocabulary, weights } = by;
  const readings = await Promise.all(queries.map(({ text }) => vocabulary.read(text)));
  const texts = queries.map(({ text, expansions }, i) =>
    expansions?.length === 0 ? text : [text, ...(readings[i]?.names.slice(0, ENCODED_NAMES) ?? [])].join(' '),
  );
  // Without its server an encoder has no answer, and only the words decide.
  const vectors = await encoder
    .embed(texts)
    .catch(() => texts.map(() => new Float32Array(encoder.dimensions)));
  return queries.map((query, i) => {
    const reading = readings[i] as (typeof readings)[number];
    return readQuestion(query, { ...reading, vector: vectors[i] as Float32Array }, weights);
  });
}
