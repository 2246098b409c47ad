import { sql } from 'drizzle-orm';
import { LIMIT_TYPES } from '../../../contract/plans.ts';
import type { Db } from '../../db/database.ts';
import { thisMonth } from './usage.store.ts';

/** Copies the month's counters of a user to a hash; what an earlier deletion left there is replaced by more. */
export async function storeCarryover(db: Db, userId: string, emailHash: string): Promise<void> {
  const counters = LIMIT_TYPES.map((type) => sql`(${type}, u.${sql.raw(type)})`);
  await db.execute(sql`
    insert into usage_carryover (email_hash, month_year, limit_type, units)
    select ${emailHash}, u.month_year, c.limit_type, c.units
    from user_usage u cross join lateral (values ${sql.join(counters, sql`, `)}) c (limit_type, units)
    where u.user_id = ${userId} and u.month_year = ${thisMonth} and c.units > 0
    on conflict (email_hash, month_year, limit_type)
      do update set units = greatest(usage_carryover.units, excluded.units)`);
}

/** Moves the month's units of a hash into a user's ledger and counter, in one statement; older months go. */
export async function restoreCarryover(db: Db, userId: string, emailHash: string): Promise<void> {
  const sums = LIMIT_TYPES.map(
    (type) => sql`coalesce(sum(units) filter (where limit_type = ${type}), 0)::int as ${sql.raw(type)}`,
  );
  const columns = sql.raw(LIMIT_TYPES.join(', '));
  const additions = LIMIT_TYPES.map(
    (type) => sql`${sql.raw(type)} = u.${sql.raw(type)} + excluded.${sql.raw(type)}`,
  );
  await db.execute(sql`
    with carried as (
      delete from usage_carryover where email_hash = ${emailHash} or month_year < ${thisMonth}
      returning email_hash, month_year, limit_type, units
    ), mine as (
      select * from carried where email_hash = ${emailHash} and month_year = ${thisMonth}
    ), entries as (
      insert into usage_ledger (user_id, month_year, limit_type, units, state, expires_at, settled_at)
      select ${userId}::uuid, month_year, limit_type, units, 'committed', now(), now() from mine
    )
    insert into user_usage as u (user_id, month_year, ${columns})
    select ${userId}::uuid, month_year, ${sql.join(sums, sql`, `)} from mine group by month_year
    on conflict (user_id, month_year) do update set ${sql.join(additions, sql`, `)}`);
}
