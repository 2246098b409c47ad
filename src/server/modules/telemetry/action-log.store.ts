import { and, count, eq, gt, like, not } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { actionLog } from './telemetry.tables.ts';

export async function insertAction(db: Db, row: typeof actionLog.$inferInsert): Promise<void> {
  await db.insert(actionLog).values(row);
}

export interface CountedActions {
  userId: string;
  after: Date;
  /** Changes by route when true, else gated actions. */
  routes: boolean;
  /** Only this action. */
  action?: string;
}

/** How many actions of a person came after a time. Routes begin with a slash, gated actions do not. */
export async function countActions(
  db: Db,
  { userId, after, routes, action }: CountedActions,
): Promise<number> {
  const isRoute = like(actionLog.action, '/%');
  const [row] = await db
    .select({ actions: count() })
    .from(actionLog)
    .where(
      and(
        eq(actionLog.userId, userId),
        gt(actionLog.at, after),
        routes ? isRoute : not(isRoute),
        action ? eq(actionLog.action, action) : undefined,
      ),
    );
  return row?.actions ?? 0;
}
