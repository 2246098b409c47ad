import { sql } from 'drizzle-orm';
import { LIMIT_TYPES } from '../../../contract/plans.ts';
import type { Ctx } from '../../context.ts';

/** A counter that differs from its ledger. */
export interface UsageDifference {
  userId: string;
  monthYear: string;
  limitType: string;
  counter: number;
  ledger: number;
}

/** Compares every counter with the sum of its reserved and committed units. An empty list is the only good answer. */
export async function findUsageDifferences(ctx: Ctx): Promise<UsageDifference[]> {
  const counters = LIMIT_TYPES.map((type) => sql`(${type}, u.${sql.raw(type)})`);
  const { rows } = await ctx.database.db.execute<UsageDifference & Record<string, unknown>>(sql`
    with counters as (
      select u.user_id, u.month_year, c.limit_type, c.units
      from user_usage u cross join lateral (values ${sql.join(counters, sql`, `)}) c (limit_type, units)
    ), ledger as (
      select user_id, month_year, limit_type, sum(units)::int as units from usage_ledger
      where state in ('reserved', 'committed') group by user_id, month_year, limit_type
    )
    select user_id as "userId", month_year as "monthYear", limit_type as "limitType",
      coalesce(c.units, 0) as counter, coalesce(l.units, 0) as ledger
    from counters c full join ledger l using (user_id, month_year, limit_type)
    where coalesce(c.units, 0) <> coalesce(l.units, 0)`);
  return rows;
}
