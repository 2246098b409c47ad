import { type SQL, sql } from 'drizzle-orm';
import { LIMIT_TYPES, type LimitType, type MonthlyLimits, UNLIMITED } from '../../../contract/plans.ts';
import type { Db } from '../../db/database.ts';

/** Milliseconds for which a reservation stands without a heartbeat. */
interface Lease {
  milliseconds: number;
  claimed: boolean;
}

export interface NewUnit {
  userId: string;
  limitType: LimitType;
  limit: number;
}

/** What a settling statement did, per user. */
export interface Settled {
  userId: string;
  limitType: LimitType;
  monthYear: string;
}

type SettledRow = { user_id: string; limit_type: LimitType; month_year: string };

/** The month in which now lies, by database time in UTC. */
export const thisMonth = sql`to_char(now() at time zone 'utc', 'YYYY-MM')`;

const ends = (milliseconds: number) =>
  sql`now() + make_interval(secs => ${milliseconds / 1000}::double precision)`;

const column = (type: LimitType): SQL => sql.raw(type);

/** Adds `sign` times the units of the rows of `source` to the counters of their month. */
const applyTo = (source: string, sign: 1 | -1): SQL => {
  const rows = sql.raw(source);
  const sums = LIMIT_TYPES.map(
    (type) => sql`coalesce(sum(units) filter (where limit_type = ${type}), 0)::int as ${column(type)}`,
  );
  const changes = LIMIT_TYPES.map(
    (type) => sql`${column(type)} = u.${column(type)} + ${sql.raw(String(sign))} * c.${column(type)}`,
  );
  return sql`
    update user_usage u set ${sql.join(changes, sql`, `)}, updated_at = now()
    from (select user_id, month_year, ${sql.join(sums, sql`, `)} from ${rows} group by user_id, month_year) c
    where u.user_id = c.user_id and u.month_year = c.month_year`;
};

/**
 * Adds one unit if the limit allows, and its ledger row, in one statement: the check is the `where` of the
 * update, made under the counter's row lock. Null when the limit is reached.
 */
export async function insertUnit(
  db: Db,
  unit: NewUnit,
  lease: Lease,
): Promise<{ id: string; current: number } | null> {
  const counter = column(unit.limitType);
  const unlimited = unit.limit === UNLIMITED;
  const { rows } = await db.execute<{ id: string; current: number }>(sql`
    with counted as (
      insert into user_usage as u (user_id, month_year, ${counter})
      select ${unit.userId}::uuid, ${thisMonth}, 1 where ${unlimited}::boolean or ${unit.limit}::int > 0
      on conflict (user_id, month_year) do update set ${counter} = u.${counter} + 1, updated_at = now()
        where ${unlimited}::boolean or u.${counter} < ${unit.limit}::int
      returning user_id, month_year, ${counter} as current
    ), entry as (
      insert into usage_ledger (user_id, month_year, limit_type, claimed_at, expires_at)
      select user_id, month_year, ${unit.limitType},
        case when ${lease.claimed}::boolean then now() end, ${ends(lease.milliseconds)}
      from counted returning id
    )
    select entry.id, counted.current from entry, counted`);
  return rows[0] ?? null;
}

/** Takes the oldest open reservation of the month for a gated function; two takers never get the same. */
export async function takeReservation(
  db: Db,
  unit: Omit<NewUnit, 'limit'>,
  leaseMilliseconds: number,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update usage_ledger set claimed_at = now(), expires_at = ${ends(leaseMilliseconds)}
    where id = (
      select id from usage_ledger
      where user_id = ${unit.userId} and limit_type = ${unit.limitType} and month_year = ${thisMonth}
        and state = 'reserved' and claimed_at is null and expires_at > now()
      order by created_at, id limit 1 for update skip locked
    ) returning id`);
  return rows[0]?.id ?? null;
}

export async function openReservationExists(db: Db, unit: Omit<NewUnit, 'limit'>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from usage_ledger
    where user_id = ${unit.userId} and limit_type = ${unit.limitType} and month_year = ${thisMonth}
      and state = 'reserved' and claimed_at is null and expires_at > now() limit 1`);
  return rows.length > 0;
}

/** Moves the end of a reservation. False when it is no longer reserved. */
export async function moveExpiry(db: Db, id: string, leaseMilliseconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update usage_ledger set expires_at = ${ends(leaseMilliseconds)} where id = ${id} and state = 'reserved'`);
  return rowCount === 1;
}

/** Reserved → committed; a unit that expired while the work still ended well is counted again. */
export async function markCommitted(db: Db, id: string): Promise<Settled | null> {
  const { rows } = await db.execute<SettledRow>(sql`
    with before as (
      select id, state from usage_ledger where id = ${id} and state in ('reserved', 'expired') for update
    ), done as (
      update usage_ledger l set state = 'committed', settled_at = now() from before
      where l.id = before.id
      returning l.user_id, l.month_year, l.limit_type, l.units, before.state as was
    ), again as (select * from done where was = 'expired'),
    counted as (${applyTo('again', 1)})
    select user_id, month_year, limit_type from done`);
  return rows.map(settledOf)[0] ?? null;
}

/** Reserved → released, and the counter goes down with it. Null when nothing was reserved. */
export async function markReleased(db: Db, id: string): Promise<Settled | null> {
  const { rows } = await db.execute<SettledRow>(sql`
    with done as (
      update usage_ledger set state = 'released', settled_at = now()
      where id = ${id} and state = 'reserved' returning user_id, month_year, limit_type, units
    ), counted as (${applyTo('done', -1)})
    select user_id, month_year, limit_type from done`);
  return rows.map(settledOf)[0] ?? null;
}

/** Ends a user's reservations whose lease ran out. Rows that someone else settles just now are left to them. */
export async function markExpired(db: Db, userId: string): Promise<Settled[]> {
  const { rows } = await db.execute<SettledRow>(sql`
    with late as (
      select id from usage_ledger
      where user_id = ${userId} and state = 'reserved' and expires_at <= now()
      order by id for update skip locked
    ), done as (
      update usage_ledger l set state = 'expired', settled_at = now() from late
      where l.id = late.id returning l.user_id, l.month_year, l.limit_type, l.units
    ), counted as (${applyTo('done', -1)})
    select user_id, month_year, limit_type from done`);
  return rows.map(settledOf);
}

export async function usersWithLateReservations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct user_id from usage_ledger where state = 'reserved' and expires_at <= now() limit 1000`);
  return rows.map((row) => row.user_id);
}

const settledOf = (row: SettledRow): Settled => ({
  userId: row.user_id,
  limitType: row.limit_type,
  monthYear: row.month_year,
});

/** Counters of a user's month (defaults to this month), and the moment at which the next one starts. */
export async function readCounters(
  db: Db,
  userId: string,
): Promise<{ monthYear: string; counters: MonthlyLimits; resetsAt: Date }> {
  const zero = LIMIT_TYPES.map((type) => sql`coalesce(u.${column(type)}, 0) as ${column(type)}`);
  const { rows } = await db.execute<MonthlyLimits & { month_year: string; resets_at: string }>(sql`
    select m.month_year, ${sql.join(zero, sql`, `)},
      to_char(date_trunc('month', now() at time zone 'utc') + interval '1 month', 'YYYY-MM-DD') as resets_at
    from (select ${thisMonth} as month_year) m
    left join user_usage u on u.user_id = ${userId} and u.month_year = m.month_year`);
  const row = rows[0];
  if (!row) throw new Error('The database answered no row to a query that always has one.');
  const { month_year, resets_at, ...counters } = row;
  return { monthYear: month_year, counters, resetsAt: new Date(`${resets_at}T00:00:00Z`) };
}

/** Units of a counter's month that were delivered. */
export async function committedUnits(db: Db, unit: Settled): Promise<number> {
  const { rows } = await db.execute<{ units: number }>(sql`
    select coalesce(sum(units), 0)::int as units from usage_ledger
    where user_id = ${unit.userId} and month_year = ${unit.monthYear} and limit_type = ${unit.limitType}
      and state = 'committed'`);
  return rows[0]?.units ?? 0;
}

/** True the first time that this notice is recorded. */
export async function recordNotice(
  db: Db,
  unit: Settled,
  notice: { percent: number; limit: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into usage_notices (user_id, month_year, limit_type, percent, monthly_limit)
    values (${unit.userId}, ${unit.monthYear}, ${unit.limitType}, ${notice.percent}, ${notice.limit})
    on conflict do nothing`);
  return rowCount === 1;
}
