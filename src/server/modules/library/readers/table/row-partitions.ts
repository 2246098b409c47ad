import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = Record<string, string>;
type IdentifiedRow = [id: string, row: Row];

const BUFFERED = 256 * 1024;

/** Rows put aside by their id: in memory for one part, else in files of a folder. Rows of one id come out together, in order. */
export function createPartitions(
  folder: string,
  parts: number,
): { add: (id: string, row: Row) => void; finish: () => Generator<Iterable<IdentifiedRow>> } {
  if (parts <= 1) {
    const rows: IdentifiedRow[] = [];
    return {
      add: (id, row) => rows.push([id, row]),
      *finish() {
        yield rows;
      },
    };
  }
  const buffers = Array.from({ length: parts }, () => ({ lines: [] as string[], size: 0 }));
  const fileOf = (part: number) => join(folder, `${part}.jsonl`);
  const flush = (part: number) => {
    const buffer = buffers[part] as { lines: string[]; size: number };
    if (buffer.size > 0) appendFileSync(fileOf(part), buffer.lines.join(''));
    buffer.lines = [];
    buffer.size = 0;
  };
  return {
    add(id, row) {
      const part = hash(id) % parts;
      const buffer = buffers[part] as { lines: string[]; size: number };
      const line = `${JSON.stringify([id, withoutBlanks(row)])}\n`;
      buffer.lines.push(line);
      buffer.size += line.length;
      if (buffer.size > BUFFERED) flush(part);
    },
    *finish() {
      for (let part = 0; part < parts; part++) {
        flush(part);
        if (existsSync(fileOf(part))) yield rowsOf(readFileSync(fileOf(part), 'utf8'));
      }
    },
  };
}

const withoutBlanks = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));

function* rowsOf(text: string): Generator<IdentifiedRow> {
  for (let at = 0, end = text.indexOf('\n'); end >= 0; at = end + 1, end = text.indexOf('\n', at))
    yield JSON.parse(text.slice(at, end)) as IdentifiedRow;
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
