import * as lancedb from '@lancedb/lancedb';
import type { LibraryQuery } from './library.ts';
import type { Question } from './question.ts';
import { dateKey } from './record-row.ts';
import { type RecordTerms, unpackTerms } from './record-terms.ts';

/** A record that the engine proposes, with what the re-ranker compares. */
export interface Candidate {
  number: string;
  date: number;
  classes: string[];
  terms: RecordTerms;
  vector: Float32Array | null;
  title: string;
  /** The record in JSON, parsed only for the ones that are shown. */
  json: string;
}

const COLUMNS = ['number', 'title', 'date', 'classes', 'terms', 'vector', 'record'];
const BY_WORDS = 300;
const BY_MEANING = 150;
/** Weight of a title word beside one of the text in the engine's own order. */
const TITLE_BOOST = 1.5;

/**
 * Records that share words or meaning with a question, in the order of their numbers.
 * @param where an SQL condition that they meet, or null
 */
export async function propose(
  table: lancedb.Table,
  question: Question,
  where: string | null = boundsOf(question.query),
): Promise<Candidate[]> {
  const { vector } = question;
  const found = await Promise.all([
    byWords(table, question, where),
    byMeaning(table, vector, { where, limit: BY_MEANING }),
  ]);
  const candidates = new Map(found.flat().map((candidate) => [candidate.number, candidate]));
  return [...candidates.values()].sort((x, y) => (x.number < y.number ? -1 : 1));
}

async function byWords(
  table: lancedb.Table,
  { terms }: Question,
  where: string | null,
): Promise<Candidate[]> {
  const words = (widening: boolean) => terms.filter((term) => term.widening === widening);
  const match = (list: typeof terms, weight: number) =>
    list.length === 0
      ? []
      : [
          new lancedb.MultiMatchQuery(list.map(({ surface }) => surface).join(' '), ['title', 'text'], {
            boosts: [TITLE_BOOST * weight, weight],
          }),
        ];
  const parts = [...match(words(false), 1), ...match(words(true), 0.3)];
  if (parts.length === 0) return [];
  const asked = new lancedb.BooleanQuery(parts.map((part) => [lancedb.Occur.Should, part]));
  const search = table
    .query()
    .fullTextSearch(parts.length === 1 ? (parts[0] as lancedb.MultiMatchQuery) : asked);
  if (where) search.where(where);
  return candidatesOf(
    await search
      .select([...COLUMNS, '_score'])
      .limit(BY_WORDS)
      .toArrow(),
  );
}

/** Records nearest to a vector. */
export async function byMeaning(
  table: lancedb.Table,
  vector: Float32Array,
  { where, limit }: { where: string | null; limit: number },
): Promise<Candidate[]> {
  if (vector.every((x) => x === 0)) return [];
  const search = table.query().nearestTo(vector).distanceType('cosine');
  if (where) search.where(where);
  return candidatesOf(
    await search
      .select([...COLUMNS, '_distance'])
      .limit(limit)
      .toArrow(),
  );
}

/** Date bounds as a condition. */
export function boundsOf({ from, to }: LibraryQuery): string | null {
  if (!from && !to) return null;
  return `date >= ${dateKey(from) || 1} AND date <= ${dateKey(to) || 99_999_999}`;
}

type ArrowTable = Awaited<ReturnType<lancedb.Query['toArrow']>>;

function candidatesOf(found: ArrowTable): Candidate[] {
  const column = (name: string) => found.getChild(name);
  return Array.from({ length: found.numRows }, (_, i) => {
    const vector = column('vector')?.get(i);
    return {
      number: String(column('number')?.get(i)),
      date: Number(column('date')?.get(i)),
      classes: String(column('classes')?.get(i)).split('|').filter(Boolean),
      title: String(column('title')?.get(i)),
      terms: unpackTerms(column('terms')?.get(i) as Uint8Array),
      vector: vector ? (vector.toArray() as Float32Array) : null,
      json: String(column('record')?.get(i)),
    };
  });
}
