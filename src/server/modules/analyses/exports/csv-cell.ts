/**
 * Where some spreadsheet would begin a cell with a formula: at the start of ours, and after a semicolon, tab or line break
 * inside it, which are what others separate cells and rows by. Spaces, invisible characters and quotation marks before it
 * do not help, and full-width signs count as the plain ones.
 */
const FORMULA_START = /(^|[;\t\r\n])([\s\p{Cf}"'\u2018\u2019]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20\u2212])/gu;
/** Some programs drop these before they look. */
const DROPPED_START = /^[\t\r\n]/;

/**
 * One cell of CSV (RFC 4180), quoted where it has to be. A text that any locale's spreadsheet would run as a formula is
 * marked as text by an apostrophe; numbers are written as they are.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const defused = value.replace(FORMULA_START, "$1$2'");
  const text = DROPPED_START.test(defused) ? `'${defused}` : defused;
  return /[",;\t\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV, each ended by CR LF. */
export function csvLines(rows: (string | number)[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
