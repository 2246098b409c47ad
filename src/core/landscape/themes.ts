import type { Landscape } from '../../contract/analysis/landscape.ts';
import type { PatentRecord } from '../../contract/patents.ts';
import { FUNCTION_WORDS, PATENT_BOILERPLATE } from '../text/stop-words.ts';
import { note, type RatedRecord } from './related.ts';

const MAX_THEMES = 6;
const LEAST_MEMBERS = 2;
/** A word in more than this share of all patents reviewed, or of the related ones, tells nothing apart. */
const TOO_COMMON = { reviewed: 0.12, related: 0.6 };

const wordsOf = (title: string): string[] => title.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const isEmpty = (word: string): boolean => FUNCTION_WORDS.has(word) || PATENT_BOILERPLATE.has(word);

/** Pairs of neighboring words, and single words of five letters or more, as they stand in a title. */
function termsOf(title: string): string[] {
  const words = wordsOf(title);
  const pairs = words
    .slice(1)
    .flatMap((word, i) => (isEmpty(words[i]!) || isEmpty(word) ? [] : [`${words[i]} ${word}`]));
  return [...new Set([...pairs, ...words.filter((word) => word.length >= 5 && !isEmpty(word))])];
}

function frequency(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const word of new Set(wordsOf(title))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * Themes among the related patents: a greedy cover by the terms of their titles that set them apart from all patents
 * reviewed. A two-word term counts more than a single word, because it reads as a label.
 */
export function findThemes(
  related: readonly RatedRecord[],
  reviewed: readonly PatentRecord[],
): Landscape['themes'] {
  const titles = reviewed.flatMap(({ title }) => title ?? []);
  const background = frequency(titles);
  const inRelated = frequency(related.flatMap(({ record }) => record.title ?? []));
  const telling = (word: string) =>
    (background.get(word) ?? 0) <= TOO_COMMON.reviewed * titles.length ||
    (inRelated.get(word) ?? 0) > 2 * TOO_COMMON.reviewed * related.length;
  const usable = (term: string) =>
    term
      .split(' ')
      .every((word) => telling(word) && (inRelated.get(word) ?? 0) <= TOO_COMMON.related * related.length);
  let open = [...related];
  const rows: Landscape['themes']['rows'] = [];
  while (rows.length < MAX_THEMES) {
    const members = new Map<string, RatedRecord[]>();
    for (const patent of open) {
      for (const term of termsOf(patent.record.title ?? '').filter(usable))
        members.set(term, [...(members.get(term) ?? []), patent]);
    }
    const weight = ([term, patents]: [string, RatedRecord[]]) =>
      patents.length * (term.includes(' ') ? 1.6 : 1);
    const [best] = [...members]
      .filter(([, patents]) => patents.length >= LEAST_MEMBERS)
      .sort((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1));
    if (!best) break;
    const [label, patents] = best;
    rows.push({ label, count: patents.length, numbers: patents.map(({ record }) => record.number) });
    open = open.filter((patent) => !patents.includes(patent));
  }
  return {
    rows,
    note: note(related.length - open.length, open.length, 'their titles share no distinctive words'),
  };
}
