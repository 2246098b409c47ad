import { createHash } from 'node:crypto';
import { Binary, Bool, Field, FixedSizeList, Float32, Int32, Schema, Utf8 } from 'apache-arrow';
import type { PatentRecord } from '../../../contract/patents.ts';
import { packTerms, recordTerms } from './record-terms.ts';

/** Rows of the starter library carry this origin; all others name the file or source that they came from. */
export const SHIPPED_ORIGIN = 'shipped';

/** A record on its way into the library. */
export interface IncomingRecord {
  record: PatentRecord;
  origin: string;
}

/** What is found out about a record before it is stored. */
export interface RecordFacts {
  categories: string[];
  /** CPC subclasses, assigned or classified. */
  classes: string[];
  vector: Float32Array | null;
}

/** Columns of the table of records. The vector's width is that of the encoder. */
export function recordSchema(dimensions: number): Schema {
  return new Schema([
    new Field('number', new Utf8(), false),
    new Field('date', new Int32(), false),
    new Field('origin', new Utf8(), false),
    new Field('fingerprint', new Utf8(), false),
    new Field('categories', new Utf8(), false),
    new Field('classes', new Utf8(), false),
    new Field('abstracted', new Bool(), false),
    new Field('claimed', new Bool(), false),
    new Field('title', new Utf8(), false),
    new Field('text', new Utf8(), false),
    new Field('terms', new Binary(), false),
    new Field('record', new Utf8(), false),
    new Field('vector', new FixedSizeList(dimensions, new Field('item', new Float32(), true)), true),
  ]);
}

/** Text that meaning is read from. */
export const encodedText = (record: PatentRecord): string =>
  [record.title, record.use, record.novelty, record.abstract ?? record.claim].filter(Boolean).join('. ');

/** Short mark of a record's content: equal records have equal ones. */
export const fingerprintOf = (record: PatentRecord): string =>
  createHash('sha1').update(JSON.stringify(record)).digest('base64').slice(0, 16);

/** A row of the table. */
export function rowOf({ record, origin }: IncomingRecord, facts: RecordFacts): Record<string, unknown> {
  return {
    number: record.number,
    date: dateKey(record.date),
    origin,
    fingerprint: fingerprintOf(record),
    categories: `|${facts.categories.join('|')}|`,
    classes: facts.classes.join('|'),
    abstracted: record.abstract !== null,
    claimed: Boolean(record.claim),
    title: record.title ?? '',
    text: [record.title, record.use, record.novelty, record.abstract, record.claim]
      .filter(Boolean)
      .join('. '),
    terms: packTerms(recordTerms(record)),
    record: JSON.stringify(record),
    vector: facts.vector ? Array.from(facts.vector) : null,
  };
}

/** A `YYYY-MM-DD` date as the number YYYYMMDD; 0 when unknown. */
export function dateKey(date: string | null | undefined): number {
  const parts = date ? /^(\d{4})-(\d{2})-(\d{2})/.exec(date) : null;
  return parts ? Number(`${parts[1]}${parts[2]}${parts[3]}`) : 0;
}
