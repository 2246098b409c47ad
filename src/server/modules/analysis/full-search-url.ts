// What may stand in an address as it is, but ends a link in Markdown.
const PARENTHESES: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/** The page of Google Patents that answers a query. */
export function fullSearchUrl(query: string): string {
  const words = encodeURIComponent(query.replace(/[“”]/g, '"'));
  return `https://patents.google.com/?q=${words.replace(/[()]/g, (sign) => PARENTHESES[sign]!)}`;
}
