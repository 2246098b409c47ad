import { citedNumbers } from '../../contract/analysis/marked-text.ts';
import { parsePublicationNumber } from '../patents/publication-number.ts';

const ABBREVIATION = /\b(?:e\.g|i\.e|approx|vs|nos?|pat|fig|dr|mr|ms|inc|ltd|co|corp|u\.s)\.$/i;

/** Sentences of a text, in order, with the marks that follow them. Decimal points and common abbreviations do not end one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const end = /[.!?](?:["”’)\]]+)?(?=\s|$)/g;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    const sentence = text.slice(start, stop);
    if (ABBREVIATION.test(sentence)) continue;
    sentences.push(sentence.trim());
    start = stop;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') sentences.push(rest);
  return sentences.filter((sentence) => sentence !== '');
}

/** With the letters of an office, or as American grants are written in prose. "US 9,999,999" alone may count anything. */
const ANY_NUMBER = new RegExp(
  [
    String.raw`\b(?:US|EP|WO|JP|CN|KR|DE|FR|GB|CA|AU|TW|IN|RU|BR)[ -]?\d[\d/ -]{4,14}(?:\s?[A-Z]\d?)?\b`,
    String.raw`\b(?:US|U\.S\.) (?:Patent|Pat\.)(?: Nos?\.)? \d{1,2}(?:,\d{3}){2}(?: ?[A-Z]\d)?\b`,
    String.raw`\bUS \d{1,2}(?:,\d{3}){2} ?[A-Z]\d\b`,
  ].join('|'),
  'g',
);

const CITATION = /\s*\[[A-Z]{2}[A-Z0-9]{3,20}\]/g;

/** Patent numbers in a sentence, marked or not, that are not among the evidence. */
export function strayNumbers(sentence: string, known: ReadonlySet<string>): string[] {
  const cited = citedNumbers(sentence).filter((number) => !known.has(number));
  const bare = sentence.replace(CITATION, '').match(ANY_NUMBER) ?? [];
  return [...cited, ...bare];
}

const BRACKET = /\[([^[\]\n]{6,300})\]/g;

/** One bracket for each patent, in the form of its record: `[US 7,155,844 B2; US2]` is `[US7155844] [US2]`. */
export const separateCitations = (text: string): string =>
  text.replace(BRACKET, (whole, inside: string) => {
    const parts = inside.split(/\s*(?:;|,(?=\s*[A-Z]{2})|\band\b)\s*/).filter((part) => part !== '');
    const numbers = parts.map((part) =>
      /^[A-Z]{2}/.test(part) ? parsePublicationNumber(part)?.number : null,
    );
    return numbers.every(Boolean) ? numbers.map((number) => `[${number}]`).join(' ') : whole;
  });

/** A text without the numbers of patents: for what a model says before any source has returned them. */
export const withoutPatentNumbers = (text: string): string =>
  text
    .replace(CITATION, '')
    .replace(ANY_NUMBER, '')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** Keeps the sentences of a marked text that `keep` accepts; paragraphs stay apart. `dropped` counts the others. */
export function filterSentences(
  text: string,
  keep: (sentence: string) => string | null,
): { text: string; dropped: number } {
  let dropped = 0;
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const kept = splitSentences(paragraph).flatMap((sentence) => {
      const result = keep(sentence);
      if (result === null) dropped++;
      return result === null ? [] : [result];
    });
    return kept.join(' ');
  });
  return { text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), dropped };
}
