import type * as lancedb from '@lancedb/lancedb';
import type { StoredDocument } from './patent-table.ts';
import { appendRows } from './patent-table.ts';

const ROWS_PER_WRITE = 10_000;

/** Appends rows in large batches; one batch is on its way to disk while the next fills. */
export interface RowWriter {
  /** Rows of the table, those not yet written included. */
  readonly rows: number;
  write(row: StoredDocument): Promise<void>;
  /** Resolves when everything is in the table. */
  finish(): Promise<void>;
}

/** Writes behind the `from` rows that there are. */
export function createRowWriter(table: lancedb.Table, from: number): RowWriter {
  let batch: StoredDocument[] = [];
  let written = from;
  let pending: Promise<void> = Promise.resolve();
  const flush = async () => {
    await pending;
    const [rows, first] = [batch, written];
    batch = [];
    written += rows.length;
    pending = rows.length > 0 ? appendRows(table, rows, first) : Promise.resolve();
    pending.catch(() => undefined);
  };
  return {
    get rows() {
      return written + batch.length;
    },
    async write(row) {
      batch.push(row);
      if (batch.length >= ROWS_PER_WRITE) await flush();
    },
    async finish() {
      await flush();
      await pending;
    },
  };
}
