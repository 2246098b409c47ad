import { AppError } from '../../../contract/errors.ts';
import type { UserSession } from '../../../contract/routes/account-settings.routes.ts';
import type { UserCtx } from '../../context.ts';
import { deleteSessions, listSessions } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';

/** Where the account is signed in, last used first. */
export async function readOwnSessions(ctx: UserCtx): Promise<UserSession[]> {
  const rows = await listSessions(ctx.database.db, ctx.actor.userId, ctx.clock.now());
  return rows.map((row) => ({
    id: row.id,
    current: row.id === ctx.actor.sessionId,
    kind: row.kind === 'program' ? 'program' : 'browser',
    user_agent: row.userAgent ?? '',
    address: row.ipAddress ?? '',
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
  }));
}

/** Ends one of the own sessions; anyone else's id is as unknown as an absent one. */
export async function endOwnSession(ctx: UserCtx, id: string): Promise<void> {
  const ended = await deleteSessions(ctx.database.db, ctx.actor.userId, { only: id });
  if (ended === 0) throw new AppError('not_found');
  await announceRevocation(ctx, ctx.actor.userId);
}
