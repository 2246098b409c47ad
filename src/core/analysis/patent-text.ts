import type { PatentRecord } from '../../contract/patents.ts';

/** The text of a record that judgements rest on: title, abstract or our summary, and the first claim where known. */
export function patentText(record: PatentRecord): string {
  return [record.title, record.abstract, record.claim]
    .filter((part): part is string => part != null && part !== '')
    .join('\n');
}

/** True when only the title is known. */
export const isTitleOnly = (record: PatentRecord): boolean => !record.abstract && !record.claim;

const LETTERS = /[\p{L}\p{N}]+/gu;

/**
 * The passage of `text` that reads like `quote`, in the text's own letters, or null. Case, spacing, and punctuation
 * between words are ignored; every word has to stand there, in order, without a gap.
 */
export function findQuote(text: string, quote: string): string | null {
  const words = quote.toLowerCase().match(LETTERS) ?? [];
  if (words.length === 0) return null;
  const tokens = [...text.matchAll(LETTERS)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (let i = 0; i + words.length <= tokens.length; i++) {
    if (words.every((word, k) => tokens[i + k]!.word === word))
      return text.slice(tokens[i]!.start, tokens[i + words.length - 1]!.end);
  }
  return null;
}
