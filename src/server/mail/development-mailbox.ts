import { desc, notInArray } from 'drizzle-orm';
import type { Clock } from '../context.ts';
import type { Database } from '../db/database.ts';
import { developmentMails } from '../modules/mailbox/mailbox.tables.ts';
import type { Mailer } from './mailer.ts';

const KEPT = 200;

/** Keeps mail in the database instead of sending it; `/dev/mailbox` shows it. */
export function createDevelopmentMailbox(options: {
  database: Database;
  clock: Clock;
  publicUrl: string;
}): Mailer {
  const { db } = options.database;
  return {
    destination: `development mailbox, ${options.publicUrl}/dev/mailbox`,
    send: async ({ to, subject, text, html }) => {
      const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
      const createdAt = options.clock.now();
      await db.insert(developmentMails).values({ recipient: to, subject, text, html, links, createdAt });
      const newest = db
        .select({ id: developmentMails.id })
        .from(developmentMails)
        .orderBy(desc(developmentMails.position))
        .limit(KEPT);
      await db.delete(developmentMails).where(notInArray(developmentMails.id, newest));
    },
  };
}
