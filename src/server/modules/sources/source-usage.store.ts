import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sourceUsage } from './sources.tables.ts';

export interface SourceUse {
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  source: string;
  calls: number;
  failures: number;
  lastError: { message: string; at: Date } | null;
}

/** Adds to the counts of a day; the latest failure replaces an earlier one. */
export async function addUse(db: Db, use: SourceUse): Promise<void> {
  const { day, source, calls, failures, lastError } = use;
  const failure = lastError ? { lastError: lastError.message, lastErrorAt: lastError.at } : {};
  await db
    .insert(sourceUsage)
    .values({ day, source, calls, failures, ...failure })
    .onConflictDoUpdate({
      target: [sourceUsage.day, sourceUsage.source],
      set: {
        calls: sql`${sourceUsage.calls} + ${calls}`,
        failures: sql`${sourceUsage.failures} + ${failures}`,
        ...failure,
      },
    });
}

/** Counts and latest failure of each source on a day. */
export async function readUse(db: Db, day: string): Promise<SourceUse[]> {
  const rows = await db.select().from(sourceUsage).where(sql`${sourceUsage.day} = ${day}`);
  return rows.map(({ lastError, lastErrorAt, ...row }) => ({
    ...row,
    lastError: lastError !== null && lastErrorAt ? { message: lastError, at: lastErrorAt } : null,
  }));
}

export async function deleteUseBefore(db: Db, day: string): Promise<void> {
  await db.delete(sourceUsage).where(lt(sourceUsage.day, day));
}
