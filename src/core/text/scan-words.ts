const LETTER_OR_DIGIT = new Uint8Array(128);
for (const sign of '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  LETTER_OR_DIGIT[sign.charCodeAt(0)] = 1;
}
const HYPHEN = 45;
const APOSTROPHE = 39;

/** A word of a text: where it stands, the FNV-1a hash of its signs, and whether it has an inner hyphen or apostrophe. */
export interface WordSpan {
  text: string;
  from: number;
  to: number;
  hash: number;
  joined: boolean;
}

/**
 * Visits the words of a plain ASCII text in reading order: what the regular expression of `tokenize` finds, without an
 * object for each. The span is the same one every time. Only for text without other signs.
 */
export function scanWords(text: string, visit: (word: WordSpan) => void): void {
  const word: WordSpan = { text, from: 0, to: 0, hash: 0, joined: false };
  const isWordAt = (i: number): boolean => LETTER_OR_DIGIT[text.charCodeAt(i)] === 1;
  let i = 0;
  while (i < text.length) {
    if (!isWordAt(i)) {
      i++;
      continue;
    }
    word.from = i;
    word.joined = false;
    let hash = 0x811c9dc5;
    for (; i < text.length; i++) {
      const sign = text.charCodeAt(i);
      if (LETTER_OR_DIGIT[sign] !== 1) {
        if ((sign !== HYPHEN && sign !== APOSTROPHE) || !isWordAt(i + 1)) break;
        word.joined = true;
      }
      hash = Math.imul(hash ^ sign, 0x01000193);
    }
    word.to = i;
    word.hash = hash;
    visit(word);
  }
}
