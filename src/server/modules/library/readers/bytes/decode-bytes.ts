import { isUtf8 } from 'node:buffer';

/** Text, or why the bytes are none. `at` counts bytes from the first. */
export type Decoded = { text: string } | { problem: string; at: number };

const HIGH = /[\x80-\xff]/;
/** Nothing but letters outside ASCII, one behind the other: no Western European text. */
const FOREIGN = /[\x80-\xff]{4}/;

/** Whether text given as Latin-1 has bytes that mean something only in an encoding. */
export const hasHighBytes = (raw: string): boolean => HIGH.test(raw);

/** The decoder that a document or file asks for; null for an encoding that is not known. */
export function decoderFor(label: string): ((raw: string) => string) | null {
  // By the time a name can be read, wide characters have been put into UTF-8.
  if (/^utf-?(?:8|16(?:le|be)?)$/i.test(label.trim())) return fromUtf8;
  try {
    const decoder = new TextDecoder(label.trim());
    return (raw) => (hasHighBytes(raw) ? decoder.decode(bytesOf(raw)) : copied(raw));
  } catch {
    return null;
  }
}

/** UTF-8 bytes, held as Latin-1, as text. The answer never holds on to the text it was cut from. */
export const fromUtf8 = (raw: string): string =>
  hasHighBytes(raw) ? bytesOf(raw).toString('utf8') : copied(raw);

const WINDOWS = new TextDecoder('windows-1252');
export const fromWindows = (raw: string): string =>
  hasHighBytes(raw) ? WINDOWS.decode(bytesOf(raw)) : copied(raw);

const bytesOf = (raw: string): Buffer => Buffer.from(raw, 'latin1');
// A part of a string keeps all of it in memory.
const copied = (raw: string): string => (raw.length < 13 ? raw : bytesOf(raw).toString('latin1'));

/** True for UTF-8, plain ASCII included. */
export const isUtf8Text = (raw: string): boolean => !hasHighBytes(raw) || isUtf8(bytesOf(raw));

/** True where at least one character of several bytes is well formed: damaged UTF-8, not another encoding. */
export const hasUtf8Sequence = (raw: string): boolean =>
  /[\xc3-\xdf][\x80-\xbf](?![\x80-\xbf])|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/.test(raw);

/** Position of the first byte that UTF-8 does not allow, or -1. */
export function firstBadByte(raw: string): number {
  const sequence =
    /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;
  for (let found = sequence.exec(raw); found; found = sequence.exec(raw))
    if (found[0].length === 1) return found.index;
  return -1;
}

/** True where bytes outside ASCII stand in rows as Western European words never do. */
export const looksForeign = (raw: string): boolean => FOREIGN.test(raw);
