import type { Deps } from '../context.ts';
import { accountMails } from '../modules/accounts/account-mails.ts';
import { billingMails } from '../modules/billing/billing-mails.ts';
import { notebookMails } from '../modules/notebook/notebook-mails.ts';
import type { Mail } from './mailer.ts';
import { usageMails } from './usage-mails.ts';

/** Writes one mail when its job runs; null when there is nothing to say to that address (any more). */
export type MailComposer = (deps: Deps, to: string, data: Record<string, string>) => Promise<Mail | null>;

/** Every template of the `send-mail` job, by name. */
export const mailComposers: Record<string, MailComposer> = {
  ...accountMails,
  ...billingMails,
  ...notebookMails,
  ...usageMails,
};
