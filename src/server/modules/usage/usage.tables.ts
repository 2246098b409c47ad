import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const counter = (name: string) => integer(name).notNull().default(0);

/** Units reserved or committed in a month (YYYY-MM, database time in UTC): always the sum of the ledger. */
export const userUsage = pgTable(
  'user_usage',
  {
    userId: owner(),
    monthYear: text('month_year').notNull(),
    ideaGenerations: counter('idea_generations'),
    categorySearches: counter('category_searches'),
    chatMessages: counter('chat_messages'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.monthYear] })],
);

/** One row a unit of work: reserved → committed | released | expired (and expired → committed, when late). */
export const usageLedger = pgTable(
  'usage_ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    monthYear: text('month_year').notNull(),
    limitType: text('limit_type').notNull(),
    units: integer('units').notNull().default(1),
    state: text('state').notNull().default('reserved'),
    /** When the gated function took the reservation; null while it waits to be claimed. */
    claimedAt: moment('claimed_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('usage_ledger_open').on(table.userId, table.limitType, table.state),
    index('usage_ledger_expiry').on(table.state, table.expiresAt),
  ],
);

/** Which mail about a limit was sent: once per month, counter, share and size of the limit. */
export const usageNotices = pgTable(
  'usage_notices',
  {
    userId: owner(),
    monthYear: text('month_year').notNull(),
    limitType: text('limit_type').notNull(),
    percent: integer('percent').notNull(),
    monthlyLimit: integer('monthly_limit').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.monthYear, table.limitType, table.percent, table.monthlyLimit],
    }),
  ],
);

/** The month's usage of deleted accounts under a keyed hash of the e-mail, so that deleting resets no limit. */
export const usageCarryover = pgTable(
  'usage_carryover',
  {
    emailHash: text('email_hash').notNull(),
    monthYear: text('month_year').notNull(),
    limitType: text('limit_type').notNull(),
    units: integer('units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailHash, table.monthYear, table.limitType] })],
);
