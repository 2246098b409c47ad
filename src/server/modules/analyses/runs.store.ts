import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FrameEdit } from '../../../contract/analysis/frame.ts';
import type { SessionStatus } from '../../../contract/analysis/report.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Db } from '../../db/database.ts';
import { analysisRuns, type RunStatus } from './analyses.tables.ts';

/** Seconds without a heartbeat after which a run may be taken up by another process. */
export const LEASE = 15;
/** Times that a run is taken up before it is given up: a run that kills its process must not kill them all. */
export const MAX_ATTEMPTS = 3;
/** Seconds in which a queued run is normally taken up; later the sweeper enqueues it again. */
const QUEUE_PATIENCE = 10;

export type RunRow = typeof analysisRuns.$inferSelect;
export type OpenRun = Pick<RunRow, 'id' | 'sessionId' | 'userId' | 'usageUnitId' | 'attempt' | 'frame'>;

const leaseEnd = sql`now() + ${LEASE} * interval '1 second'`;
const openStatuses: RunStatus[] = ['queued', 'running'];

export async function insertRun(
  db: Db,
  run: {
    sessionId: string;
    userId: string;
    usageUnitId: string;
    idempotencyKey: string | null;
    frame: FrameEdit | null;
  },
): Promise<string> {
  const [row] = await db.insert(analysisRuns).values(run).returning({ id: analysisRuns.id });
  return row!.id;
}

export async function readRun(db: Db, runId: string): Promise<RunRow | null> {
  const [row] = await db.select().from(analysisRuns).where(eq(analysisRuns.id, runId));
  return row ?? null;
}

/** The open or completed run that this user started with this key. */
export async function findRunByKey(db: Db, userId: string, key: string): Promise<RunRow | null> {
  const [row] = await db
    .select()
    .from(analysisRuns)
    .where(
      and(
        eq(analysisRuns.userId, userId),
        eq(analysisRuns.idempotencyKey, key),
        inArray(analysisRuns.status, [...openStatuses, 'completed']),
      ),
    );
  return row ?? null;
}

export async function findOpenRun(db: Db, sessionId: string): Promise<RunRow | null> {
  const [row] = await db
    .select()
    .from(analysisRuns)
    .where(and(eq(analysisRuns.sessionId, sessionId), inArray(analysisRuns.status, openStatuses)));
  return row ?? null;
}

/** Takes a waiting run, or one whose process sends no heartbeat. Null when there is nothing to take. */
export async function takeRun(db: Db, runId: string): Promise<OpenRun | null> {
  const [row] = await db
    .update(analysisRuns)
    .set({ status: 'running', attempt: sql`attempt + 1`, leaseUntil: leaseEnd })
    .where(
      and(
        eq(analysisRuns.id, runId),
        sql`(status = 'queued' or (status = 'running' and lease_until < now()))`,
        sql`attempt < ${MAX_ATTEMPTS}`,
      ),
    )
    .returning();
  return row ?? null;
}

// Only the process of the newest attempt may touch a run: one that lost its lease changes nothing any more.
const held = (run: OpenRun) =>
  and(eq(analysisRuns.id, run.id), eq(analysisRuns.attempt, run.attempt), eq(analysisRuns.status, 'running'));

/** Heartbeat; false when the run was stopped or taken over. */
export async function extendLease(db: Db, run: OpenRun): Promise<boolean> {
  const { rowCount } = await db.update(analysisRuns).set({ leaseUntil: leaseEnd }).where(held(run));
  return rowCount === 1;
}

/** Shows the stage of a run as its session's status; false, changing nothing, when the run has ended meanwhile. */
export async function showStage(db: Db, run: OpenRun, stage: SessionStatus): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with held as (
      select session_id from analysis_runs
      where id = ${run.id} and attempt = ${run.attempt} and status = 'running' for update
    )
    update idea_sessions s set clustering_status = ${stage} from held where s.id = held.session_id`);
  return rowCount === 1;
}

/** Leaves a run for another process, without counting this attempt. */
export async function yieldRun(db: Db, run: OpenRun): Promise<boolean> {
  const { rowCount } = await db
    .update(analysisRuns)
    .set({ status: 'queued', leaseUntil: null, attempt: sql`attempt - 1` })
    .where(held(run));
  return rowCount === 1;
}

/** Ends a run that this process holds; false when it was stopped or taken over. */
export async function endHeldRun(
  db: Db,
  run: OpenRun,
  end: { status: 'completed' | 'failed'; errorCode: ErrorCode | null },
): Promise<boolean> {
  const { rowCount } = await db
    .update(analysisRuns)
    .set({ ...end, leaseUntil: null, finishedAt: sql`now()` })
    .where(held(run));
  return rowCount === 1;
}

/** Ends the open run of a session, whoever holds it; null when there is none. */
export async function cancelOpenRun(db: Db, sessionId: string): Promise<RunRow | null> {
  const [row] = await db
    .update(analysisRuns)
    .set({ status: 'cancelled', errorCode: 'analysis_cancelled', leaseUntil: null, finishedAt: sql`now()` })
    .where(and(eq(analysisRuns.sessionId, sessionId), inArray(analysisRuns.status, openStatuses)))
    .returning();
  return row ?? null;
}

/** Runs that wait for a process: forgotten ones and those of dead processes. */
export async function listStrandedRuns(db: Db): Promise<OpenRun[]> {
  return db
    .select()
    .from(analysisRuns)
    .where(
      sql`(status = 'running' and lease_until < now())
        or (status = 'queued' and created_at < now() - ${QUEUE_PATIENCE} * interval '1 second')`,
    )
    .limit(1000);
}

/** Gives up a stranded run that was tried often enough; false when some process took it up meanwhile. */
export async function failStrandedRun(db: Db, run: OpenRun): Promise<boolean> {
  const { rowCount } = await db
    .update(analysisRuns)
    .set({ status: 'failed', errorCode: 'analysis_failed', leaseUntil: null, finishedAt: sql`now()` })
    .where(
      and(
        eq(analysisRuns.id, run.id),
        eq(analysisRuns.attempt, run.attempt),
        sql`(status = 'queued' or (status = 'running' and lease_until < now()))`,
      ),
    );
  return rowCount === 1;
}
