import type { Conflict } from '../../contract/conflict.ts';
import { patentsBesideDesigns, type Ways, wayGroups } from '../../contract/ways.ts';
import { documentsOfAim } from '../evidence/aim-documents.ts';
import type { IdeaConflicts } from '../evidence/design-conflicts.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaProfile } from '../evidence/match-profile.ts';
import { doesJobOnSameKind } from '../evidence/same-kind.ts';
import { buyerQuestion, functionName, reckoningOf } from '../functions/function-names.ts';
import { principlesOf } from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { byTelling, documentsOf, isSecond, type JobDocuments, principleFor } from './job-documents.ts';
import { type ConflictContext, tellConflict } from './tell-conflict.ts';
import { joinAlike, rowOf, tellArt, type Way } from './way-rows.ts';

/** Rows that the jobs share out. */
const MOST_ROWS = 10;
const MOST_JOBS = 3;
/** Rows of one principle, and of what shows none. */
const MOST_ALIKE = 2;
/** Principles named as not seen. */
const MOST_UNSEEN = 4;
const MOST_AFAR = 6;
/** Numbers told of what does it on like things. */
const MOST_OWN = 3;
/** With so many principles to choose from, what shows none is left out. */
const ENOUGH_PRINCIPLES = 4;

type Job = Ways['jobs'][number];

/** The ways of one principle, the likeliest to suit first; those that show none stand together. */
interface Group {
  principle: WorkingPrinciple | null;
  docs: EvidenceDoc[];
  ways: Way[];
}

/** Rank of a principle that is neither used on like things nor usual for them: one example says what it is. */
const ELSEWHERE = 2;

/** What is done on like things comes first, then what is usual for them, then the rest; what shows no principle is last. */
function rankOf({ principle, docs }: Group, ctx: WaysContext): number {
  if (principle === null) return 3;
  if (docs.some(doesJobOnSameKind)) return 0;
  return ctx.usualFor(principle).length > 0 ? 1 : ELSEWHERE;
}

/** Documents by principle, without what the idea has no room for; within a rank in the order of the first of each. */
function groupByPrinciple(job: string, docs: readonly EvidenceDoc[], ctx: WaysContext): Group[] {
  const groups = Map.groupBy(docs, (doc) => principleFor(job, doc));
  return [...groups]
    .filter(([principle]) => (principle === null ? groups.size <= ENOUGH_PRINCIPLES : ctx.isOpen(principle)))
    .map(([principle, of]) => ({ principle, docs: of, ways: joinAlike(of.toSorted(byTelling)) }))
    .sort((a, b) => rankOf(a, ctx) - rankOf(b, ctx));
}

/** So many rows for all groups: the first of each, then the second; all of what shows no principle where nothing else is there. */
function shareOut(groups: readonly Group[], rows: number, ctx: WaysContext): Group[] {
  const unnamed = groups.every(({ principle }) => principle === null);
  const most = unnamed ? rows : MOST_ALIKE;
  const taken = groups.map(() => 0);
  let left = rows;
  for (let round = 1; round <= most; round++)
    groups.forEach((group, i) => {
      const { principle, ways } = group;
      const way = ways[round - 1];
      if (left === 0 || way === undefined) return;
      const isFirst = principle !== null && round === 1;
      if (!unnamed && !isFirst && (rankOf(group, ctx) === ELSEWHERE || !isSecond(way.doc))) return;
      if (principle === null && round > 1 && groups.length >= ENOUGH_PRINCIPLES) return;
      taken[i] = round;
      left--;
    });
  return groups.map((group, i) => ({ ...group, ways: group.ways.slice(0, taken[i]) }));
}

const toldOf = (job: string, principle: WorkingPrinciple, ctx: WaysContext) => ({
  name: principle.name,
  limit: principle.limit,
  rule: principle.rule,
  trial: principle.trial,
  query: ctx.queryFor(principle.terms),
  hard: ctx.hardFor(principle) ?? undefined,
  usual_for: [...ctx.usualFor(principle)],
  on: ctx.noteFor(job, principle) ?? undefined,
});

function principleRow(
  job: string,
  { principle, docs }: { principle: WorkingPrinciple; docs: readonly EvidenceDoc[] },
  ctx: WaysContext,
) {
  const own = docs.filter(doesJobOnSameKind).map(({ record }) => record.number);
  return {
    ...toldOf(job, principle, ctx),
    own: own.slice(0, MOST_OWN),
    own_count: own.length,
    families: docs.length,
  };
}

/** What the ways of an idea are told with. */
export interface WaysContext extends ConflictContext {
  profile: IdeaProfile;
  /** What the idea states as something to be done, the weightiest first. */
  jobs: readonly string[];
  /** What binds the idea's thing and what it serves. */
  binds: Ways['binds'];
  conflicts: IdeaConflicts;
  /** Analysis date, `YYYY-MM-DD`. */
  asOf: string;
  /** True for a principle that the idea leaves open: neither excluded nor of another size. */
  isOpen(principle: WorkingPrinciple): boolean;
  /** Things like the idea's on which it is customary. */
  usualFor(principle: WorkingPrinciple): readonly string[];
  /** How a principle of a job is done on the likest thing on which it is usual, or null. */
  noteFor(job: string, principle: WorkingPrinciple): { thing: string; note: string } | null;
  /** What its setting lacks of what a principle needs, or null. */
  hardFor(principle: WorkingPrinciple): string | null;
}

function jobOf({ job, able, afar, seen }: JobDocuments, rows: number, ctx: WaysContext): Job {
  const groups = groupByPrinciple(job, able, ctx);
  const unseen = principlesOf(job)
    .filter((principle) => ctx.isOpen(principle) && !seen.has(principle) && !ctx.profile.materials.has(job))
    .sort((a, b) => Number(ctx.usualFor(b).length > 0) - Number(ctx.usualFor(a).length > 0))
    .slice(0, MOST_UNSEEN);
  const far = afar.filter(({ principle }) => ctx.isOpen(principle)).slice(0, MOST_AFAR);
  const usualFar = far.map(({ principle }) => principle).filter((p) => ctx.usualFor(p).length > 0);
  const missing = [...usualFar, ...unseen].slice(0, MOST_UNSEEN);
  return {
    job: functionName(job),
    conflict: tellConflict(ctx.conflicts.ofJobs.get(job), ctx),
    reckon: reckoningOf(job) ?? undefined,
    ask: buyerQuestion(job) ?? undefined,
    rows: shareOut(groups, rows, ctx).flatMap(({ principle, ways }) =>
      ways.map((way) => rowOf(way, principle, ctx.asOf)),
    ),
    principles: groups.flatMap(({ principle, docs }) =>
      principle === null ? [] : [principleRow(job, { principle, docs }, ctx)],
    ),
    afar: far.map(({ principle, doc }) => ({
      ...toldOf(job, principle, ctx),
      number: doc.record.number,
      use: doc.use?.full ?? '',
    })),
    unseen: unseen.map((principle) => toldOf(job, principle, ctx)),
    query: missing.length === 0 ? null : ctx.queryFor(missing.flatMap(({ terms }) => terms.slice(0, 2))),
  };
}

/** A conflict without patents on all that is wanted whose words say so themselves: these are quoted. */
function withoutTold(conflict: Conflict | undefined, art: Ways['art']): Conflict | undefined {
  const rest = conflict?.patents?.filter(({ number }) => !art?.rows.some((row) => row.number === number));
  return conflict && { ...conflict, patents: rest?.length ? rest : undefined };
}

/**
 * How the documents retrieved do the jobs that the idea states, whatever they do them to: by working principle, the likeliest to suit
 * first, and what stands against them. A mechanism counts once, under the weightiest job. Null where nothing is known of any.
 */
export function buildWays(docs: readonly EvidenceDoc[], ctx: WaysContext): Ways | null {
  const { profile } = ctx;
  const { aim } = ctx.conflicts;
  const art = aim === null ? undefined : tellArt({ aim: aim.aim, docs: documentsOfAim(aim, docs) }, ctx.asOf);
  const told = new Set<EvidenceDoc>();
  const jobs: JobDocuments[] = [];
  const untold: JobDocuments[] = [];
  for (const job of ctx.jobs.slice(0, MOST_JOBS)) {
    const doing = documentsOf(
      job,
      docs.filter((doc) => !told.has(doc)),
      profile,
    );
    for (const doc of doing.able) told.add(doc);
    if (doing.able.length > 0) jobs.push(doing);
    else if (ctx.conflicts.ofJobs.has(job)) untold.push(doing);
  }
  // What nothing here does is told for its conflict where no other is known.
  if (!jobs.some(({ job }) => ctx.conflicts.ofJobs.has(job))) jobs.push(...untold);
  if (jobs.length === 0 && ctx.conflicts.ofIdea === null) return null;
  const each = Math.ceil(MOST_ROWS / Math.max(1, jobs.length));
  // Of a further job that nothing is known of on such things, what others do it to would only distract.
  const rows = jobs
    .map((doing) => jobOf(doing, each, ctx))
    .filter(
      (job, i) => i === 0 || job.conflict !== undefined || wayGroups(job).some(({ isLikely }) => isLikely),
    );
  const ways = {
    // What binds a thing is told by its conflict too, where that is known.
    binds: ctx.binds?.filter(({ thing }) => thing !== ctx.conflicts.ofIdea?.thing),
    conflict: withoutTold(tellConflict(ctx.conflicts.ofIdea, ctx), art),
    art,
    jobs: rows,
    note: { shown: 0, left_out: 0, reason: 'less close to the idea' },
  };
  const shown = numbersTold(ways);
  const able = new Set(jobs.flatMap((doing) => doing.able.map(({ record: { number } }) => number)));
  const leftOut = [...able].filter((number) => !shown.has(number)).length;
  return { ...ways, note: { ...ways.note, shown: shown.size, left_out: leftOut } };
}

/** The patents told: as ways of a job, alone or much alike, as nearest to all that is wanted, or beside designs. */
function numbersTold(ways: Ways): ReadonlySet<string> {
  const rows = [...(ways.art?.rows ?? []), ...ways.jobs.flatMap((job) => job.rows)];
  return new Set([
    ...rows.flatMap(({ number, also }) => [number, ...also]),
    ...patentsBesideDesigns(ways).map(({ number }) => number),
  ]);
}
