import { bigint, date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Answers of live patent sources. The key is a hash: neither a query nor a secret can be read from it. */
export const sourceAnswers = pgTable(
  'source_answers',
  {
    key: text('key').primaryKey(),
    source: text('source').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('source_answers_created_at').on(table.createdAt)],
);

/** Requests to live patent sources by day (UTC), and the latest failure of that day. */
export const sourceUsage = pgTable(
  'source_usage',
  {
    day: date('day').notNull(),
    source: text('source').notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull().default(0),
    failures: bigint('failures', { mode: 'number' }).notNull().default(0),
    lastError: text('last_error'),
    lastErrorAt: moment('last_error_at'),
  },
  (table) => [primaryKey({ columns: [table.day, table.source] })],
);
