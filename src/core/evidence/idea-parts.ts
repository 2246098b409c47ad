import { type FunctionalProfile, profileOf } from '../functions/functional-basis.ts';
import { startsWithGerund } from '../language/noun-phrase.ts';
import { type ContentTerm, contentTerms } from '../text/tokenize.ts';
import { type IdeaTerms, termsIn } from './idea-terms.ts';
import { type IdeaReading, madeToBe } from './read-idea.ts';
import { kindOfThing } from './things-like.ts';

/** What a part says of an idea: what it is, how it is to be, what it is to do, or whatever else is named with that. */
export type PartKind = 'thing' | 'quality' | 'job' | 'detail';

/** One part of an idea that a patent may show or lack, as in a claim chart. */
export interface IdeaPart {
  /** "baby bottle", "cooling formula", "drinking temperature". */
  label: string;
  kind: PartKind;
  terms: IdeaTerms;
  /** The noun that names a thing, null for other parts. */
  head: ContentTerm | null;
  /** Functions that a job or quality states, and the stem of its first word: without any of these it is not there. */
  doing: { functions: ReadonlySet<string>; stem: string } | null;
}

/** More parts than these say little each. */
const MOST_PARTS = 6;

const QUALITY = /(?:[^t]able|ible|free|proof)$|^self-\w+/i;
const SAYS_LITTLE = /^(?:smart|new|better|small|mini|simple|cheap|making)$/i;

/** True for a word beside a thing that any such thing may have: "smart". */
export const saysLittle = (word: string): boolean => SAYS_LITTLE.test(word);

const JOINTS =
  /\s(?:and|of|in|on|from|for|to|with|at|by|near|during|among|into|onto|over|under|when|before|after|behind|against|without)\s/i;
const OPENING = /^(?:its|their|his|her|the|an?|them|it|when|while)\s+/i;

interface Named {
  label: string;
  kind: PartKind;
}

/** "Biodegradable fishing nets": the quality, and the thing without it. */
function namedInThing(product: string): Named[] {
  const [name = { label: product, kind: 'thing' as const }, ...others] = namedIn(product, 'thing');
  if (startsWithGerund(product)) return [{ ...name, kind: 'job' }, ...others];
  return [...namedAlone(name.label), ...others];
}

function namedAlone(product: string): Named[] {
  const words = product.split(' ');
  const before = words.slice(0, -1);
  const qualities = before.filter((word) => QUALITY.test(word));
  const rest = words.filter((word) => !qualities.includes(word) && !saysLittle(word));
  return [
    ...qualities.map((label): Named => ({ label, kind: 'quality' })),
    { label: rest.join(' ') || product, kind: 'thing' },
  ];
}

/** "take their medicine" → "medicine": words that say nothing name no part. */
function fromFirstTelling(piece: string): string {
  const words = piece.trim().split(' ');
  const first = words.findIndex((word) => contentTerms(word).length > 0);
  return words.slice(Math.max(0, first)).join(' ');
}

/** "Cooling formula to drinking temperature": the job with what it is done to, and what is said besides. */
function namedIn(text: string, first: PartKind): Named[] {
  return text.split(JOINTS).map(
    (piece, i): Named => ({
      label: (i === 0 ? piece.trim() : fromFirstTelling(piece)).replace(OPENING, ''),
      kind: i === 0 ? first : 'detail',
    }),
  );
}

/** What a purpose is about, where "their position" is a location and to find is to detect and locate. */
export const profileOfPurpose = (purpose: string): FunctionalProfile =>
  profileOf(
    purpose
      .replace(/\b(?:its|their|his|her) position\b/gi, 'location')
      .replace(/\bfind(?:s|ing)?\b/i, 'detecting and locating'),
  );

function doingOf({ label, kind }: Named): IdeaPart['doing'] {
  const [term] = contentTerms(label.split(' ')[0] ?? '');
  if (term === undefined || (kind !== 'job' && kind !== 'quality')) return null;
  return { functions: profileOfPurpose(label).functions, stem: term.stem };
}

/** The parts of an idea in the order of its words, without what it must do without. Empty where only a name is left that says nothing. */
export function ideaParts(idea: IdeaReading, terms: IdeaTerms): IdeaPart[] {
  const kind = kindOfThing(idea);
  const thing = kind === null ? [] : namedInThing(kind);
  const purpose = madeToBe(idea) ?? idea.purpose;
  const named = [
    ...thing,
    ...(purpose === null ? [] : namedIn(purpose, 'job')),
    ...(idea.context === null ? [] : namedIn(idea.context, 'detail')),
    ...(idea.means === null ? [] : namedIn(idea.means, 'detail')),
  ];
  const told = new Set<string>();
  const parts: IdeaPart[] = [];
  for (const each of named) {
    const own = termsIn(each.label, terms, told);
    if (own.list.length === 0) continue;
    for (const { stem } of own.list) told.add(stem);
    const head = each.kind === 'thing' ? (contentTerms(each.label).at(-1) ?? null) : null;
    parts.push({ ...each, terms: own, head, doing: doingOf(each) });
  }
  return parts.slice(0, MOST_PARTS);
}
