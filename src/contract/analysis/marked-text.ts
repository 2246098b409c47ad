/** A piece of marked text: plain words, a cited patent, or the basis of the sentence before it. */
export type TextPiece =
  | { type: 'text'; text: string }
  | { type: 'cite'; number: string }
  | { type: 'basis'; basis: 'assumption' | 'recalled' };

const MARK = /\[([A-Z]{2}[A-Z0-9]{3,20})\]|\((assumption|recalled, unverified)\)/g;

/** Splits marked text into its pieces, in order; adjacent plain words stay together. */
export function splitMarkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) pieces.push({ type: 'text', text: text.slice(at, match.index) });
    const [whole, number, basis] = match;
    if (number !== undefined) pieces.push({ type: 'cite', number });
    else pieces.push({ type: 'basis', basis: basis === 'assumption' ? 'assumption' : 'recalled' });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ type: 'text', text: text.slice(at) });
  return pieces;
}

/** Patent numbers that a marked text cites, each once, in order. */
export function citedNumbers(text: string): string[] {
  const numbers = splitMarkedText(text).flatMap((piece) => (piece.type === 'cite' ? [piece.number] : []));
  return [...new Set(numbers)];
}

/** The text without its marks, for places that cannot show them. */
export const withoutMarks = (text: string): string =>
  text
    .replace(MARK, '')
    .replace(/ +([.,;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
