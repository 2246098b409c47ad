import { setTimeout as delay } from 'node:timers/promises';
import { AppError, ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { readRun } from './runs.store.ts';

/** Milliseconds. The end is announced; the look at the database covers a lost announcement. */
const LOOK_INTERVAL = 2_000;
const WAIT_LIMIT = 10 * 60_000;

/**
 * Waits until a run has completed. Throws the error with which it failed, or `unavailable` when it takes longer than
 * a request may wait; the run itself goes on. `signal` ends the waiting only.
 */
export async function waitForRun(ctx: Ctx, input: { runId: string; sessionId: string }, signal: AbortSignal) {
  let wake = () => {};
  const unsubscribe = ctx.events.subscribe(({ event }) => {
    if (event.type === 'run.finished' && event.session_id === input.sessionId) wake();
  });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(WAIT_LIMIT)]);
  try {
    while (!limit.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (await hasCompleted(ctx, input.runId)) return;
      await Promise.race([woken, delay(LOOK_INTERVAL, undefined, { signal: limit }).catch(() => undefined)]);
    }
  } finally {
    unsubscribe();
  }
  throw new AppError('unavailable', { retryAfter: 10 });
}

async function hasCompleted(ctx: Ctx, runId: string): Promise<boolean> {
  // A database that restarts in between is waited for like the run itself.
  const run = await readRun(ctx.database.db, runId).catch((error) => {
    ctx.log.warn({ err: error, run_id: runId }, 'run not read');
    return undefined;
  });
  if (run === undefined) return false;
  if (run === null) throw new AppError('session_not_found');
  if (run.status === 'failed' || run.status === 'cancelled') {
    const code = (run.errorCode ?? 'analysis_failed') as ErrorCode;
    throw new AppError(code in ERRORS ? code : 'analysis_failed');
  }
  return run.status === 'completed';
}
