import { sentences } from '../text/phrases.ts';
import { contentTerms } from '../text/tokenize.ts';
import { comparable, hasMarkupOrLink } from './clean-text.ts';
import type { Support } from './draft.ts';
import { unsupportedNumbers } from './numbers.ts';
import type { Passage } from './passage.ts';

/** A statement as a language model hands it in: words, ids of evidence, and words of that evidence. */
export interface Claim {
  text: string;
  cites: string[];
  quote: string;
}

export interface ClaimVerdict {
  /** Why the claim does not stand; empty when it does. */
  problems: string[];
  /** The cited passages, the one that holds the quote first; empty when the claim does not stand. */
  support: Support[];
}

export const CLAIM_LENGTH = 700;
const QUOTE_WORDS = 3;
/** Share of each sentence's content words that the passages must hold. Below it, the claim speaks of something else. */
const MINIMUM_OVERLAP = 0.3;
/** Content words below which a text says nothing that could be checked. */
const FEWEST_WORDS = 2;

interface Word {
  key: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const key = comparable(match[0]).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return key === '' ? [] : [{ key, start: match.index, end: match.index + match[0].length }];
  });
}

/**
 * Finds a quote in a passage, word by word, whatever its case, spacing or punctuation.
 * Returns the passage's own characters, or null when the words do not stand there in this order.
 */
export function findQuote(text: string, quote: string): string | null {
  const haystack = wordsOf(text);
  const needle = wordsOf(quote);
  if (needle.length === 0) return null;
  for (let at = 0; at + needle.length <= haystack.length; at++) {
    if (needle.every((word, k) => word.key === (haystack[at + k] as Word).key)) {
      return text.slice((haystack[at] as Word).start, (haystack[at + needle.length - 1] as Word).end);
    }
  }
  return null;
}

function quoteSupport(quote: string, cited: readonly Passage[]): Support | null {
  for (const passage of cited) {
    const found = findQuote(passage.text, quote);
    if (found === null) continue;
    const enough =
      wordsOf(found).length >= QUOTE_WORDS || passage.sentences.some((line) => line.startsWith(found));
    return enough ? { passage, quote: found } : null;
  }
  return null;
}

/** Share of the least supported sentence: what is smuggled in behind words of the evidence must not ride on them. */
function overlap(text: string, sources: readonly string[]): number {
  const stemsOf = (words: string): Set<string> => new Set(contentTerms(words).map((term) => term.stem));
  const known = stemsOf(sources.join('\n'));
  if (stemsOf(text).size < FEWEST_WORDS) return 0;
  const shares = sentences(text).map((sentence) => {
    const stems = stemsOf(sentence);
    return stems.size === 0 ? 1 : [...stems].filter((stem) => known.has(stem)).length / stems.size;
  });
  return Math.min(1, ...shares);
}

const PATENT_LIKE = /\b(?:US|EP|WO|DE|FR|GB|JP|CN|KR|CA|AU)[\s-]?(?:D|PP|RE)?\d[\d,/]{4,}/gi;

/** Patent numbers of a text that are not those of documents in the evidence: a text that merely mentions one does not make it known. */
export function inventedPatents(text: string, evidence: ReadonlyMap<string, Passage>): string[] {
  const written = text.match(PATENT_LIKE) ?? [];
  if (written.length === 0) return [];
  const known = new Set<string>();
  for (const passage of evidence.values())
    for (const number of [passage.ref, ...passage.numbers]) known.add(number);
  return written.filter((number) => !known.has(number.toUpperCase().replace(/[^A-Z0-9]/g, '')));
}

/**
 * Checks a claim against the evidence that the model was shown: every id exists, the quote stands in a cited passage, every
 * number of the text stands in the cited passages, every patent named is one of the evidence, no markup or link, and enough
 * of each sentence's words are those of the cited passages.
 */
export function verifyClaim(claim: Claim, evidence: ReadonlyMap<string, Passage>): ClaimVerdict {
  const problems: string[] = [];
  const unknown = claim.cites.filter((id) => !evidence.has(id));
  const cited = claim.cites.flatMap((id) => evidence.get(id) ?? []);
  if (claim.text.trim() === '') problems.push('the text is empty');
  if (claim.text.length > CLAIM_LENGTH) problems.push(`the text is longer than ${CLAIM_LENGTH} characters`);
  if (claim.cites.length === 0) problems.push('it cites no evidence');
  if (unknown.length > 0) problems.push(`no such evidence id: ${unknown.slice(0, 5).join(', ')}`);
  if (hasMarkupOrLink(claim.text)) problems.push('the text holds markup or a link');
  const main = quoteSupport(claim.quote, cited);
  if (!main) problems.push('the quote does not stand word for word in the cited evidence');
  const sources = cited.flatMap((passage) => [passage.text, passage.title, passage.ref]);
  const numbers = unsupportedNumbers(claim.text, [...sources, String(cited.length)]);
  if (numbers.length > 0) problems.push(`not in the cited evidence: ${numbers.join(', ')}`);
  const invented = inventedPatents(claim.text, evidence);
  if (invented.length > 0) problems.push(`no such patent in the evidence: ${invented.join(', ')}`);
  if (overlap(claim.text, sources) < MINIMUM_OVERLAP)
    problems.push('the text does not speak of the cited evidence');
  if (problems.length > 0 || !main) return { problems, support: [] };
  const others = cited.filter((passage) => passage !== main.passage);
  return { problems, support: [main, ...others.map((passage) => nearestSentence(passage, claim.text))] };
}

function nearestSentence(passage: Passage, text: string): Support {
  const stems = new Set(contentTerms(text).map((term) => term.stem));
  let quote = passage.sentences[0] ?? passage.text;
  let most = 0;
  for (const sentence of passage.sentences) {
    const shared = new Set(
      contentTerms(sentence)
        .filter((term) => stems.has(term.stem))
        .map((term) => term.stem),
    ).size;
    if (shared > most) {
      most = shared;
      quote = sentence;
    }
  }
  return { passage, quote };
}
