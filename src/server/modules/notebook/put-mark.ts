import { AppError } from '../../../contract/errors.ts';
import type { Mark } from '../../../contract/routes/notebook.routes.ts';
import type { UserCtx } from '../../context.ts';
import { ownsIdea } from '../analyses/owns-idea.ts';
import { ownsSession } from '../analyses/owns-session.ts';
import { saveMark } from './marks.store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sets the star and the note on a patent, or on an own session or opportunity. Throws `not_found` for another's. */
export async function putMark(ctx: UserCtx, mark: Mark): Promise<Mark> {
  const { userId } = ctx.actor;
  if (mark.kind !== 'patent') {
    if (!UUID.test(mark.ref)) throw new AppError('not_found');
    const owned =
      mark.kind === 'session'
        ? await ownsSession(ctx, { sessionId: mark.ref })
        : await ownsIdea(ctx, { ideaId: mark.ref });
    if (!owned) throw new AppError('not_found');
  }
  await saveMark(ctx.database.db, userId, mark);
  return mark;
}
