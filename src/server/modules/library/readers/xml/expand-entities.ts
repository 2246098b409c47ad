import { GREEK, MARKS, NAMED_CHARACTERS } from './character-entities.constants.ts';

const XML: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const FIRST_SMALL_ALPHA = 0x3b1;
const FINAL_SIGMA = 17;

const NAMED: ReadonlyMap<string, string> = (() => {
  const parts = NAMED_CHARACTERS.trim().split(/\s+/);
  const named = new Map(Object.entries(XML));
  for (let i = 0; i < parts.length; i += 2)
    named.set(parts[i] as string, String.fromCodePoint(Number.parseInt(parts[i + 1] as string, 16)));
  GREEK.forEach((name, i) => {
    const small = String.fromCodePoint(FIRST_SMALL_ALPHA + i + (i >= FINAL_SIGMA ? 1 : 0));
    named.set(`${name}gr`, small);
    named.set(`${name.toUpperCase()}gr`, small.toUpperCase());
  });
  return named;
})();

/** The text with its character references read: `&#xb0;`, `&deg;`, `&alpha;`. A name that is none stays as it is. */
export function expandEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, reference: string) => {
    if (!reference.startsWith('#')) return NAMED.get(reference) ?? marked(reference) ?? whole;
    const hexadecimal = /^#x/i.test(reference);
    return character(Number.parseInt(reference.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10));
  });
}

const REFERENCE = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,11});/gi;

/** Codes 128 to 159 are no characters; who writes them means those of Windows-1252. */
const WINDOWS = new TextDecoder('windows-1252');

function character(code: number): string {
  if (code >= 0x80 && code < 0xa0) return WINDOWS.decode(Uint8Array.of(code));
  const none = code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000);
  return none ? '\ufffd' : String.fromCodePoint(code);
}

function marked(name: string): string | undefined {
  const mark = MARKS[name.slice(1)];
  if (mark === undefined) return undefined;
  const composed = (name.slice(0, 1) + mark).normalize('NFC');
  return composed.length === 1 ? composed : undefined;
}
