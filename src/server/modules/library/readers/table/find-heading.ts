import type { LineCursor } from '../bytes/read-lines.ts';
import { FIELD_NAMES } from '../record-from-fields.ts';
import { splitFields } from './split-fields.ts';
import type { TableShape } from './split-rows.ts';

/** Exports begin with the search or a note; the heading follows soon. */
const LINES_BEFORE = 10;
const DELIMITERS = [',', '\t', ';', '|'] as const;
const NUMBER_COLUMNS: ReadonlySet<string> = new Set(FIELD_NAMES.number);

/** A column's name in one spelling: "Display Key" is `display_key`. */
const columnName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Finds the heading of a table, passing over what stands before it, and how its columns are divided; null without one. */
export async function findHeading(lines: LineCursor): Promise<TableShape | null> {
  for (let ahead = 0; ahead < LINES_BEFORE; ahead++) {
    const line = await lines.peek(ahead);
    if (!line) return null;
    const shape = headingOf(line.raw);
    if (!shape) continue;
    lines.take(ahead + 1);
    return shape;
  }
  return null;
}

function headingOf(line: string): TableShape | null {
  const shapes = DELIMITERS.map((delimiter) => ({
    delimiter,
    columns: splitFields(line, delimiter).fields.map(columnName),
  })).filter(({ columns }) => columns.length > 1 && columns.some((name) => NUMBER_COLUMNS.has(name)));
  return shapes.sort((x, y) => y.columns.length - x.columns.length)[0] ?? null;
}
