import type { PatentRecord } from '../../contract/patents.ts';
import type { Opportunity } from '../../contract/report.ts';
import { contentTerms } from '../text/tokenize.ts';
import type { Asked } from './dossier.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const CARDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const PATENT_NUMBER =
  /\b(?:(?:us|ep|wo|fr|de|gb|jp|cn|kr|ca|au)[\s-]?)?(?:[drp]{1,2}|pp|re)?\d[\d,/ ]{4,16}\d(?:\s?[a-c]\d?)?\b/gi;

const bare = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** True when a written number means this patent: country and kind code may be missing on either side. */
function sameNumber(written: string, number: string): boolean {
  const a = bare(written);
  const b = bare(number);
  return (
    a === b ||
    a.replace(/^US/, '') === b.replace(/^US/, '') ||
    a.replace(/[A-C]\d?$/, '').replace(/^US/, '') === b.replace(/^US/, '')
  );
}

export interface PatentReferences {
  patents: PatentRecord[];
  /** Numbers that the question names and the session does not hold. */
  unknown: string[];
}

/** Patents that a question names, by number or by place ("the third patent"). */
export function patentReferences({ message, lower, dossier }: Asked): PatentReferences {
  const patents: PatentRecord[] = [];
  const unknown: string[] = [];
  for (const match of message.matchAll(PATENT_NUMBER)) {
    const written = match[0].trim();
    const found = dossier.evidence.patents.find((patent) => sameNumber(written, patent.number));
    if (found) patents.push(found);
    else if (bare(written).replace(/\D/g, '').length >= 6) unknown.push(written);
  }
  const place = placeOf(lower, 'patents?|documents?|hits?');
  const placed = place === null ? undefined : dossier.evidence.patents.at(place);
  if (placed && patents.length === 0) patents.push(placed);
  return { patents: [...new Set(patents)], unknown };
}

function placeOf(lower: string, noun: string): number | null {
  const after = new RegExp(
    `\\b(?:${noun})\\s*(?:number |no\\.? ?|#)?\\s*(\\d{1,2}|${CARDINALS.join('|')})\\b`,
  ).exec(lower);
  if (after) return numberOf(after[1] as string) - 1;
  const before = new RegExp(`\\b(${ORDINALS.join('|')}|last)\\s+(?:\\w+\\s+)?(?:${noun})\\b`).exec(lower);
  if (!before) return null;
  return before[1] === 'last' ? -1 : ORDINALS.indexOf(before[1] as string);
}

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : CARDINALS.indexOf(word) + 1);

/** Opportunities that a question names: by id, place, rank or words of the title; else, for "it" and "this", those spoken of last. */
export function opportunityReferences(asked: Asked): Opportunity[] {
  const all = asked.dossier.report?.opportunities ?? [];
  const named = all.filter((opportunity, index) =>
    placed(asked.lower, { opportunity, index, count: all.length }),
  );
  if (named.length > 0) return named;
  const titled = byTitle(asked.message, all);
  if (titled.length > 0) return titled;
  if (/\b(?:best|top|highest|strongest|most promising|leading)\b/.test(asked.lower)) return all.slice(0, 1);
  return /\b(?:it|its|this|that|these|those|they)\b/.test(asked.lower) ? spokenOf(asked) : [];
}

interface Place {
  opportunity: Opportunity;
  index: number;
  count: number;
}

function placed(lower: string, { opportunity, index, count }: Place): boolean {
  const ordinal = ORDINALS[index];
  const cardinal = CARDINALS[index];
  const noun = 'opportunit(?:y|ies)|gaps?|ideas?|options?|concepts?';
  const patterns = [
    `\\b${opportunity.id}\\b`,
    `#\\s?${index + 1}\\b`,
    `\\b(?:${noun}|number|no\\.?)\\s*(?:number |no\\.? ?|#)?(?:${index + 1}|${cardinal})\\b`,
    `\\b(?:${noun})\\b[^.?]{0,40}\\b(?:and|or|vs\\.?|versus|to|with|,)\\s*(?:number |no\\.? ?|#)?(?:${index + 1}|${cardinal})\\b(?!\\s+(?:patents?|documents?))`,
    `\\b${ordinal}\\b(?!\\s+(?:steps?|patents?|things?|documents?|of all))`,
  ];
  if (index === count - 1) patterns.push('\\blast (?:one|opportunity|gap)\\b');
  return patterns.some((pattern) => new RegExp(pattern).test(lower));
}

/** Opportunities whose title shares at least two telling words with a text, and most of what the best one shares. */
function byTitle(text: string, all: readonly Opportunity[]): Opportunity[] {
  const words = new Set(contentTerms(text).map((term) => term.stem));
  const frequency = new Map<string, number>();
  const stems = all.map((opportunity) => new Set(contentTerms(opportunity.title).map((term) => term.stem)));
  for (const set of stems) for (const stem of set) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const telling = (stem: string): boolean =>
    words.has(stem) && (frequency.get(stem) ?? 0) <= Math.max(1, all.length / 2);
  const shared = stems.map((set) => [...set].filter(telling).length);
  const most = Math.max(0, ...shared);
  return most < 2 ? [] : all.filter((_, index) => (shared[index] as number) >= Math.max(2, most - 1));
}

/** Opportunities named in the latest turn that named any. */
function spokenOf({ history, dossier }: Asked): Opportunity[] {
  const all = dossier.report?.opportunities ?? [];
  for (const turn of [...history].reverse()) {
    const content = turn.content.replace(/\\/g, '');
    const named = all.filter((opportunity) => content.includes(opportunity.title.replace(/[.\s]+$/, '')));
    if (named.length > 0 && named.length <= 2) return named;
  }
  return [];
}
