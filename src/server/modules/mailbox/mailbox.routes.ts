import { developmentOnly } from '../../http/local-only.ts';
import type { Api } from '../../http/mount.ts';
import { listMails } from './mailbox.store.ts';
import { mailboxPage } from './mailbox-page.ts';

/** `/dev/mailbox` and `/dev/mailbox.json`, for this machine only and only where mail is not sent by SMTP. */
export function mailboxRoutes({ hono, deps }: Api): void {
  if (deps.config.mail.smtpUrl) return;
  const newestFirst = () => listMails(deps.database.db);
  const guard = developmentOnly(deps);
  hono.use('/dev/mailbox', guard);
  hono.use('/dev/mailbox.json', guard);
  hono.get('/dev/mailbox.json', async (http) => {
    const mails = await newestFirst();
    return http.json(
      mails.map(({ recipient, subject, text, html, links, createdAt }) => ({
        to: recipient,
        subject,
        text,
        html,
        links,
        created_at: createdAt.toISOString(),
      })),
    );
  });
  hono.get('/dev/mailbox', async (http) => http.html(mailboxPage(await newestFirst())));
}
