import type * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
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
  /** Row id in the version of the table that it was read from. */
  row: number;
}

/** Rows of one version of a table, decoded once and kept while they are in use. */
export interface CandidateStore {
  /** Candidates by row id. */
  take(rowIds: Iterable<number>): Promise<ReadonlyMap<number, Candidate>>;
  /** Whole records by row id: for the few that are shown. */
  records(rowIds: Iterable<number>): Promise<ReadonlyMap<number, PatentRecord>>;
}

const COLUMNS = ['number', 'title', 'classes', 'terms', 'vector'];
/** About 2 kB each. */
const MOST_KEPT = 25_000;

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
    async records(rowIds) {
      const wanted = [...new Set(rowIds)];
      if (wanted.length === 0) return new Map();
      const rows = await table.takeRowIds(wanted).withRowId().select(['record', '_rowid']).toArrow();
      const [ids, records] = [rows.getChild('_rowid'), rows.getChild('record')];
      return new Map(
        Array.from({ length: rows.numRows }, (_, i) => [
          Number(ids?.get(i)),
          JSON.parse(String(records?.get(i))) as PatentRecord,
        ]),
      );
    },
  };
}

type ArrowTable = Awaited<ReturnType<lancedb.Query['toArrow']>>;

function* decode(rows: ArrowTable): Generator<[number, Candidate]> {
  for (const batch of rows.batches) {
    const column = (name: string) => batch.getChild(name);
    const [ids, numbers, titles] = [column('_rowid'), column('number'), column('title')];
    const [classes, terms] = [column('classes'), column('terms')];
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
        row: Number(ids?.get(i)),
      };
      yield [candidate.row, candidate];
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
