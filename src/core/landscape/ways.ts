import type { Ways } from '../../contract/landscape.ts';
import { dot } from '../clustering/vectors.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { type IdeaProfile, jobsFrom, KEY_JOB } from '../evidence/match-profile.ts';
import { tellingSentence } from '../evidence/quotes.ts';
import { isMaterial, isUsable } from '../evidence/usable-mechanism.ts';
import { functionName } from '../functions/function-names.ts';
import { BROAD_FUNCTIONS } from '../functions/functional-basis.ts';
import { principlesOf } from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { hasLikelyEnded } from './timeline.ts';

/** Rows that the jobs share out. */
const MOST_ROWS = 10;
const MOST_JOBS = 3;
/** Rows of one principle, and of what shows none. */
const MOST_ALIKE = 2;
/** Principles named as not seen. */
const MOST_UNSEEN = 4;
const MOST_AFAR = 3;
/** Mechanisms in such like words, for uses not far apart, are one way. */
const SAME_WAY = 0.7;
const SAME_USE = 0.5;
/** Least compatibility of a medium: a method of making chips cleans no floors. */
const LEAST_FIT = 0.5;
/** Least match of what the job is done to. */
const RELATED = 0.4;

/** Closeness of the use and likelihood of the mechanism, both; what has less shares hardly more than the word. */
const LEAST_WORTH = 0.055;
/** A second example of a principle has to be nearer than that. */
const LEAST_SECOND = 2 * LEAST_WORTH;
/** Of what is worth less, not even the principle is told as seen. */
const LEAST_AFAR = 0.01;
/** With so many principles to choose from, what shows none is left out. */
const ENOUGH_PRINCIPLES = 4;
const worthOf = (doc: EvidenceDoc): number => doc.affinity * doc.aptness;

const principleFor = (job: string, { shown }: EvidenceDoc): WorkingPrinciple | null =>
  shown?.job === job ? shown.principle : null;

/** Names the job and has a mechanism of the right medium that can be told. */
const sharesJob = (doc: EvidenceDoc, job: string, { materials }: IdeaProfile): boolean =>
  doc.sharedJobs.includes(job) &&
  (!materials.has(job) || doc.sameMaterial) &&
  doc.compatible >= LEAST_FIT &&
  doc.use !== null &&
  isUsable(doc) &&
  isMaterial(doc);

/** A broad job ("detecting") done to anything is a shared word: then it must be done to things that are at least related. */
const doesJob = (doc: EvidenceDoc, job: string, profile: IdeaProfile): boolean =>
  worthOf(doc) >= LEAST_WORTH &&
  sharesJob(doc, job, profile) &&
  doc.jobMatch >= (profile.functions.get(job) ?? 1) &&
  doc.flowMatch >= 0 &&
  (!BROAD_FUNCTIONS.has(job) || doc.flowMatch >= RELATED);

/** What does the job, and what does it for something so far that only its principle tells; the likeliest to suit first. */
interface Doing {
  job: string;
  able: EvidenceDoc[];
  afar: EvidenceDoc[];
}

function documentsOf(job: string, docs: readonly EvidenceDoc[], profile: IdeaProfile): Doing {
  const sharing = docs
    .filter((doc) => sharesJob(doc, job, profile))
    .sort((a, b) => worthOf(b) - worthOf(a) || a.index - b.index);
  const able = sharing.filter((doc) => doesJob(doc, job, profile));
  const seen = new Set<WorkingPrinciple | null>([null, ...able.map((doc) => principleFor(job, doc))]);
  const afar = sharing.filter((doc) => {
    const principle = principleFor(job, doc);
    if (seen.has(principle) || worthOf(doc) < LEAST_AFAR) return false;
    seen.add(principle);
    return true;
  });
  return { job, able, afar };
}

type Job = Ways['jobs'][number];

interface Way {
  doc: EvidenceDoc;
  also: EvidenceDoc[];
}

/** The ways of one principle, the likeliest to suit first; those that show none stand together. */
interface Group {
  principle: WorkingPrinciple | null;
  ways: Way[];
}

const isSameWay = (a: EvidenceDoc, b: EvidenceDoc): boolean =>
  dot(a.mechanismVector, b.mechanismVector) >= SAME_WAY && dot(a.useVector, b.useVector) >= SAME_USE;

/** Joins documents whose mechanisms are much alike to the first of them. */
function joinAlike(docs: readonly EvidenceDoc[]): Way[] {
  const ways: Way[] = [];
  for (const doc of docs) {
    const like = ways.find((way) => isSameWay(way.doc, doc));
    if (like === undefined) ways.push({ doc, also: [] });
    else like.also.push(doc);
  }
  return ways;
}

/** Documents by principle, in the order of the first of each; what the idea has no room for and what shows none come last. */
function groupByPrinciple(job: string, docs: readonly EvidenceDoc[], ctx: WaysContext): Group[] {
  const groups = Map.groupBy(docs, (doc) => principleFor(job, doc));
  const place = ({ principle }: Group) => (principle === null ? 2 : ctx.isOpen(principle) ? 0 : 1);
  return [...groups]
    .map(([principle, of]) => ({ principle, ways: joinAlike(of) }))
    .filter(({ principle }) => principle !== null || groups.size <= ENOUGH_PRINCIPLES)
    .sort((a, b) => place(a) - place(b));
}

/** So many rows for all groups: the first of each, then the second; all of what shows no principle where nothing else is there. */
function shareOut(groups: readonly Group[], rows: number): Group[] {
  const most = groups.every(({ principle }) => principle === null) ? rows : MOST_ALIKE;
  const taken = groups.map(() => 0);
  let left = rows;
  for (let round = 1; round <= most; round++)
    groups.forEach(({ principle, ways }, i) => {
      const way = ways[round - 1];
      if (left === 0 || way === undefined) return;
      if (principle !== null && round > 1 && worthOf(way.doc) < LEAST_SECOND) return;
      taken[i] = round;
      left--;
    });
  return groups.map(({ principle, ways }, i) => ({ principle, ways: ways.slice(0, taken[i]) }));
}

function rowOf({ doc, also }: Way, principle: WorkingPrinciple | null, asOf: string): Job['rows'][number] {
  const { record, mechanism, use } = doc;
  return {
    number: record.number,
    date: record.date,
    mechanism: mechanism?.full ?? '',
    use: use?.full ?? '',
    says: tellingSentence(doc),
    ended: record.date === null ? null : hasLikelyEnded(record.date, asOf),
    also: also.map(({ record: { number } }) => number),
    principle: principle?.name ?? null,
  };
}

const isOwnUse = (doc: EvidenceDoc): boolean => doc.serves || doc.statesJob || doc.priorArt;

function principleRow({ name, limit }: WorkingPrinciple, docs: readonly EvidenceDoc[]) {
  return { name, limit, own: docs.filter(isOwnUse).map(({ record }) => record.number) };
}

/** What the ways of an idea are told with. */
export interface WaysContext {
  profile: IdeaProfile;
  /** Analysis date, `YYYY-MM-DD`. */
  asOf: string;
  /** True for a principle that the idea leaves open: neither excluded nor of another size. */
  isOpen(principle: WorkingPrinciple): boolean;
  /** What to ask a full database for the idea's thing and any of these terms. */
  queryFor(terms: readonly string[]): string;
}

function jobOf({ job, able, afar }: Doing, rows: number, ctx: WaysContext): Job {
  const groups = groupByPrinciple(job, able, ctx);
  const shown = shareOut(groups, rows);
  const seen = groups.flatMap(({ principle }) => principle ?? []);
  const of = (wanted: WorkingPrinciple) => able.filter((doc) => principleFor(job, doc) === wanted);
  const known = [...able, ...afar].map((doc) => principleFor(job, doc));
  const unseen = principlesOf(job)
    .filter((principle) => ctx.isOpen(principle) && !known.includes(principle))
    .slice(0, MOST_UNSEEN);
  return {
    job: functionName(job),
    rows: shown.flatMap(({ principle, ways }) => ways.map((way) => rowOf(way, principle, ctx.asOf))),
    principles: seen.map((principle) => {
      const docs = of(principle);
      return { ...principleRow(principle, docs), families: docs.length };
    }),
    afar: afar.slice(0, MOST_AFAR).map((doc) => ({
      name: principleFor(job, doc)?.name ?? '',
      number: doc.record.number,
      use: doc.use?.full ?? '',
    })),
    unseen: unseen.map((principle) => principleRow(principle, [])),
    query: unseen.length === 0 ? null : ctx.queryFor(unseen.flatMap(({ terms }) => terms.slice(0, 2))),
  };
}

/**
 * How the documents retrieved do the jobs that the idea states, whatever they do them to: by working principle, the likeliest to suit
 * first. A mechanism counts once, under the weightiest job. Null where none does any.
 */
export function buildWays(docs: readonly EvidenceDoc[], ctx: WaysContext): Ways | null {
  const { profile } = ctx;
  const told = new Set<EvidenceDoc>();
  const jobs: Doing[] = [];
  for (const job of jobsFrom(KEY_JOB, profile).slice(0, MOST_JOBS)) {
    const doing = documentsOf(
      job,
      docs.filter((doc) => !told.has(doc)),
      profile,
    );
    for (const doc of doing.able) told.add(doc);
    if (doing.able.length > 0) jobs.push(doing);
  }
  if (jobs.length === 0) return null;
  const each = Math.ceil(MOST_ROWS / jobs.length);
  const rows = jobs.map((doing) => jobOf(doing, each, ctx));
  const all = jobs.reduce((sum, { able }) => sum + able.length, 0);
  const shown = rows.reduce(
    (sum, job) => sum + job.rows.reduce((count, { also }) => count + 1 + also.length, 0),
    0,
  );
  return { jobs: rows, note: { shown, left_out: all - shown, reason: 'less close to the idea' } };
}
