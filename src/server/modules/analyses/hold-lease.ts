import type { Ctx } from '../../context.ts';
import { extendUnit } from '../usage/extend-unit.ts';
import { extendLease, type OpenRun } from './runs.store.ts';

/** Milliseconds between signs of life; three may be missed before another process takes the run. */
const HEARTBEAT = 4_000;

/** Keeps a run with this process. `lost` is aborted when it was stopped by its user or taken over. */
export function holdLease(ctx: Ctx, run: OpenRun): { lost: AbortSignal; release(): void } {
  const lost = new AbortController();
  const beat = async () => {
    if (!(await extendLease(ctx.database.db, run))) lost.abort(new Error('The run is no longer held.'));
    else await extendUnit(ctx, { id: run.usageUnitId });
  };
  const timer = setInterval(() => {
    beat().catch((error) => ctx.log.warn({ err: error, run_id: run.id }, 'heartbeat not written'));
  }, HEARTBEAT);
  // The end of a run is announced in the moment it is written, whoever wrote it.
  const unsubscribe = ctx.events.subscribe(({ event }) => {
    if (event.type === 'run.finished' && event.session_id === run.sessionId) {
      lost.abort(new Error('The run has ended.'));
    }
  });
  return {
    lost: lost.signal,
    release: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
