/** The fields of a line; `open` when a quoted field does not end in it. */
export interface SplitLine {
  fields: string[];
  open: boolean;
}

/**
 * Splits a line at its delimiters. A field that begins with a quotation mark ends with one before a delimiter; marks doubled
 * or alone within it are text.
 */
export function splitFields(line: string, delimiter: string): SplitLine {
  if (!line.includes('"')) return { fields: line.split(delimiter), open: false };
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const quoted = line[at] === '"' ? endOfQuoted(line, at, delimiter) : -2;
    if (quoted === -1) return { fields: [...fields, line.slice(at)], open: true };
    const end = quoted >= 0 ? quoted + 1 : endOf(line, at, delimiter);
    fields.push(quoted >= 0 ? line.slice(at + 1, quoted).replaceAll('""', '"') : line.slice(at, end));
    at = end + 1;
  }
  return { fields, open: false };
}

/** Splits a line at its delimiters, quotation marks being text like any other; those around a whole field are left out. */
export const splitPlainly = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((field) => field.replace(/^"(.*)"$/s, '$1'));

function endOf(line: string, at: number, delimiter: string): number {
  const end = line.indexOf(delimiter, at);
  return end < 0 ? line.length : end;
}

/** Position of the mark that ends a quoted field, or -1. */
function endOfQuoted(line: string, start: number, delimiter: string): number {
  let at = start + 1;
  for (;;) {
    const mark = line.indexOf('"', at);
    if (mark < 0) return -1;
    const next = line[mark + 1];
    if (next === undefined || next === delimiter) return mark;
    at = mark + (next === '"' ? 2 : 1);
  }
}
