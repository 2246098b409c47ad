import type { PatentRecord } from '../../../contract/patents.ts';
import { innerProduct } from '../encoder/encoder.ts';
import { familyKeys } from '../sources/family-keys.ts';
import type { LibraryHit } from './library.ts';
import type { Question } from './question.ts';
import { FIELDS } from './record-terms.ts';
import type { Ranked } from './rerank.ts';

/** Share of common words from which two texts count as one; texts with fewer words are too short to say. */
const NEAR_IDENTICAL = 0.9;
const SHORT_TEXT = 12;
/** Cosine below which two texts are not worth a comparison word by word. */
const ALIKE = 0.97;

interface Kept {
  hit: LibraryHit;
  keys: string[];
  words: ReadonlySet<number>;
  vector: Float32Array | null;
}

/** Candidates beyond the limit whose records are read, for some of those before them fold into one. */
const SPARE = 1.3;

/** Row ids of the records that {@link collapse} reads. */
export const rowsToRead = (ranked: readonly Ranked[], limit: number): number[] =>
  ranked.slice(0, Math.ceil(SPARE * limit) + 5).map(({ candidate }) => candidate.row);

/** Walks ranked candidates and folds each into an earlier one of the same invention, until `limit` distinct ones stand. */
export function collapse(
  question: Question,
  ranked: readonly Ranked[],
  records: ReadonlyMap<number, PatentRecord>,
): LibraryHit[] {
  const { limit } = question.query;
  const kept: Kept[] = [];
  const byKey = new Map<string, Kept>();
  for (const { candidate, score } of ranked) {
    const record = records.get(candidate.row);
    if (!record) break;
    const keys = familyKeys(record);
    const words = new Set(FIELDS.flatMap((field) => [...candidate.terms[field]]));
    const twin =
      keys.map((key) => byKey.get(key)).find((found) => found !== undefined) ??
      kept.find((other) => isSameText(other, words, candidate.vector));
    if (twin) {
      twin.hit.duplicates.push(record.number);
      continue;
    }
    if (kept.length === limit) break;
    const matchedTerms = question.terms
      .filter(({ key, role }) => role !== 'widening' && words.has(key))
      .sort((x, y) => y.idf - x.idf)
      .map(({ surface }) => surface);
    const entry = {
      hit: { record, score, matchedTerms, duplicates: [] },
      keys,
      words,
      vector: candidate.vector,
    };
    kept.push(entry);
    for (const key of keys) byKey.set(key, entry);
  }
  return kept.map(({ hit }) => hit);
}

function isSameText(other: Kept, words: ReadonlySet<number>, vector: Float32Array | null): boolean {
  const [less, more] = [other.words, words].sort((x, y) => x.size - y.size) as [Set<number>, Set<number>];
  if (less.size < SHORT_TEXT || less.size < NEAR_IDENTICAL * more.size) return false;
  if (vector && other.vector && innerProduct(vector, other.vector) < ALIKE) return false;
  let common = 0;
  for (const word of less) if (more.has(word)) common++;
  return common / (less.size + more.size - common) >= NEAR_IDENTICAL;
}
