import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';

/** Tells the tabs of a session and of its user that a run has ended, with the transaction that ended it. */
export async function announceEnd(
  ctx: Ctx,
  run: { sessionId: string; userId: string },
  end: { status: 'completed' | 'stopped' | 'failed'; message: string | null; tx: Db },
): Promise<void> {
  const { sessionId: session_id, userId } = run;
  const { status, message, tx } = end;
  const { events } = ctx;
  await events.publish(`session:${session_id}`, { type: 'run.finished', session_id, status, message }, tx);
  await events.publish(`session:${session_id}`, { type: 'session.changed', session_id }, tx);
  await events.publish(`user:${userId}`, { type: 'sessions.changed' }, tx);
}
