import type { OPPORTUNITY_KINDS } from '../../contract/report.ts';
import type { PhraseTheme } from '../clustering/themes.ts';
import { LEAST_APTNESS, LEAST_CHANCE } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { sharePrinciple } from '../evidence/shown-principle.ts';
import { isMaterial, isUsable } from '../evidence/usable-mechanism.ts';
import { USUAL } from '../evidence/usual-principle.ts';
import { BROAD_FUNCTIONS } from '../functions/functional-basis.ts';
import { byNearness } from '../landscape/job-documents.ts';
import { hasLikelyEnded } from '../landscape/timeline.ts';
import { pairs, themeOf } from './pairs.ts';

export type OpportunityKind = (typeof OPPORTUNITY_KINDS)[number];

/** A gap before it is scored: a mechanism that the idea's own use lacks. */
export interface Candidate {
  kind: OpportunityKind;
  /** The document whose mechanism would be brought in. */
  source: EvidenceDoc;
  /** The second mechanism of a *combine*, else null. */
  partner: EvidenceDoc | null;
  solution: PhraseTheme;
  use: PhraseTheme;
  /** Prior worth before scoring, 0..1. */
  promise: number;
}

/** The documents that a candidate is made of. */
export const docsOf = ({ source, partner }: Candidate): EvidenceDoc[] =>
  partner === null ? [source] : [source, partner];

export interface CandidateField {
  /** Documents of the idea's field and its neighbours, nearest first. */
  field: readonly EvidenceDoc[];
  uses: readonly PhraseTheme[];
  solutions: readonly PhraseTheme[];
  /** Stems of the idea's context ("offices"); empty when unstated. */
  contextStems: ReadonlySet<string>;
  /** Stems of what the idea names: source mechanisms that say nothing else are no news. */
  ideaStems: ReadonlySet<string>;
  /** True when the idea names functions known to the functional basis; mechanisms must then share one. */
  keyed: boolean;
  /** Analysis date, `YYYY-MM-DD`. */
  asOf: string;
}

const PROBLEM =
  /^(?:preventing|avoiding|reducing|stopping|limiting|protecting|countering|cutting|quieting|easing|relieving|eliminating|minimizing|suppressing|blocking|lowering)\b|\b(?:without|despite)\b|^(?:keeping|protecting|saving) .* from\b/i;
const LEAST_PROMISE = 0.3;

/** Share of the idea's term weight above which a document is taken to show the idea itself. */
export const SHOWS_IDEA = 0.72;

const servesContext = (doc: EvidenceDoc, ctx: CandidateField) =>
  ctx.contextStems.size === 0 || [...ctx.contextStems].some((s) => doc.stems.has(s));

function kindOf(doc: EvidenceDoc, ctx: CandidateField): OpportunityKind {
  if (doc.serves) return 'extend';
  if (hasLikelyEnded(doc.record.date, ctx.asOf)) return 'revive';
  const otherJob = doc.jobMatch < 0.8 && doc.kinship !== 'far';
  if (otherJob && doc.use !== null && PROBLEM.test(doc.use.full)) return 'relieve';
  return doc.kinship === 'own' && doc.aboutThing && !servesContext(doc, ctx) ? 'extend' : 'transfer';
}

function isNews(doc: EvidenceDoc, ideaStems: ReadonlySet<string>): boolean {
  const words = doc.mechanism?.full.split(' ').length ?? 0;
  const known = [...doc.strongStems].filter((s) => ideaStems.has(s)).length;
  return words > 0 && known < doc.strongStems.size;
}

/**
 * A mechanism may be lent when its use shares a function of the idea, or is about the same thing or flow in like words; when `loose`, also
 * one that does the job of the idea and is likely to be apt. The thing itself without the job is what the idea would better, not what it
 * could borrow from.
 */
function mayLend(doc: EvidenceDoc, keyed: boolean, loose: boolean): boolean {
  if (doc.flowMatch < 0 || !isMaterial(doc) || (keyed && isThingAlone(doc))) return false;
  if (loose && doc.aptness >= LEAST_APTNESS && (!keyed || doc.jobMatch >= 0.8)) return true;
  if (sharesWordAlone(doc) || isFarFetched(doc)) return false;
  return !keyed || sharesWork(doc);
}

const isThingAlone = (doc: EvidenceDoc): boolean => doc.aboutThing && doc.jobMatch < 0.8 && !doc.serves;

function sharesWork(doc: EvidenceDoc): boolean {
  if (doc.jobMatch >= 1 || doc.serves) return true;
  if (doc.jobMatch >= 0.8 && doc.flowMatch >= 0.6) return true;
  return doc.flowMatch >= 1 && (doc.strongCoverage >= 0.25 || doc.useCosine >= 0.45);
}

const LEAST_USE_COSINE = 0.35;

/**
 * A broad function ("detecting") done to other things is a shared word rather than a shared job, unless the use is close in meaning.
 */
function sharesWordAlone(doc: EvidenceDoc): boolean {
  if (doc.jobMatch < 0.8 || doc.flowMatch >= 1 || doc.serves || doc.matchedTerms >= 2) return false;
  if (doc.sharedFunctions.some((name) => !BROAD_FUNCTIONS.has(name))) return false;
  return doc.flowMatch < 0.6 || doc.useCosine < LEAST_USE_COSINE;
}

const LEAST_MEANING = 0.25;
const FEW_WORDS = 0.15;

/** Far in meaning, as a whole and by its use, and bound to the idea by nothing more telling than a broad function. */
function isFarFetched(doc: EvidenceDoc): boolean {
  if (doc.serves || doc.sameMaterial) return false;
  if (doc.flowMatch < 1) return doc.cosine + doc.useCosine < 0.45;
  if (doc.cosine >= LEAST_MEANING || doc.useCosine >= LEAST_MEANING) return false;
  const telling = doc.sharedFunctions.some((name) => !BROAD_FUNCTIONS.has(name));
  return !telling && doc.sharedFunctions.length < 2 && doc.strongCoverage < FEW_WORDS;
}

/** True when the mechanism can be named, fits, says something new, and is not already there for the whole idea. */
function isSource(doc: EvidenceDoc, ctx: CandidateField): boolean {
  if (doc.statesJob || (doc.serves && servesContext(doc, ctx))) return false;
  return isUsable(doc) && doc.coverage < SHOWS_IDEA && doc.compatible >= 0.3 && isNews(doc, ctx.ideaStems);
}

/** Prior worth of a single mechanism, 0..1: less where it shares only the topic, is of another medium, or reads badly. */
function promiseOf(doc: EvidenceDoc, keyed: boolean): number {
  // Beside a design its use need not be the idea's.
  const onlyAbout = !keyed || doc.beside !== null || doc.jobMatch >= 1 ? 1 : doc.jobMatch >= 0.8 ? 0.85 : 0.5;
  return (
    onlyAbout *
    Math.sqrt(doc.affinity * doc.aptness) *
    (0.35 + 0.65 * doc.compatible) *
    (doc.mechanism?.clean ? 1 : 0.85)
  );
}

/**
 * Single-mechanism candidates, one for each usable document that does not already show the whole idea and may lend, as what was laid beside
 * a design does whatever its use, the most promising first; when
 * `loose`, also those that are likely to be apt without sharing the work.
 */
function singles(ctx: CandidateField, loose: boolean): Candidate[] {
  const out: Candidate[] = [];
  for (const doc of ctx.field) {
    const solution = themeOf(ctx.solutions, doc.index);
    const use = themeOf(ctx.uses, doc.index);
    if (!solution || !use || !isSource(doc, ctx) || !(doc.beside !== null || mayLend(doc, ctx.keyed, loose)))
      continue;
    out.push({
      kind: kindOf(doc, ctx),
      source: doc,
      partner: null,
      solution,
      use,
      promise: promiseOf(doc, ctx.keyed),
    });
  }
  return out.sort((a, b) => b.promise - a.promise || a.source.index - b.source.index);
}

const isPromising = ({ promise, source }: Candidate): boolean =>
  promise >= LEAST_PROMISE || source.aptness >= LEAST_APTNESS;

/** With fewer promising mechanisms than this, others fill up. */
const FEW = 3;
/** Further ones that each bring a working principle of their own. */
const MOST_FURTHER = 2;
/** Of what is less likely to be apt, two in three were graded silly. */
const LEAST_FILLER = 0.14;

/**
 * The mechanisms that share the work and are promising; where they are few, then those likely to be apt without, the closest to the idea
 * first, and beside any of these less promising ones, first what has a job of the idea that none has yet.
 */
function chosenSingles(ctx: CandidateField): Candidate[] {
  const sharing = singles(ctx, false);
  const chosen = oneOfEach(sharing.filter(isPromising));
  if (chosen.length >= FEW) return byPrinciple(chosen, sharing);
  const likely = singles(ctx, true)
    .filter((c) => isPromising(c) && !chosen.some(({ source }) => source === c.source))
    .sort((a, b) => b.source.affinity - a.source.affinity);
  const found = oneOfEach([...chosen, ...likely]);
  if (found.length === 0) return [];
  const jobs = new Set(found.flatMap(({ source }) => source.sharedJobs));
  const bringsJob = ({ source }: Candidate) => Number(source.sharedJobs.some((job) => !jobs.has(job)));
  const weak = sharing
    .filter((c) => !isPromising(c) && c.source.aptness >= LEAST_FILLER)
    .sort((a, b) => bringsJob(b) - bringsJob(a) || b.promise - a.promise);
  return byPrinciple(oneOfEach([...found, ...weak]).slice(0, FEW), sharing);
}

/** True for what would do the job without the idea's thing: it is a doubt rather than a lead. */
export const isDoubt = ({ source, partner }: Candidate): boolean => partner === null && source.substitute;

const usualOf = ({ source: { shown } }: Candidate): number => Number((shown?.usual ?? 0) >= USUAL);

/** The most promising of what shows a working principle that none of the chosen shows, what is usual for such things first. */
function byFurtherPrinciples(sharing: readonly Candidate[], chosen: readonly Candidate[]): Candidate[] {
  const further: Candidate[] = [];
  for (const c of sharing.toSorted((a, b) => usualOf(b) - usualOf(a))) {
    if (further.length === MOST_FURTHER) break;
    if (c.source.shown?.open !== true || c.source.aptness < LEAST_CHANCE) continue;
    const known = [...chosen, ...further];
    if (!known.some(({ source }) => source === c.source || sharePrinciple(source.shown, c.source.shown)))
      further.push(c);
  }
  return further;
}

/** Of what is as likely as not to be apt, the principle need not be known. */
const SURE = 0.5;

/** What names the job and shows no way of doing it shares hardly more than the word. */
const showsWay = ({ source: { shown, buildsOnThing, priorArt, aptness, beside } }: Candidate): boolean =>
  shown?.open === true || buildsOnThing || priorArt || beside !== null || aptness >= SURE;

/** Of what is lent by one principle, the nearest by what it is done to, then the likeliest to be apt. */
function oneOfEach(all: readonly Candidate[]): Candidate[] {
  const isLent = ({ source }: Candidate) =>
    source.shown?.open === true && !source.priorArt && !source.substitute && !source.buildsOnThing;
  return all.filter(
    (c) =>
      !isLent(c) ||
      !all.some(
        (other) =>
          isLent(other) &&
          sharePrinciple(other.source.shown, c.source.shown) &&
          byNearness(other.source, c.source) < 0,
      ),
  );
}

/** The chosen with further principles; without those that show none, where enough do. */
function byPrinciple(chosen: readonly Candidate[], sharing: readonly Candidate[]): Candidate[] {
  const all = [...chosen, ...byFurtherPrinciples(sharing, chosen)];
  const plain = all.filter(showsWay);
  return plain.length >= FEW ? plain : all;
}

/** Every candidate gap of the idea, most promising first. Deterministic. */
export function findCandidates(ctx: CandidateField): Candidate[] {
  const single = chosenSingles(ctx);
  return [...single, ...pairs(single, ctx).slice(0, 20)].sort((a, b) => b.promise - a.promise);
}
