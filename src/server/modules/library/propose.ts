import * as lancedb from '@lancedb/lancedb';
import type { LibraryQuery } from './library.ts';
import type { Question, QuestionTerm } from './question.ts';
import { dateKey } from './record-row.ts';

const BY_WORDS = 300;
/** Parts of the vector index that are read, where there is one: 97 of 100 true neighbors with 100,000 records. */
const PROBES = 40;
/** Weight of a title word beside one of the text in the engine's own order. */
const TITLE_BOOST = 1.5;
/** What counts of a word that only widens the search. */
const WIDENING = 0.3;

/** Row ids of the records that share words with a question, by the engine's own order. */
export async function byWords(
  table: lancedb.Table,
  { terms }: Question,
  where: string | null,
): Promise<number[]> {
  const parts = [
    ...match(
      terms.filter(({ role }) => role !== 'widening'),
      1,
    ),
    ...match(
      terms.filter(({ role }) => role === 'widening'),
      WIDENING,
    ),
  ];
  const [first] = parts;
  if (!first) return [];
  const asked =
    parts.length === 1 ? first : new lancedb.BooleanQuery(parts.map((part) => [lancedb.Occur.Should, part]));
  const search = table.query().fullTextSearch(asked).withRowId();
  if (where) search.where(where);
  const found = await search.select(['_score', '_rowid']).limit(BY_WORDS).toArrow();
  return rowIdsOf(found);
}

function match(terms: readonly QuestionTerm[], weight: number): lancedb.MultiMatchQuery[] {
  if (terms.length === 0) return [];
  const words = terms.map(({ surface }) => surface).join(' ');
  return [new lancedb.MultiMatchQuery(words, ['title', 'text'], { boosts: [TITLE_BOOST * weight, weight] })];
}

/** Row ids of the records nearest to each vector, all vectors in one pass; none for a vector of zeros. */
export async function byMeaning(
  table: lancedb.Table,
  vectors: readonly (Float32Array | null)[],
  { where, limit }: { where: string | null; limit: number },
): Promise<number[][]> {
  const asked = vectors.flatMap((vector, place) => (vector?.some((x) => x !== 0) ? [{ vector, place }] : []));
  const answers: number[][] = vectors.map(() => []);
  const [first, ...others] = asked;
  if (!first) return answers;
  let search = table.query().nearestTo(first.vector);
  for (const { vector } of others) search = search.addQueryVector(vector);
  if (where) search.where(where);
  const found = await search
    .distanceType('cosine')
    .nprobes(PROBES)
    .withRowId()
    .select(['_distance', '_rowid'])
    .limit(limit)
    .toArrow();
  const ids = rowIdsOf(found);
  const queries = found.getChild('query_index');
  ids.forEach((id, i) => {
    const place = asked[Number(queries?.get(i) ?? 0)]?.place ?? 0;
    answers[place]?.push(id);
  });
  return answers;
}

type ArrowTable = Awaited<ReturnType<lancedb.Query['toArrow']>>;

function rowIdsOf(found: ArrowTable): number[] {
  const ids = found.getChild('_rowid');
  return Array.from({ length: found.numRows }, (_, i) => Number(ids?.get(i)));
}

/** Date bounds as a condition; null without any. */
export function boundsOf({ from, to }: LibraryQuery): string | null {
  if (!from && !to) return null;
  return `date >= ${dateKey(from) || 1} AND date <= ${dateKey(to) || 99_999_999}`;
}
