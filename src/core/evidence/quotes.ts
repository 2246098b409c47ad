import { sentences } from '../text/phrases.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { countStems, tokenize } from '../text/tokenize.ts';
import type { EvidenceDoc } from './evidence.ts';
import { namesOf } from './patent-names.ts';

/** Quotation marks, reference numerals of drawings, and sentences that only announce the invention. */
const UNQUOTABLE =
  /["“”]|\(\s*\d+\s*[a-z]?\s*\)|\s\d{2,3}[a-z]?\s*[,;]|^(?:described|disclosed|provided|there (?:is|are)) |\b(?:is|are) (?:provided|disclosed|described)(?: herein)?\.?$|^(?:the )?(?:present )?(?:invention|disclosure|application) (?:relates|is|provides|concerns)|^an? (?:method|system|apparatus|device|process|computer)\b.*\b(?:is|are) (?:provided|disclosed|described)/i;

/** What is wrong, rather than what is done about it. */
const TELLS_PROBLEM =
  /\b(?:can|may|might|often|usually|tends?|however|problems?|difficult|hard to|costly|otherwise)\b/i;

const isQuotable = (sentence: string): boolean =>
  sentence.length >= 40 && sentence.length <= 230 && /[.!?]$/.test(sentence) && !UNQUOTABLE.test(sentence);

/** The sentence of a document's text that counts most, the first of equals; null where none counts anything. */
export function sentenceBy({ record }: EvidenceDoc, count: (sentence: string) => number): string | null {
  let best: string | null = null;
  let most = 0;
  for (const sentence of sentences(record.abstract ?? '')) {
    if (!isQuotable(sentence)) continue;
    const held = count(sentence);
    if (held > most) [most, best] = [held, sentence];
  }
  return best;
}

/** The sentence of a document's text that holds most of these stems. */
export const sentenceWith = (doc: EvidenceDoc, stems: ReadonlySet<string>): string | null =>
  sentenceBy(doc, (text) => [...countStems(text).keys()].filter((stem) => stems.has(stem)).length);

/** Stems of all but function words: "container" is boilerplate to a search, and half of a mechanism's name. */
const namingStems = (text: string): ReadonlySet<string> =>
  new Set(
    tokenize(text)
      .filter(({ surface }) => !FUNCTION_WORDS.has(surface.toLowerCase()))
      .map(({ stem }) => stem),
  );

/** The sentence of a document's text that tells most of its mechanism, at most 230 characters, or null. */
export function tellingSentence(doc: EvidenceDoc): string | null {
  const wanted = namingStems(namesOf(doc).mechanism?.full ?? '');
  let best: string | null = null;
  let bestScore = 0;
  for (const sentence of sentences(doc.record.abstract ?? '')) {
    if (!isQuotable(sentence)) continue;
    const stems = namingStems(sentence);
    let score = [...wanted].filter((stem) => stems.has(stem)).length;
    if (TELLS_PROBLEM.test(sentence)) score -= 0.5;
    if (score > bestScore) {
      best = sentence;
      bestScore = score;
    }
  }
  return bestScore >= Math.min(2, wanted.size) ? best : null;
}
