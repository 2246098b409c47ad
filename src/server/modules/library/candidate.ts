import type * as lancedb from '@lancedb/lancedb';
import { type RecordTerms, unpackTerms } from './record-terms.ts';
import { termsOf } from './terms.ts';

/** A record as the re-ranker compares it. */
export interface Candidate {
  number: string;
  classes: string[];
  terms: RecordTerms;
  /** Content words of the title's first part that has any: what the thing is, before what it is for or has. */
  head: number[];
  vector: Float32Array | null;
  /** The record in JSON, parsed only for the ones that are shown. */
  json: string;
}

/** Rows of one version of a table, decoded once and kept while they are in use. */
export interface CandidateStore {
  /** Candidates by row id. */
  take(rowIds: Iterable<number>): Promise<ReadonlyMap<number, Candidate>>;
}

const COLUMNS = ['number', 'title', 'classes', 'terms', 'vector', 'record'];
/** About 4 kB each. */
const MOST_KEPT = 15_000;

export function createCandidateStore(table: lancedb.Table): CandidateStore {
  const kept = new Map<number, Candidate>();
  return {
    async take(rowIds) {
      const wanted = new Set(rowIds);
      const missing = [...wanted].filter((id) => !kept.has(id));
      const found = new Map<number, Candidate>();
      if (missing.length > 0) {
        const rows = await table
          .takeRowIds(missing)
          .withRowId()
          .select([...COLUMNS, '_rowid'])
          .toArrow();
        for (const [id, candidate] of decode(rows)) found.set(id, candidate);
      }
      for (const id of wanted) {
        const candidate = found.get(id) ?? kept.get(id);
        if (!candidate) continue;
        found.set(id, candidate);
        // Last used, last to go.
        kept.delete(id);
        kept.set(id, candidate);
      }
      for (const id of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(id);
      }
      return found;
    },
  };
}

type ArrowTable = Awaited<ReturnType<lancedb.Query['toArrow']>>;

function* decode(rows: ArrowTable): Generator<[number, Candidate]> {
  for (const batch of rows.batches) {
    const column = (name: string) => batch.getChild(name);
    const [ids, numbers, titles] = [column('_rowid'), column('number'), column('title')];
    const [classes, terms, records] = [column('classes'), column('terms'), column('record')];
    const vectors = column('vector');
    const values = vectors?.data[0]?.children[0]?.values as Float32Array | undefined;
    const offset = vectors?.data[0]?.offset ?? 0;
    const width = values && batch.numRows > 0 ? values.length / (offset + batch.numRows) : 0;
    for (let i = 0; i < batch.numRows; i++) {
      const from = (offset + i) * width;
      const candidate: Candidate = {
        number: String(numbers?.get(i)),
        classes: String(classes?.get(i)).split('|').filter(Boolean),
        terms: unpackTerms(terms?.get(i) as Uint8Array),
        head: headKeys(String(titles?.get(i))),
        vector: vectors?.isValid(i) && values ? values.slice(from, from + width) : null,
        json: String(records?.get(i)),
      };
      yield [Number(ids?.get(i)), candidate];
    }
  }
}

/** Where the head of a title ends: what follows says what the thing is for or has. */
const HEAD_END =
  /\b(?:for|with|without|having|using|comprising|including|that|which|of|in|on|to|by|from|and|or)\b|[,;:(]/i;

function headKeys(title: string): number[] {
  for (const part of title.split(HEAD_END)) {
    const keys = termsOf(part).map(({ key }) => key);
    if (keys.length > 0) return keys;
  }
  return [];
}
