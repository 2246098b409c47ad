import { LEAST_APTNESS } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { type IdeaFrame, isQuality } from '../evidence/idea-frame.ts';
import { saysLittle } from '../evidence/idea-parts.ts';
import type { IdeaTerms } from '../evidence/idea-terms.ts';
import { jobsFrom } from '../evidence/match-profile.ts';
import { type IdeaNames, isGenericProduct } from '../evidence/read-idea.ts';
import { doesJobOnSameKind } from '../evidence/same-kind.ts';
import { kindOfThing } from '../evidence/things-like.ts';
import { BROAD_FUNCTIONS, PLACE, profileOf, wordsOf } from '../functions/functional-basis.ts';
import { joinList, plural, singular } from '../language/inflection.ts';
import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { contentTerms } from '../text/tokenize.ts';

const MOST_JOBS = 2;
const MOST_WORDS = 5;
const MOST_TERMS = 2;
const MOST_CLASSES = 3;
/** Groups that the classification no longer has. */
const ABOLISHED = new Set(['G06F19', 'G06F17', 'H04L29', 'H04L12', 'G06K9']);
/** True for a code of a group that the classification no longer has. */
export const isAbolished = (code: string): boolean => ABOLISHED.has(code.split('/')[0] ?? '');

/** A main group of the Cooperative Patent Classification, "A01G27" of "A01G27/02"; from 2000 on they index and classify nothing. */
const MAIN_GROUP = /^[A-H]\d\d[A-Z]\d{1,3}(?=\/|$)/;

const phrase = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `“${words.join(' ')}”`;

const anyOf = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `(${words.join(' OR ')})`;

/** Any of these terms, each of one word or more. */
const anyTerm = (terms: readonly string[]): string => anyOf(terms.map((term) => phrase(term.split(' '))));

/** Words of the idea beside the given ones and the job's own, kinds of thing first, then the weightiest. */
function otherWords({ list }: Pick<IdeaTerms, 'list'>, said: string, jobs: readonly string[]): string[] {
  const stems = new Set(contentTerms(said).map(({ stem }) => stem));
  return list
    .filter(({ stem, surface }) => !stems.has(stem) && !isGenericProduct(surface))
    .filter(({ means }) => !jobs.some((job) => means.functions.has(job)))
    .sort((a, b) => Number(b.means.flows.size > 0) - Number(a.means.flows.size > 0))
    .map(({ surface }) => surface.toLowerCase());
}

/** The kinds of thing that the rest of the idea names, where no purpose is stated: "food" of packaging for fresh food delivery. A place narrows no search. */
const servedKinds = ({ list }: IdeaTerms, said: string, jobs: readonly string[]): string[] =>
  otherWords(
    { list: list.filter(({ means }) => means.flows.size > 0 && !means.flows.has(PLACE)) },
    said,
    jobs,
  );

/** What an adjective of the thing states is asked as a job: "biodegradable". */
const statedBy = (word: string): string[] => (isQuality(word) ? [...profileOf(word).functions] : []);

/** Other names that one query takes. */
const MOST_NAMES = 3;

/** The thing without what its adjectives state; a phrase in the singular and the plural, as claims have both, and what else it is called. */
function thingTerms(product: string, alias?: string, otherNames: readonly string[] = []): string {
  const names = otherNames.slice(0, MOST_NAMES).map((name) => phrase(name.split(' ')));
  const words = product.toLowerCase().split(' ');
  const head = words.at(-1)!;
  const rest = words.slice(0, -1).filter((word) => statedBy(word).length === 0 && !saysLittle(word));
  if (rest.length === 0) return anyOf([...new Set([singular(head), ...names])]);
  const also = alias === undefined ? [] : inBothNumbers(alias.toLowerCase().split(' '));
  return anyOf([...new Set([...inBothNumbers([...rest, head]), ...also, ...names])]);
}

const inBothNumbers = (words: readonly string[]): string[] => {
  const head = words.at(-1)!;
  return [...new Set([singular(head), plural(head)])].map((form) => phrase([...words.slice(0, -1), form]));
};

/** An idea as a full database is asked for it. */
interface AskedIdea {
  names: IdeaNames;
  frame: IdeaFrame;
  /** What else its thing is called. */
  alias?: string | undefined;
}

/** The thing, and what it serves, or what the job is done to where its name alone is too many things; without a thing, two words more of the idea. */
function things(
  { names: { product, serves, otherNames }, frame: { terms, purposeTerms, reflexive }, alias }: AskedIdea,
  jobs: readonly string[],
): string[] {
  if (product === null) return otherWords(terms, '', jobs).slice(0, MOST_TERMS).map(singular);
  const thing = thingTerms(product, alias, otherNames);
  const isForAll = serves.includes(product);
  if (reflexive || (thingTerms(product, alias).includes(' ') && !isForAll)) return [thing];
  const served = isForAll ? servedKinds(terms, product, jobs) : otherWords(purposeTerms, product, jobs);
  return [thing, ...served.slice(0, 1).map(singular)];
}

/** The jobs to ask for: the weightiest, and what an adjective of the thing states. */
function askedJobs({ product }: IdeaNames, { profile }: IdeaFrame): string[] {
  // A broad job narrows no search: beside another it goes last.
  const key = jobsFrom(1, profile).sort(
    (a, b) => Number(BROAD_FUNCTIONS.has(a)) - Number(BROAD_FUNCTIONS.has(b)),
  );
  const stated = (product ?? '').toLowerCase().split(' ').flatMap(statedBy);
  const beside = stated.find((job) => profile.functions.has(job) && !key.includes(job));
  return beside === undefined ? key.slice(0, MOST_JOBS) : [...key.slice(0, MOST_JOBS - 1), beside];
}

/** About such a thing, and likely enough to have to do with the job: an underwater drone cleans no panels. */
const isAboutThing = (d: EvidenceDoc): boolean =>
  d.kinship === 'own' && d.aboutThing && d.aptness >= LEAST_APTNESS;

/** Main groups of the given documents, those of the closest documents first. */
function mainGroups(docs: readonly EvidenceDoc[]): string[] {
  const closeness = new Map<string, number>();
  for (const { record, affinity } of docs)
    for (const group of new Set(record.cpc.flatMap((code) => MAIN_GROUP.exec(code) ?? [])))
      if (!ABOLISHED.has(group)) closeness.set(group, (closeness.get(group) ?? 0) + affinity);
  return [...closeness]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(([group]) => group);
}

/**
 * What to ask a full database for the idea: the thing and its jobs in several words each, and the main groups of what does its
 * job on the same kind of thing, or else of its own field. "(“leaf blowers” OR blowers) AND (quiet OR silent OR noise), in F04D29".
 */
export function searchQuery(names: IdeaNames, frame: IdeaFrame, field: readonly EvidenceDoc[]): string {
  const jobs = askedJobs(names, frame);
  const groups = [...things({ names, frame }, jobs), ...jobs.map((job) => anyOf(wordsOf(job, MOST_WORDS)))];
  // What would do without the thing is classed with something else.
  const onSameKind = field.filter((d) => doesJobOnSameKind(d) && !d.substitute);
  const classes = mainGroups(
    onSameKind.length > 0
      ? onSameKind
      : field.filter((d) => !d.substitute && (isAboutThing(d) || (d.jobMatch >= 1 && d.flowMatch >= 1))),
  );
  return `${groups.join(' AND ')}${classes.length === 0 ? '' : `, and look through ${joinList(classes)}`}`;
}

/** Words of a group that one query takes. */
const MOST_OF_GROUP = 6;

/** True for words one of which names the idea's thing; what sets that apart alone ("reusable" packaging) names a want. */
function isOfThing(group: readonly string[], { product }: Pick<IdeaNames, 'product'>): boolean {
  const stems = contentTerms(product ?? '').map(({ stem }) => stem);
  const thing = new Set(stems);
  return group.some((words) => {
    const told = contentTerms(words).map(({ stem }) => stem);
    return told.every((stem) => thing.has(stem)) && told.includes(stems.at(-1) ?? '');
  });
}

/** What to ask a full database for all that is wanted: the thing, and each group of words of the aim that is not about that. */
export function aimQuery(
  { needs }: Pick<AimConflict, 'needs'>,
  names: Pick<IdeaNames, 'product' | 'otherNames'>,
): string {
  const asked = needs
    .filter((group) => !isOfThing(group, names))
    .map((group) => anyTerm(group.slice(0, MOST_OF_GROUP)));
  // An aim that is not about the thing is asked for in its own words: a jar opener need not be called a tool.
  const kind = needs.some((group) => isOfThing(group, names)) ? kindOfThing(names) : null;
  return [...(kind === null ? [] : [thingTerms(kind, undefined, names.otherNames)]), ...asked].join(' AND ');
}

/** Of so many words on, a term seldom stands in a text as it is. */
const SELDOM_IN_A_ROW = 3;

/** Any of the terms for a design: a pair of words in a row, of a longer term all its words wherever they stand. */
const anyDesignTerm = (terms: readonly string[]): string =>
  anyOf(
    terms.map((term) => {
      const words = term.split(' ').filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()));
      return words.length < SELDOM_IN_A_ROW ? phrase(words) : `(${words.join(' AND ')})`;
    }),
  );

/** What to ask a full database for another thing than the idea's, and any of these terms. */
export const queryOn = (thing: string, terms: readonly string[]): string =>
  [thingTerms(thing), anyDesignTerm(terms)].join(' AND ');

/** True for words most of which name a doing: what is wanted, rather than of what. */
const isWant = (group: readonly string[]): boolean =>
  2 * group.filter((words) => profileOf(words).functions.size > 0).length > group.length;

/** What to ask a full database for what an aim is about, in its words, and any of these terms for what is wanted of that. */
export function queryForAim(
  { needs }: Pick<AimConflict, 'needs'>,
  names: Pick<IdeaNames, 'product'>,
  terms: readonly string[],
): string {
  // A drone names a doing by its name: it is what the idea is of.
  const about = needs.filter((group) => isOfThing(group, names) || !isWant(group));
  // Further groups than two would leave nothing to find.
  const groups = (about.length === 0 ? needs.slice(0, 1) : about).slice(0, MOST_TERMS);
  return [...groups.map((group) => anyTerm(group.slice(0, MOST_OF_GROUP))), anyDesignTerm(terms)].join(
    ' AND ',
  );
}

/** What to ask a full database for the idea's thing, by its words or by what else it is called, and any of these terms. */
export function queryWith(terms: readonly string[], asked: AskedIdea): string {
  return [...things(asked, askedJobs(asked.names, asked.frame)), anyDesignTerm(terms)].join(' AND ');
}
