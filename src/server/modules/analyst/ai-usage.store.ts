import { and, desc, gte, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../db/database.ts';
import { aiUsage } from './analyst.tables.ts';

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

/** Rows of the days given (both included), newest first. */
export async function usageBetween(db: Db, range: { from: string; to: string }) {
  return db
    .select()
    .from(aiUsage)
    .where(and(gte(aiUsage.day, range.from), lte(aiUsage.day, range.to)))
    .orderBy(desc(aiUsage.day), desc(aiUsage.inputTokens))
    .limit(1000);
}
