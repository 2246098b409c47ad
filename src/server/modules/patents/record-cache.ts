import type { PatentRecord } from '../../../contract/patents.ts';
import type { RecordSource } from '../../../core/retrieval/indexed-library.ts';
import { findNumbers, type PatentRows, recordsAt } from './patent-table.ts';

/** Records kept (about 2 kB each): the searches of one analysis return many of the same. */
const KEPT = 4000;

/** The records of a table, those read last kept at hand. */
export function createRecordCache(rows: PatentRows): RecordSource {
  // A Map keeps insertion order: what is read moves to the end, what was read longest ago is dropped.
  const kept = new Map<number, PatentRecord>();
  const rowOf = new Map<string, number>();
  const keep = (row: number, record: PatentRecord) => {
    kept.delete(row);
    kept.set(row, record);
    rowOf.set(record.number, row);
  };
  const trim = () => {
    for (const [row, record] of kept) {
      if (kept.size <= KEPT) return;
      kept.delete(row);
      rowOf.delete(record.number);
    }
  };
  return {
    async records(wanted) {
      const known = new Map(wanted.map((row) => [row, kept.get(row)]));
      const missing = wanted.filter((row) => known.get(row) === undefined);
      const read = await recordsAt(rows, missing);
      for (const [i, row] of missing.entries()) known.set(row, read[i]);
      const records = wanted.map((row) => known.get(row) as PatentRecord);
      for (const [i, row] of wanted.entries()) keep(row, records[i] as PatentRecord);
      trim();
      return records;
    },
    async rows(numbers) {
      const found = await findNumbers(
        rows.table,
        numbers.filter((number) => !rowOf.has(number)),
      );
      return new Map(
        numbers.flatMap((number) => {
          const row = rowOf.get(number) ?? found.get(number)?.row;
          return row === undefined ? [] : [[number, row]];
        }),
      );
    },
  };
}
