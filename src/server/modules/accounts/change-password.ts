import type { UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { callLibrary } from './auth/call-library.ts';
import { ownHeaders } from './own-session.ts';
import { signOut } from './sign-out.ts';
import { requireGoodPassword } from './sign-up.ts';

/** Throws `wrong_password` and `weak_password`. The other sessions end; the owner is told by mail. */
export async function changePassword(
  ctx: UserCtx,
  input: { current_password: string; password: string },
): Promise<{ message: string }> {
  requireGoodPassword(input.password);
  const headers = await ownHeaders(ctx);
  await callLibrary(() =>
    ctx.auth.library.api.changePassword({
      body: { currentPassword: input.current_password, newPassword: input.password },
      headers,
    }),
  );
  await signOut(ctx, { ...ctx.actor, scope: 'others' });
  await recordAudit(ctx, { action: 'account.password_changed', subject: ctx.actor.userId });
  await tellOwner(ctx, 'The password of your account was changed. Other devices were signed out.');
  return { message: 'Your password has been changed. Other devices were signed out.' };
}

/** Mails the owner what happened to the account, so that a theft does not go unnoticed. */
export const tellOwner = (ctx: UserCtx, what: string): Promise<void> =>
  ctx.jobs.enqueue('send-mail', { to: ctx.actor.email, template: 'account-notice', data: { what } });
