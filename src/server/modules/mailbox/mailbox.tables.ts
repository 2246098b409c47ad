import { bigserial, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Development mailbox: what would have been sent, newest kept. Unused where SMTP is configured. */
export const developmentMails = pgTable('development_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Order of arrival: mails of one instant keep it. */
  position: bigserial('position', { mode: 'number' }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  links: jsonb('links').$type<string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
