import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';

/** Mails the owner of an address what happened to the account, so that a theft does not go unnoticed. */
export const notifyOwner = (ctx: Ctx, notice: { to: string; what: string }, tx?: Db): Promise<void> =>
  ctx.jobs.enqueue(
    'send-mail',
    { to: notice.to, template: 'account-notice', data: { what: notice.what } },
    { tx },
  );
