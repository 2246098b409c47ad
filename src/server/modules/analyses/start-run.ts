import type { FrameEdit } from '../../../contract/analysis/frame.ts';
import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { type Db, inTransaction } from '../../db/database.ts';
import { claimUnit } from '../usage/claim-unit.ts';
import { inheritStages } from './run-stages.store.ts';
import { findOpenRun, findRunByKey, insertRun } from './runs.store.ts';
import { insertSession, readSession, setStatus } from './sessions.store.ts';

export interface StartedRun {
  runId: string;
  sessionId: string;
}

export interface RunRequest {
  /** A new session with this prompt, or new results for a saved one. */
  target: ({ prompt: string } | { sessionId: string }) & { frame: FrameEdit | null };
  /** A run that was started with this key before is joined instead of starting a second one. */
  idempotencyKey: string | null;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Claims one idea generation and starts a durable run, in one transaction: either both exist or none. Tells the
 * user's tabs at once. Throws `usage_limit_reached`, or `busy` while another run of the session is open.
 */
export async function startRun(ctx: UserCtx, request: RunRequest): Promise<StartedRun> {
  try {
    return await inTransaction(ctx.database.db, (tx) => startIn(tx, ctx, request));
  } catch (error) {
    // Two requests with one key, or for one session, at the same moment: the other one won.
    if (!isUniqueViolation(error)) throw error;
    const joined = await runOfKey(ctx.database.db, ctx, request);
    if (joined) return joined;
    throw new AppError('busy');
  }
}

/**
 * The open or completed run that was started with the request's key. Throws `idempotency_mismatch` when the key was
 * used for something else.
 */
export function findStartedRun(ctx: UserCtx, request: RunRequest): Promise<StartedRun | null> {
  return runOfKey(ctx.database.db, ctx, request);
}

async function startIn(tx: Db, ctx: UserCtx, request: RunRequest): Promise<StartedRun> {
  const joined = await runOfKey(tx, ctx, request);
  if (joined) return joined;
  const { userId } = ctx.actor;
  const { target, idempotencyKey } = request;
  if ('sessionId' in target && (await findOpenRun(tx, target.sessionId))) throw new AppError('busy');
  // Everything the claim reads goes over this transaction's connection, so that parallel starts cannot exhaust the pool.
  const unit = await claimUnit(
    { ...ctx, database: { ...ctx.database, db: tx } },
    { limitType: 'idea_generations', tx },
  );
  const sessionId =
    'sessionId' in target
      ? target.sessionId
      : await insertSession(tx, { userId, prompt: target.prompt, status: 'pending' });
  if ('sessionId' in target) await setStatus(tx, sessionId, 'pending');
  const runId = await insertRun(tx, {
    sessionId,
    userId,
    usageUnitId: unit.id,
    idempotencyKey,
    frame: target.frame,
  });
  if ('sessionId' in target && target.frame === null) await inheritStages(tx, { id: runId, sessionId });
  await ctx.jobs.enqueue('run-analysis', { runId }, { tx, singletonKey: runId });
  const started = { type: 'run.started', idempotency_key: idempotencyKey, session_id: sessionId } as const;
  await ctx.events.publish(`user:${userId}`, started, tx);
  await ctx.events.publish(`user:${userId}`, { type: 'sessions.changed' }, tx);
  return { runId, sessionId };
}

async function runOfKey(db: Db, ctx: UserCtx, request: RunRequest): Promise<StartedRun | null> {
  if (request.idempotencyKey === null) return null;
  const run = await findRunByKey(db, ctx.actor.userId, request.idempotencyKey);
  if (!run) return null;
  const { target } = request;
  const same =
    'sessionId' in target
      ? target.sessionId === run.sessionId
      : target.prompt === (await readSession(db, run.sessionId))?.prompt;
  if (!same) throw new AppError('idempotency_mismatch');
  return { runId: run.id, sessionId: run.sessionId };
}

function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === UNIQUE_VIOLATION || (cause instanceof Error && isUniqueViolation(cause));
}
