import type { BaseDeps } from '../context.ts';
import { createDevelopmentMailbox } from '../modules/mailbox/development-mailbox.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** SMTP where it is configured, else the development mailbox. */
export function createMailer({ config, database, clock }: BaseDeps): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl
    ? createSmtpMailer({ url: smtpUrl, from })
    : createDevelopmentMailbox({ database, clock, publicUrl: config.publicUrl });
}
