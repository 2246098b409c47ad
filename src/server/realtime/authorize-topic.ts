import { AppError } from '../../contract/errors.ts';
import type { Topic } from '../../contract/events.ts';
import type { UserCtx } from '../context.ts';
import { ownsSession } from '../modules/analyses/owns-session.ts';

/** Throws `not_found` for a topic of someone else, as for one that does not exist. */
export async function authorizeTopic(ctx: UserCtx, topic: Topic): Promise<void> {
  const [kind, id = ''] = topic.split(':');
  const own =
    kind === 'user'
      ? id === ctx.actor.userId
      : kind === 'session' && (await ownsSession(ctx, { sessionId: id }));
  if (!own) throw new AppError('not_found');
}
