import type { UserCtx } from '../../context.ts';
import { readSessionEvidence } from '../analyses/read-session-evidence.ts';
import { parseSessionId } from '../analyses/session-id.ts';
import { requestStop } from './chat.store.ts';

/** Stops the answer under way in a session; what was delivered stays. Throws `session_not_found`. */
export async function stopChat(ctx: UserCtx, input: { sessionId: string }): Promise<{ stopped: boolean }> {
  const sessionId = parseSessionId(input.sessionId);
  await readSessionEvidence(ctx, { sessionId });
  return { stopped: await requestStop(ctx.database.db, { sessionId, userId: ctx.actor.userId }) };
}
