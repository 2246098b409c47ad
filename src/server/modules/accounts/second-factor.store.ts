import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { twoFactors } from './accounts.tables.ts';

/** Encrypted secret of a person's authenticator app, or null without one. */
export async function findFactorSecret(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return row?.secret ?? null;
}

/** Marks a time step, and all before it, as used. False when it was used already: of two at once one gets it. */
export async function takeStep(db: Db, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const taken = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
    .returning({ id: twoFactors.id });
  return taken.length > 0;
}
