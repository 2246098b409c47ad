import { LineDecoder } from '../bytes/line-decoder.ts';
import { LineCursor, readLines } from '../bytes/read-lines.ts';
import type { Reading } from '../entry.ts';
import { plainText } from '../plain-text.ts';
import { type DateOrder, provenOrder } from '../read-date.ts';
import { FIELD_NAMES, RecordError, recordFromFields } from '../record-from-fields.ts';
import { findHeading } from './find-heading.ts';
import { splitRows } from './split-rows.ts';

/** A row with its texts by column, or what is wrong with it. */
export type TableRow = { offset: number; row: number } & (
  | { fields: Record<string, string> }
  | { problem: string; skipped: boolean }
);

export const NO_HEADING = `has no heading with a patent number, such as ${FIELD_NAMES.number.slice(0, 3).join(', ')}`;

/** Reads the rows of a delimited table by their column names; null where the file has no heading that names patents. */
export async function readRows(
  stream: AsyncIterable<Buffer>,
): Promise<{ columns: readonly string[]; rows: AsyncGenerator<TableRow> } | null> {
  const lines = new LineCursor(readLines(stream));
  const shape = await findHeading(lines);
  if (!shape) {
    await lines.close();
    return null;
  }
  return { columns: shape.columns, rows: decodeRows(lines, shape) };
}

async function* decodeRows(
  lines: LineCursor,
  shape: { delimiter: string; columns: readonly string[] },
): AsyncGenerator<TableRow> {
  const decoder = new LineDecoder();
  try {
    for await (const { offset, row, fields, problem } of splitRows(lines, shape)) {
      if (problem !== null) {
        yield { offset, row, problem, skipped: true };
        continue;
      }
      const decoded = decoder.decode(fields.join('\0'));
      if ('problem' in decoded) {
        yield { offset, row, problem: decoded.problem, skipped: true };
        continue;
      }
      if (decoded.note) yield { offset, row, problem: decoded.note, skipped: false };
      const texts = decoded.text.split('\0');
      yield {
        offset,
        row,
        fields: Object.fromEntries(shape.columns.map((name, i) => [name, plainText(texts[i] ?? '')])),
      };
    }
  } finally {
    await lines.close();
  }
}

/** Rows from which the order of day and month is learned before any is read. */
const LEARNED_FROM = 500;

/** Reads comma-, tab- or semicolon-separated patents under a heading; a bad row yields a problem that names its line. */
export async function* readTable(stream: AsyncIterable<Buffer>): AsyncGenerator<Reading> {
  const table = await readRows(stream);
  if (!table) return yield { problem: NO_HEADING, skipped: true, offset: 0, row: 1 };
  const dates = table.columns.filter((name) => /date|^filed$|^priority$/.test(name));
  let waiting: TableRow[] | null = [];
  let order: DateOrder = 'month-first';
  const learn = (rows: TableRow[]) => {
    order =
      provenOrder(
        rows.flatMap((row) => ('fields' in row ? dates.map((name) => row.fields[name] ?? '') : [])),
      ) ?? order;
  };
  for await (const row of table.rows) {
    if (waiting === null) yield* readRow(row, { order, dates });
    else if (waiting.push(row) >= LEARNED_FROM) {
      learn(waiting);
      for (const held of waiting) yield* readRow(held, { order, dates });
      waiting = null;
    }
  }
  learn(waiting ?? []);
  for (const held of waiting ?? []) yield* readRow(held, { order, dates });
}

function* readRow(
  row: TableRow,
  { order, dates }: { order: DateOrder; dates: string[] },
): Generator<Reading> {
  if (!('fields' in row)) return yield row;
  const { offset, row: line, fields } = row;
  try {
    const record = recordFromFields(settled(fields), order);
    const lost = dates.find(
      (name) => fields[name]?.trim() && FIELD_NAMES.date.some((known) => known === name),
    );
    if (lost && record.date === null && !FIELD_NAMES.date.some((name) => /^0*$/.test(fields[name] ?? 'none')))
      yield {
        problem: `has an unreadable date "${fields[lost]?.slice(0, 40)}"; read without it`,
        skipped: false,
        offset,
        row: line,
      };
    yield { record, offset, row: line };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    yield { problem: error.message, skipped: true, offset, row: line };
  }
}

/** Google divides inventors by commas, which elsewhere belong to a name. */
function settled(fields: Record<string, string>): Record<string, string> {
  const authors = fields['inventor/author'];
  if (authors === undefined || authors.includes(';')) return fields;
  return { ...fields, 'inventor/author': authors.replaceAll(',', ';') };
}
