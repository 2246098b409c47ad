import type { MailComposer } from '../../mail/mail-composers.ts';
import { layOutMail } from '../../mail/mail-layout.ts';

/** `data`: query, count, list (one patent a line). */
const savedSearch: MailComposer = async ({ config }, to, { query = '', count = '', list = '' }) =>
  layOutMail(to, {
    subject: `${count} new ${count === '1' ? 'patent' : 'patents'} for “${query}”`,
    paragraphs: [
      `Your saved search “${query}” found ${count} new ${count === '1' ? 'patent' : 'patents'}.`,
      ...list.split('\n'),
    ],
    action: { label: 'Open your saved searches', url: `${config.publicUrl}/dashboard/sessions` },
    footer: 'You saved this search. Delete it on the sessions page to stop these mails.',
  });

export const notebookMails: Record<string, MailComposer> = { 'saved-search': savedSearch };
