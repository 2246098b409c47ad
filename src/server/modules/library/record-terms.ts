import type { PatentRecord } from '../../../contract/patents.ts';
import { termsOf } from './terms.ts';

/** The compared fields of a record. `phrases` is use and novelty together. */
export const FIELDS = ['title', 'phrases', 'abstract', 'claim'] as const;
export type Field = (typeof FIELDS)[number];

/** Keys of the content words of each field, in reading order. */
export type RecordTerms = Record<Field, Uint32Array>;

/** Words of a claim beyond these repeat the first ones. */
const LONGEST_FIELD = 400;

/** Reads the compared words of a record. */
export function recordTerms(record: PatentRecord): RecordTerms {
  const keys = (text: string | null | undefined) =>
    Uint32Array.from(termsOf(text ?? '').slice(0, LONGEST_FIELD), ({ key }) => key);
  return {
    title: keys(record.title),
    phrases: keys([record.use, record.novelty].filter(Boolean).join('. ')),
    abstract: keys(record.abstract),
    claim: keys(record.claim),
  };
}

/** Packs the words for storage beside the record: the four lengths, then the keys. */
export function packTerms(terms: RecordTerms): Buffer {
  const lists = FIELDS.map((field) => terms[field]);
  const all = new Uint32Array(FIELDS.length + lists.reduce((sum, { length }) => sum + length, 0));
  all.set(lists.map(({ length }) => length));
  let at = FIELDS.length;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return Buffer.from(all.buffer);
}

/** Undoes {@link packTerms}. */
export function unpackTerms(bytes: Uint8Array): RecordTerms {
  const all = new Uint32Array(bytes.slice().buffer);
  let at: number = FIELDS.length;
  const next = (field: number) => {
    const from = at;
    at += all[field] as number;
    return all.subarray(from, at);
  };
  return { title: next(0), phrases: next(1), abstract: next(2), claim: next(3) };
}
