/** A text around a quote found in it; `quote` is null when it is not there. */
export interface QuotedText {
  before: string;
  quote: string | null;
  after: string;
}

/** Finds a quote in a text, whatever the case and the white space between its words. */
export function markQuote(text: string, quote: string | null | undefined): QuotedText {
  const words = quote?.trim().split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return { before: text, quote: null, after: '' };
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'i').exec(text);
  if (!match) return { before: text, quote: null, after: '' };
  return {
    before: text.slice(0, match.index),
    quote: match[0],
    after: text.slice(match.index + match[0].length),
  };
}
