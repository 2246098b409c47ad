import type { Deps } from '../context.ts';
import { mailComposers } from './mail-composers.ts';

/** The worker of `send-mail`. A mail that was not accepted fails the job, which is tried again. */
export async function mailJobs(deps: Deps): Promise<void> {
  await deps.jobs.work('send-mail', async ({ to, template, data }) => {
    const compose = mailComposers[template];
    if (!compose) throw new Error(`no such mail template: ${template}`);
    const mail = await compose(deps, to, data);
    if (mail) await deps.mailer.send(mail);
  });
}
