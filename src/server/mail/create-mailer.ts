import type { BaseDeps } from '../context.ts';
import { createDevelopmentMailbox } from '../modules/mailbox/development-mailbox.ts';
import type { Mailer } from './mailer.ts';

/** SMTP where it is configured, else the development mailbox. */
export async function createMailer({ config, database, clock }: BaseDeps): Promise<Mailer> {
  const { smtpUrl, from } = config.mail;
  if (!smtpUrl) return createDevelopmentMailbox({ database, clock, publicUrl: config.publicUrl });
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return createSmtpMailer({ url: smtpUrl, from });
}
