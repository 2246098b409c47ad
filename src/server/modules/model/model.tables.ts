import { bigint, date, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Tokens and cost of language models, by person, day (UTC, database time) and model. `user_id` outlives the account: figures stay. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    /** The nil UUID stands for work that no person asked for. */
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    model: text('model').notNull(),
    requests: integer('requests').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    /** Tokens of calls under way, counted against the day's cap until the call ends. */
    reservedTokens: bigint('reserved_tokens', { mode: 'number' }).notNull().default(0),
    costUsd: doublePrecision('cost_usd').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId, table.model] })],
);
