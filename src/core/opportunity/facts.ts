import type { Coverage } from '../../contract/landscape.ts';
import type { EmptinessCheck } from '../../contract/report.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { namesOf } from '../evidence/patent-names.ts';
import type { IdeaNames, IdeaReading } from '../evidence/read-idea.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import type { Candidate } from '../gaps/candidates.ts';
import { definite, describeMechanism, purposeWithArticle, withArticle } from '../language/articles.ts';
import { capitalise } from '../language/inflection.ts';
import type { Phrase } from '../language/noun-phrase.ts';
import type { Support } from './supports.ts';

/** Counts behind one gap; every number in a text comes from here. */
export interface GapCounts {
  /** Families read as the idea's field or its neighbours. */
  families: number;
  /** Families about the idea's own use, families with the mechanism, and with both. */
  use: number;
  solution: number;
  together: number;
  expected: number;
}

/** Everything the texts of one opportunity may say. */
export interface GapFacts {
  idea: IdeaReading;
  names: IdeaNames;
  candidate: Candidate;
  counts: GapCounts;
  coverage: Coverage;
  /** Date of the analysis, `YYYY-MM-DD`. */
  asOf: string;
  /** Documents with what the lead leaves out of the idea, each told in one lead only. */
  supports: readonly Support[];
  /** Nearest art other than the source, nearest first. */
  nearest: readonly EvidenceDoc[];
  /** Of these the nearest that no lead before has named, else the nearest. */
  against: EvidenceDoc | undefined;
  /** Key function shared by source and idea, if any. */
  shared: string | undefined;
  /** True when what they share is the material that the idea asks for, rather than what it is to do. */
  sharesMaterial: boolean;
  /** Words of the idea that the source's text does not hold, weightiest first, at most three. */
  missing: readonly string[];
  /** True when the source's use really names that function. */
  sharesJob: boolean;
  /** The working principle of a single mechanism that another field lends, and other documents read that show it, the nearest first. */
  principle: WorkingPrinciple | null;
  /** Things like the idea's on which that principle is customary. */
  usualFor: readonly string[];
  embodiments: readonly EvidenceDoc[];
  /** What to ask a full database for the idea's thing with that principle; null without one. */
  query: string | null;
  /** Other documents of the mechanism's theme. */
  alike: readonly EvidenceDoc[];
  /** One of these that is about the idea's own use already. */
  joined: EvidenceDoc | undefined;
  checks: readonly EmptinessCheck[];
  /** Names of organisations that own the neighbouring documents, most frequent first, and how many documents name no owner. */
  owners: readonly { name: string; numbers: readonly string[] }[];
  ownerless: number;
  /** Place in the list, from 0, and among those of its kind: choose sentence patterns, so that no two read alike. */
  position: number;
  ofKind: number;
}

/** What a document is for, for use after "for": "watering trees on slopes", "a stand that folds away". */
export function purposeOf(doc: EvidenceDoc): string {
  const { use, mechanism } = namesOf(doc);
  return use === null || mechanism === null ? 'a purpose of its own' : purposeWithArticle(use);
}

/** What a document is about where only one of its two names is wanted. */
export function topicOf(doc: EvidenceDoc): string {
  const { use, mechanism } = namesOf(doc);
  const told = use ?? mechanism;
  return told === null ? (doc.record.title ?? 'an unnamed use') : purposeWithArticle(told);
}

/** The mechanism with article, in full. */
export function mechanismOf(doc: EvidenceDoc): string {
  const { mechanism } = namesOf(doc);
  return mechanism === null ? topicOf(doc) : describeMechanism(mechanism);
}

/** "has a weight-sensing lift, for watering seedlings": as much of it as the document's text gives. */
export function hasFor(doc: EvidenceDoc): string {
  const { use, mechanism } = namesOf(doc);
  if (mechanism === null) return `is about ${topicOf(doc)}`;
  const has = mechanism.kind === 'gerund' ? 'works by' : 'has';
  return `${has} ${mechanismOf(doc)}${use === null ? '' : `, for ${purposeOf(doc)}`}`;
}

/** A short form that stops within a list: "milling, spray drying". */
const isCutList = ({ short, clean }: Phrase) => clean && /,/.test(short) && !/ and /.test(short);

/** What is told as a document's mechanism: its use where its text names nothing else. */
function toldMechanism(doc: EvidenceDoc): Phrase | null {
  const { use, mechanism } = namesOf(doc);
  return mechanism ?? use;
}

/** True when the mechanism is told as a doing ("switching moduli"), which takes "by" rather than "with". */
export const isDoing = (doc: EvidenceDoc): boolean => toldMechanism(doc)?.kind === 'gerund';

/** "1 has the lift", "2 work by switching moduli": so many families with the mechanism. */
export function countOfMechanism(count: number | 'none', doc: EvidenceDoc): string {
  const one = count === 1 || count === 'none';
  const verb = isDoing(doc) ? (one ? 'works by' : 'work by') : one ? 'has' : 'have';
  return `${count} ${verb} ${theMechanism(doc)}`;
}

/** "with the lift", "working by switching moduli", to follow "families". */
export const familyWith = (doc: EvidenceDoc): string =>
  `${isDoing(doc) ? 'working by' : 'with'} ${theMechanism(doc)}`;

/** "with a lift", "by switching moduli": how the mechanism does something. */
export function withMechanism(doc: EvidenceDoc): string {
  return `${isDoing(doc) ? 'by' : 'with'} ${mechanismOf(doc)}`;
}

const VAGUE_NAME =
  /^(?:one|two|three|four|single|first|separate|extended|paired|additional|multiple)(?![\w-])|\b(?:control|device|system|unit|module|member|element|part|method|arrangement|mechanism|container|model|data|analysis|feature|structure|body|section|portion|channel)s?$/i;

/** The mechanism's name for headlines, without article: two words at least where the phrase has them. */
export function mechanismName(doc: EvidenceDoc): string {
  const m = toldMechanism(doc);
  if (m === null) return (doc.record.title ?? 'mechanism').toLowerCase();
  const words = m.short.split(' ').length;
  const vague = isCutList(m) || words < 2 || (words === 2 && VAGUE_NAME.test(m.short));
  return vague && m.clean && m.full.split(' ').length <= 9 ? m.full : m.short;
}

/** True for a coating that would keep clean what the idea's thing is to clean. */
export const isElsewhere = ({ candidate }: GapFacts): boolean => candidate.source.substitute;

/** What the texts tell of what a lead leaves out: nothing, where it is not built into the idea's thing at all. */
export const supportsTold = (f: GapFacts): readonly Support[] => (isElsewhere(f) ? [] : f.supports);

/** The headline name with its article. */
export function aMechanism(doc: EvidenceDoc): string {
  const name = mechanismName(doc);
  return withArticle(name, toldMechanism(doc) ?? undefined);
}

/** "with" fits most names; names that hold a "with" of their own get "built around". */
export const joiner = (name: string): string => (/\bwith(?:out)?\b/.test(name) ? 'built around' : 'with');

/** The definite short form of a mechanism: "the weight-sensing lift". */
export function theMechanism(doc: EvidenceDoc): string {
  const told = toldMechanism(doc);
  if (told === null) return 'the mechanism';
  return definite(isCutList(told) ? { ...told, short: told.full } : told);
}

/** True when the document's text gives both a use and a mechanism apart from it. */
export function namesMechanism(doc: EvidenceDoc): boolean {
  const { use, mechanism } = namesOf(doc);
  return use !== null && mechanism !== null;
}

/** True when the short form of the mechanism takes a verb in the plural. */
export function isSeveral(doc: EvidenceDoc): boolean {
  const { mechanism } = namesOf(doc);
  return mechanism !== null && mechanism.kind === 'noun' && mechanism.plural;
}

/** "owner, 2018" in words for a citation: number, and year where known. */
export const yearOf = (doc: EvidenceDoc): string => (doc.year === null ? 'undated' : String(doc.year));

/** Headline name of the idea: the thing (with its purpose when the name alone says little), else the purpose. */
export function headline(names: IdeaNames): string {
  const bare = names.product !== null && !/[\s-]/.test(names.product) && names.serves.split(' ').length <= 5;
  const text = names.product === null ? names.serves.replace(/^an? /, '') : names.title;
  return capitalise(bare && /^\w+ing\b/.test(names.serves) ? `${text} for ${names.serves}` : text);
}
