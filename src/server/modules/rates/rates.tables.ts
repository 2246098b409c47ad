import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Attempts inside the window, per limiter, scope and subject (a user, an address, or a key of the caller's). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    limiter: text('limiter').notNull(),
    scope: text('scope').notNull(),
    subject: text('subject').notNull(),
    attempts: moment('attempts').array().notNull(),
    blockedUntil: moment('blocked_until'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.limiter, table.scope, table.subject] }),
    index('rate_limits_updated_at').on(table.updatedAt),
  ],
);

/** Answers of requests that carried an `Idempotency-Key`; without an answer the first one still runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    /** Until then the first request is taken to be alive; it moves this forward while it runs. */
    runningUntil: moment('running_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.route, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
