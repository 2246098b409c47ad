import { AppError } from '../../contract/errors.ts';
import { type Deps, systemContext } from '../context.ts';
import { canonicalEmail } from '../modules/accounts/canonical-email.ts';
import { keyedHash } from '../modules/accounts/keyed-hash.ts';
import { takeAttempt } from '../modules/rates/take-attempt.ts';
import { mailComposers } from './mail-composers.ts';

/** The worker of `send-mail`. A mail that was not accepted fails the job, which is tried again. */
export async function mailJobs(deps: Deps): Promise<void> {
  await deps.jobs.work('send-mail', async ({ to, template, data }) => {
    const compose = mailComposers[template];
    if (!compose) throw new Error(`no such mail template: ${template}`);
    if (await isFlooded(deps, { to, template })) return;
    const mail = await compose(deps, to, data);
    if (mail) await deps.mailer.send(mail);
  });
}

/** True when one mailbox is being flooded with one kind of mail, however many clients take part: the rest is dropped. */
async function isFlooded(deps: Deps, { to, template }: { to: string; template: string }): Promise<boolean> {
  const key = keyedHash(deps.secret, 'mailbox', canonicalEmail(to));
  try {
    await takeAttempt(systemContext(deps, 'send-mail'), {
      limiter: 'default',
      scope: `mailbox ${template}`,
      key,
    });
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ template }, 'mailbox flooded, mail dropped');
    return true;
  }
}
