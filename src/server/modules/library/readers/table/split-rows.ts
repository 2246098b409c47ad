import type { LineCursor } from '../bytes/read-lines.ts';
import { splitFields, splitPlainly } from './split-fields.ts';

/** How the rows of a table are written. */
export interface TableShape {
  delimiter: string;
  columns: readonly string[];
}

/** A row as raw text: bytes as Latin-1. `problem` when it does not have the columns of its heading. */
export interface RawRow {
  offset: number;
  row: number;
  fields: string[];
  problem: string | null;
}

/** A quoted text with line breaks has at most so many lines and characters. */
const MOST_LINES = 200;
const LONGEST_ROW = 2_000_000;

/** Reads the rows of a table behind its heading. A stray quotation mark costs nothing but itself. */
export async function* splitRows(lines: LineCursor, shape: TableShape): AsyncGenerator<RawRow> {
  for (let line = lines.first ?? (await lines.peek(0)); line; line = lines.first ?? (await lines.peek(0))) {
    const { raw, offset, row } = line;
    if (raw.trim() === '') {
      lines.take(1);
      continue;
    }
    const { fields, open } = splitFields(raw, shape.delimiter);
    const whole = open ? await rowOfLines(lines, raw, shape) : { fields, lines: 1 };
    lines.take(whole.lines);
    yield { offset, row, fields: whole.fields, problem: problemOf(whole.fields, raw, shape) };
  }
}

function problemOf(fields: string[], raw: string, { columns }: TableShape): string | null {
  if (raw.length > LONGEST_ROW) return 'is too long for a row';
  if (fields.length === columns.length) return null;
  return `has ${fields.length} ${fields.length === 1 ? 'column' : 'columns'} where the heading has ${columns.length}`;
}

interface WholeRow {
  fields: string[];
  lines: number;
}

/** A row whose quoted text goes on behind the line, or one with a mark that begins nothing. */
async function rowOfLines(lines: LineCursor, raw: string, shape: TableShape): Promise<WholeRow> {
  const alone = splitPlainly(raw, shape.delimiter);
  const plain = { fields: alone, lines: 1 };
  const joined = await joinLines(lines, raw, shape);
  if (!joined) return plain;
  // Where every line is a whole row by itself, the mark begins nothing.
  const rows =
    alone.length === shape.columns.length && joined.followers.every((line) => isWhole(line, shape));
  return rows ? plain : { fields: joined.fields, lines: joined.followers.length + 1 };
}

const isWhole = (line: string, { delimiter, columns }: TableShape): boolean => {
  const { fields, open } = splitFields(line, delimiter);
  return (
    (!open && fields.length === columns.length) || splitPlainly(line, delimiter).length === columns.length
  );
};

async function joinLines(
  lines: LineCursor,
  raw: string,
  { delimiter, columns }: TableShape,
): Promise<{ fields: string[]; followers: string[] } | null> {
  const followers: string[] = [];
  let text = raw;
  for (let ahead = 1; ahead < MOST_LINES && text.length < LONGEST_ROW; ahead++) {
    const next = await lines.peek(ahead);
    if (!next) return null;
    followers.push(next.raw);
    text += `\n${next.raw}`;
    if (!next.raw.includes('"')) continue;
    const { fields, open } = splitFields(text, delimiter);
    if (!open && fields.length === columns.length) return { fields, followers };
    if (!open) return null;
  }
  return null;
}
