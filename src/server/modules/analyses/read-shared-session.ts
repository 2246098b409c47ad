import type { SessionReport } from '../../../contract/routes/analyses.routes.ts';
import type { Ctx } from '../../context.ts';
import { findSharedSession } from './find-shared-session.ts';
import { reportOf } from './read-session-report.ts';

/** A shared session by the token of its link. Throws `not_found` when it was revoked, deleted or never existed. */
export async function readSharedSession(ctx: Ctx, input: { token: string }): Promise<SessionReport> {
  return reportOf(ctx, await findSharedSession(ctx, input.token));
}
