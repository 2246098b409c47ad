import { desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, inTransaction } from '../../db/database.ts';
import { aiUsage } from './model.tables.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Any fixed number that nothing else in the database locks: here the letters "lcai". */
const SPEND_LOCK = 0x6c636169;
const today = sql<string>`(now() at time zone 'utc')::date`;

export interface Spender {
  userId: string | null;
  model: string;
}

/**
 * Reserves tokens against the day's cap, in one transaction under a lock, so that parallel calls cannot pass it together.
 * Returns the day it was booked on, or null when the cap leaves no room.
 */
export async function reserveTokens(
  db: Db,
  spender: Spender,
  amount: { tokens: number; cap: number },
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SPEND_LOCK})`);
    const [spent] = await tx
      .select({
        tokens: sql<string>`coalesce(sum(${aiUsage.inputTokens} + ${aiUsage.outputTokens} + ${aiUsage.reservedTokens}), 0)`,
        day: sql<string>`${today}::text`,
      })
      .from(aiUsage)
      .where(sql`${aiUsage.day} = ${today}`);
    if (!spent || Number(spent.tokens) + amount.tokens > amount.cap) return null;
    await tx
      .insert(aiUsage)
      .values({
        userId: spender.userId ?? NOBODY,
        day: spent.day,
        model: spender.model,
        reservedTokens: amount.tokens,
      })
      .onConflictDoUpdate({
        target: [aiUsage.day, aiUsage.userId, aiUsage.model],
        set: { reservedTokens: sql`${aiUsage.reservedTokens} + ${amount.tokens}` },
      });
    return spent.day;
  });
}

export interface Settlement {
  day: string;
  reserved: number;
  input: number;
  output: number;
  requests: number;
  costUsd: number;
}

/** Replaces a reservation by what was really spent. */
export async function settleTokens(db: Db, spender: Spender, spent: Settlement): Promise<void> {
  await db
    .update(aiUsage)
    .set({
      requests: sql`${aiUsage.requests} + ${spent.requests}`,
      inputTokens: sql`${aiUsage.inputTokens} + ${spent.input}`,
      outputTokens: sql`${aiUsage.outputTokens} + ${spent.output}`,
      reservedTokens: sql`greatest(0, ${aiUsage.reservedTokens} - ${spent.reserved})`,
      costUsd: sql`${aiUsage.costUsd} + ${spent.costUsd}`,
    })
    .where(
      sql`${aiUsage.userId} = ${spender.userId ?? NOBODY} and ${aiUsage.day} = ${spent.day} and ${aiUsage.model} = ${spender.model}`,
    );
}

/** Rows by day, newest first, the largest spender of a day before the others. */
export async function usageByDay(db: Db, page: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(aiUsage)
    .orderBy(desc(aiUsage.day), desc(sql`${aiUsage.inputTokens} + ${aiUsage.outputTokens}`), aiUsage.userId)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({ ...row, userId: row.userId === NOBODY ? null : row.userId }));
}

const summed = (column: AnyPgColumn, since: SQL) =>
  sql<number>`coalesce(sum(${column}) filter (where ${aiUsage.day} >= ${since}), 0)`.mapWith(Number);

const spendSince = (since: SQL) => ({
  requests: summed(aiUsage.requests, since),
  input_tokens: summed(aiUsage.inputTokens, since),
  output_tokens: summed(aiUsage.outputTokens, since),
  cost_usd: summed(aiUsage.costUsd, since),
});

/** What was spent today and in this month (UTC, database time), and how many rows there are. */
export async function usageSums(db: Db) {
  const select = (since: SQL) => db.select(spendSince(since)).from(aiUsage);
  const [[day], [month], total] = await Promise.all([
    select(today),
    select(sql`date_trunc('month', now() at time zone 'utc')::date`),
    db.$count(aiUsage),
  ]);
  return { today: day!, month: month!, total };
}
