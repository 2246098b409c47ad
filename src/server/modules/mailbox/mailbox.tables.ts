import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Development mailbox: what would have been sent, newest kept. Unused where SMTP is configured. */
export const developmentMails = pgTable('development_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  links: jsonb('links').$type<string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
