import { isContent, type Token, tokenize } from '../../text/tokenize.ts';
import type { ConceptDocument } from './concept-graph.ts';

/** A dated text, as the time split reads it. */
export interface DatedText {
  year: number;
  title: string;
  abstract: string;
}

const distinct = (words: readonly string[]) => [...new Set(words)];

/** Pairs of neighbouring content words as stems ("solar cell"); punctuation and function words part them. */
export function twoWordPhrases(text: string): string[] {
  const tokens = tokenize(text);
  const joined = (a: Token, b: Token) =>
    isContent(a) && isContent(b) && a.stem !== b.stem && /^[\s-]*$/.test(text.slice(a.end, b.start));
  return distinct(
    tokens.slice(1).flatMap((b, i) => {
      const a = tokens[i] as Token;
      return joined(a, b) ? [`${a.stem} ${b.stem}`] : [];
    }),
  );
}

const stemsOf = (text: string) =>
  distinct(
    tokenize(text)
      .filter(isContent)
      .map((t) => t.stem),
  );

/** What counts as a concept, and when two are together. */
export const CONCEPT_KINDS = {
  /** Two-word phrases, together in one title or abstract: how the product understands a gap. */
  phrases: {
    of: ({ title, abstract }: DatedText) => twoWordPhrases(`${title}. ${abstract}`),
    most: 1200,
    maxShare: 0.05,
  },
  /** Single words, together in one title. */
  'title words': { of: ({ title }: DatedText) => stemsOf(title), most: 900, maxShare: 0.2 },
} as const;
export type ConceptKind = keyof typeof CONCEPT_KINDS;

/** Documents of the split, oldest first; of one abstract (or title, where there is none) only the first counts: a family. */
export function conceptDocuments<T extends DatedText>(
  texts: readonly T[],
  kind: ConceptKind,
): (ConceptDocument & { text: T })[] {
  const seen = new Set<string>();
  return [...texts]
    .sort((a, b) => a.year - b.year)
    .flatMap((text) => {
      const words = stemsOf(`${text.title}. ${text.abstract}`);
      const key = stemsOf(text.abstract || text.title).join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ text, year: text.year, concepts: CONCEPT_KINDS[kind].of(text), words }];
    });
}
