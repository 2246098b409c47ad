// What may stand in an address as it is, but ends a link in Markdown.
const PARENTHESES: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/** The page of Google Patents that answers a query as the reports word it: typographic quotes made plain, classes to look through left out. */
export function fullSearchUrl(query: string): string {
  const [asked = ''] = query.split(', and look through ');
  const plain = encodeURIComponent(asked.replace(/[“”]/g, '"'));
  return `https://patents.google.com/?q=${plain.replace(/[()]/g, (sign) => PARENTHESES[sign]!)}`;
}
