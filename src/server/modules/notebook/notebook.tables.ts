import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mark } from '../../../contract/routes/notebook.routes.ts';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Stars and notes of a person on patents, sessions, and opportunities. */
export const marks = pgTable(
  'marks',
  {
    userId: owner(),
    kind: text('kind').$type<Mark['kind']>().notNull(),
    /** Patent number, or id of a session or an opportunity. */
    ref: text('ref').notNull(),
    starred: boolean('starred').notNull(),
    note: text('note').notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.ref] })],
);

/** Searches that a person wants to hear of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    query: text('query').notNull(),
    /** Numbers that the search has brought so far. */
    seen: text('seen').array().notNull().default(sql`'{}'`),
    /** Numbers that came in since it was saved, newest first. */
    fresh: text('fresh').array().notNull().default(sql`'{}'`),
    /** Version of the local library at the last check. */
    libraryVersion: text('library_version').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    checkedAt: moment('checked_at'),
  },
  (table) => [
    index('saved_searches_user').on(table.userId),
    index('saved_searches_checked').on(table.checkedAt),
  ],
);
