const LONGEST_TEXT = 20_000;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  deg: '°',
  micro: 'µ',
  times: '×',
  plusmn: '±',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const BLANK = /[\u0000-\u001f\u007f\ufffe\uffff\s]+/g;

/** One line of text without markup, entities and control characters; null when nothing is left. */
export function plainText(raw: string | null | undefined): string | null {
  if (!raw) return null;
  const text = raw
    .slice(0, LONGEST_TEXT)
    // Inline markup joins what it stands in (H<sub>2</sub>O); everything else separates.
    .replace(/<\/?(?:b|i|u|o|sub|sup|em|strong|sub2|sup2|smallcaps|span)(?:\s[^>]*)?>/gi, '')
    .replace(/<\/?[a-z][^>]*>|<!--[\s\S]*?-->|<\?[^>]*>/gi, ' ')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decoded)
    .replace(BLANK, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
  return text === '' ? null : text;
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
