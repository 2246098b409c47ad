import * as lancedb from '@lancedb/lancedb';
import type { LibraryQuery } from './library.ts';
import type { Question, QuestionTerm } from './question.ts';
import { dateKey } from './record-row.ts';

/** Records by the words of a question and other names of its thing, and by words that only widen it. */
const BY_WORDS = { named: 200, widening: 40 };
/** Parts of the vector index that are read, where there is one. */
const PROBES = 64;
/** Weight of a title word beside one of the text in the engine's own order. */
const TITLE_BOOST = 1.5;

/**
 * Row ids of the records that share words with a question. Widening words are asked for apart: to weigh both in one query takes
 * the engine twenty times as long.
 */
export async function byWords(
  table: lancedb.Table,
  { terms }: Question,
  where: string | null,
): Promise<number[]> {
  const isWidening = ({ role }: QuestionTerm) => role === 'widening';
  const found = await Promise.all([
    matching(
      table,
      terms.filter((term) => !isWidening(term)),
      { where, limit: BY_WORDS.named },
    ),
    matching(table, terms.filter(isWidening), { where, limit: BY_WORDS.widening }),
  ]);
  return found.flat();
}

async function matching(
  table: lancedb.Table,
  terms: readonly QuestionTerm[],
  { where, limit }: { where: string | null; limit: number },
): Promise<number[]> {
  if (terms.length === 0) return [];
  const words = terms.map(({ surface }) => surface).join(' ');
  const match = new lancedb.MultiMatchQuery(words, ['title', 'text'], { boosts: [TITLE_BOOST, 1] });
  const search = table.query().fullTextSearch(match).withRowId();
  if (where) search.where(where);
  return rowIdsOf(await search.select(['_score', '_rowid']).limit(limit).toArrow());
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
