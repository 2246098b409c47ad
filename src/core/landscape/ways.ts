import type { Ways } from '../../contract/landscape.ts';
import { dot } from '../clustering/vectors.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { type IdeaProfile, jobsFrom, KEY_JOB } from '../evidence/match-profile.ts';
import { tellingSentence } from '../evidence/quotes.ts';
import { isMaterial, isUsable } from '../evidence/usable-mechanism.ts';
import { functionName } from '../functions/function-names.ts';
import { BROAD_FUNCTIONS } from '../functions/functional-basis.ts';
import { hasLikelyEnded } from './timeline.ts';

/** Rows that the jobs share out. */
const MOST_ROWS = 8;
const MOST_JOBS = 3;
/** Mechanisms in such like words, for uses not far apart, are one way. */
const SAME_WAY = 0.7;
const SAME_USE = 0.5;
/** Least compatibility of a medium: a method of making chips cleans no floors. */
const LEAST_FIT = 0.5;
/** Least match of what the job is done to. */
const RELATED = 0.4;

/** A broad job ("detecting") done to anything is a shared word: then it must be done to things that are at least related. */
const doesJob = (doc: EvidenceDoc, job: string, { functions, materials }: IdeaProfile): boolean =>
  doc.sharedJobs.includes(job) &&
  (!materials.has(job) || doc.sameMaterial) &&
  doc.jobMatch >= (functions.get(job) ?? 1) &&
  doc.flowMatch >= 0 &&
  doc.compatible >= LEAST_FIT &&
  doc.use !== null &&
  isUsable(doc) &&
  isMaterial(doc) &&
  (!BROAD_FUNCTIONS.has(job) || doc.flowMatch >= RELATED);

/** Closeness of the use and likelihood of the mechanism, both; what has less shares hardly more than the word. */
const LEAST_WORTH = 0.055;
const worthOf = (doc: EvidenceDoc): number => doc.affinity * doc.aptness;

interface Way {
  doc: EvidenceDoc;
  also: EvidenceDoc[];
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

function rowOf({ doc, also }: Way, asOf: string): Ways['jobs'][number]['rows'][number] {
  const { record, mechanism, use } = doc;
  return {
    number: record.number,
    date: record.date,
    mechanism: mechanism?.full ?? '',
    use: use?.full ?? '',
    says: tellingSentence(doc),
    ended: record.date === null ? null : hasLikelyEnded(record.date, asOf),
    also: also.map(({ record: { number } }) => number),
  };
}

/**
 * How the documents retrieved do the jobs that the idea states, whatever they do them to, the likeliest to suit first. A mechanism counts
 * once, under the weightiest job. Null where none does any.
 */
export function buildWays(docs: readonly EvidenceDoc[], profile: IdeaProfile, asOf: string): Ways | null {
  const told = new Set<EvidenceDoc>();
  const jobs = jobsFrom(KEY_JOB, profile)
    .slice(0, MOST_JOBS)
    .map((job) => {
      const able = docs
        .filter((doc) => !told.has(doc) && worthOf(doc) >= LEAST_WORTH && doesJob(doc, job, profile))
        .sort((a, b) => worthOf(b) - worthOf(a) || a.index - b.index);
      for (const doc of able) told.add(doc);
      return { job, ways: joinAlike(able) };
    })
    .filter(({ ways }) => ways.length > 0);
  if (jobs.length === 0) return null;
  const each = Math.ceil(MOST_ROWS / jobs.length);
  const all = jobs.reduce((sum, { ways }) => sum + ways.length, 0);
  const shown = jobs.map(({ job, ways }) => ({ job, ways: ways.slice(0, each) }));
  const rows = shown.reduce((sum, { ways }) => sum + ways.length, 0);
  return {
    jobs: shown.map(({ job, ways }) => ({
      job: functionName(job),
      rows: ways.map((way) => rowOf(way, asOf)),
    })),
    note: { shown: rows, left_out: all - rows, reason: 'less close to the idea' },
  };
}
