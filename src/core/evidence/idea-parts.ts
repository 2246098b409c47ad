import type { Holding } from '../../contract/landscape.ts';
import { type FunctionalProfile, profileOf, VAGUE_FLOWS } from '../functions/functional-basis.ts';
import { contentTerms } from '../text/tokenize.ts';
import type { EvidenceDoc } from './evidence.ts';
import { coverageInOtherWords, type IdeaTerms, namedInOtherWords } from './idea-terms.ts';
import { type IdeaReading, isGenericProduct } from './read-idea.ts';

/** What a part says of an idea: what it is, how it is to be, what it is to do, or whatever else is named with that. */
export type PartKind = 'thing' | 'quality' | 'job' | 'detail';

/** One part of an idea that a patent may show or lack, as in a claim chart. */
export interface IdeaPart {
  /** "baby bottle", "cooling formula", "drinking temperature". */
  label: string;
  kind: PartKind;
  terms: IdeaTerms;
  /** Stem of the noun that names a thing; null for other parts. */
  head: string | null;
  /** Functions that a job or quality states, and the stem of its first word: without any of these it is not there. */
  doing: { functions: ReadonlySet<string>; stem: string } | null;
}

/** More parts than these say little each. */
const MOST_PARTS = 6;

const QUALITY = /(?:[^t]able|ible|free|proof)$|^self-\w+/i;
const SAYS_LITTLE = /^(?:smart|new|better|small|mini|simple|cheap|making)$/i;
const JOINTS =
  /\s(?:and|of|in|on|from|for|to|with|at|by|near|during|among|into|onto|over|under|when|before|after|behind|against|without)\s/i;
const OPENING = /^(?:its|their|his|her|the|an?|them|it|when|while)\s+/i;

interface Named {
  label: string;
  kind: PartKind;
}

/** "Biodegradable fishing nets": the quality, and the thing without it. */
function namedInThing(product: string): Named[] {
  const words = product.split(' ');
  const before = words.slice(0, -1);
  const qualities = before.filter((word) => QUALITY.test(word));
  const rest = words.filter((word) => !qualities.includes(word) && !SAYS_LITTLE.test(word));
  return [
    ...qualities.map((label): Named => ({ label, kind: 'quality' })),
    { label: rest.join(' ') || product, kind: 'thing' },
  ];
}

/** "Cooling formula to drinking temperature": the job with what it is done to, and what is said besides. */
function namedIn(text: string, first: PartKind): Named[] {
  return text.split(JOINTS).map(
    (piece, i): Named => ({
      label: piece.trim().replace(OPENING, ''),
      kind: i === 0 ? first : 'detail',
    }),
  );
}

/** Sum of weights; no list means that nothing is asked. */
const restrictTo = (stems: ReadonlySet<string>, { list }: IdeaTerms): IdeaTerms => {
  const own = list.filter((t) => stems.has(t.stem));
  return { list: own, total: own.reduce((sum, t) => sum + t.weight, 0), unknown: [] };
};

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
  const thing = idea.product !== null && !isGenericProduct(idea.product) ? namedInThing(idea.product) : [];
  const purpose = idea.purpose?.replace(new RegExp(`^making ${idea.product} `, 'i'), '') ?? null;
  const named = [
    ...thing,
    ...(purpose === null ? [] : namedIn(purpose, 'job')),
    ...(idea.context === null ? [] : namedIn(idea.context, 'detail')),
    ...(idea.means === null ? [] : namedIn(idea.means, 'detail')),
  ];
  const told = new Set<string>();
  const parts: IdeaPart[] = [];
  for (const each of named) {
    const stems = new Set(contentTerms(each.label).map((t) => t.stem));
    const own = restrictTo(new Set([...stems].filter((stem) => !told.has(stem))), terms);
    if (own.list.length === 0) continue;
    for (const { stem } of own.list) told.add(stem);
    const head = each.kind === 'thing' ? (contentTerms(each.label).at(-1)?.stem ?? null) : null;
    parts.push({ ...each, terms: own, head, doing: doingOf(each) });
  }
  return parts.slice(0, MOST_PARTS);
}

const IN_WORDS = 0.95;
const IN_PART = 0.5;

/**
 * A thing is named by its noun with, if in other words, what goes with that: "feeding bottle" for "baby bottle". The noun alone names it in
 * part, where the document is about that kind of thing at all: a neural net is no part of a fishing net.
 */
function holdingOfThing(
  { label, terms, head }: IdeaPart,
  doc: Pick<EvidenceDoc, 'stems' | 'profile'>,
): Holding {
  const hasHead = head === null || doc.stems.has(head);
  const rest = terms.list.filter((term) => !namedInOtherWords(term, doc.stems, doc.profile));
  if (rest.length === 0) return hasHead ? 'named' : 'partly';
  const kinds = [...profileOf(label).flows].filter((flow) => !VAGUE_FLOWS.has(flow));
  return hasHead && kinds.every((flow) => doc.profile.flows.has(flow)) ? 'partly' : 'absent';
}

/** How a document holds a part of the idea, by the words of its title, phrases and abstract. */
export function holdingOf(part: IdeaPart, doc: Pick<EvidenceDoc, 'stems' | 'profile'>): Holding {
  const { doing, terms } = part;
  if (part.kind === 'thing') return holdingOfThing(part, doc);
  const does = [...(doing?.functions ?? [])].some((f) => doc.profile.functions.has(f));
  if (doing !== null && !does && (doing.functions.size > 0 || !doc.stems.has(doing.stem))) return 'absent';
  const share = coverageInOtherWords(terms, doc.stems, doc.profile);
  if (share >= IN_WORDS) return 'named';
  return share >= IN_PART || does ? 'partly' : 'absent';
}
