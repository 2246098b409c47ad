import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { type Db, inTransaction } from '../../db/database.ts';
import { releaseUnit } from '../usage/release-unit.ts';
import { announceEnd } from './announce-end.ts';
import { endHeldRun, type OpenRun } from './runs.store.ts';
import { restoreStatus } from './sessions.store.ts';

/** Ends a run that this process holds without results, and gives its usage unit back. */
export async function failRun(ctx: Ctx, run: OpenRun, errorCode: ErrorCode): Promise<void> {
  await inTransaction(ctx.database.db, async (tx) => {
    const held = await endHeldRun(tx, run, { status: 'failed', errorCode });
    if (held) await undoRun(ctx, run, { errorCode, tx });
  });
}

/** What follows the end of a run that brought nothing, in the transaction that ended it. */
export async function undoRun(
  ctx: Ctx,
  run: Pick<OpenRun, 'sessionId' | 'userId' | 'usageUnitId'>,
  end: { errorCode: ErrorCode; tx: Db },
): Promise<void> {
  const { errorCode, tx } = end;
  const stopped = errorCode === 'analysis_cancelled';
  await restoreStatus(tx, run.sessionId, stopped ? 'stopped' : 'failed');
  await releaseUnit(ctx, { id: run.usageUnitId, tx });
  await announceEnd(ctx, run, {
    status: stopped ? 'stopped' : 'failed',
    message: ERRORS[errorCode].text,
    tx,
  });
}
