import type { Found } from '../../../contract/routes/notebook.routes.ts';
import type { UserCtx } from '../../context.ts';
import { findOwn } from './find-anywhere.store.ts';

/** Your sessions, opportunities, and patents that contain these words. */
export async function findAnywhere(ctx: UserCtx, input: { q: string }): Promise<Found> {
  const { sessions, opportunities, patents } = await findOwn(ctx.database.db, ctx.actor.userId, input.q);
  return {
    sessions: sessions.map(({ id, prompt, createdAt }) => ({
      id,
      prompt,
      created_at: createdAt.toISOString(),
    })),
    opportunities: opportunities.map(({ id, sessionId, reference, title }) => ({
      id,
      session_id: sessionId,
      reference,
      title,
    })),
    patents: patents.map(({ number, title, sessionId }) => ({ number, title, session_id: sessionId })),
  };
}
