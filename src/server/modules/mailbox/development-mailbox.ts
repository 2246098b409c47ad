import type { Clock } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { storeMail } from './mailbox.store.ts';

/** Keeps mail in the database instead of sending it; `/dev/mailbox` shows it. */
export function createDevelopmentMailbox(options: {
  database: Database;
  clock: Clock;
  publicUrl: string;
}): Mailer {
  return {
    destination: `development mailbox, ${options.publicUrl}/dev/mailbox`,
    send: async ({ to, subject, text, html }) => {
      const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
      const createdAt = options.clock.now();
      await storeMail(options.database.db, { recipient: to, subject, text, html, links, createdAt });
    },
  };
}
