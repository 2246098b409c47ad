import { sql } from 'drizzle-orm';
import { RATE_LIMIT_RECORD_AGE, type RateLimit } from '../../../contract/limits.ts';
import type { Db } from '../../db/database.ts';

/** Which counter: the limiter's name, what it guards, and who is counted. */
export interface RateKey {
  limiter: string;
  scope: string;
  subject: string;
}

export interface RateState {
  /** Seconds until the block ends; 0 when not blocked. */
  blockedFor: number;
  /** Attempts left inside the window. */
  remaining: number;
}

interface Row extends Record<string, unknown> {
  blocked_for: string | number | null;
  used: string | number;
}

const milliseconds = (value: number) => sql`make_interval(secs => ${value / 1000}::double precision)`;

// A statement that waited for the row began before the block did: it must not report a second more than the block.
const stateOf = (row: Row | undefined, limit: RateLimit): RateState => ({
  blockedFor: Math.min(limit.block / 1000, Math.max(0, Math.ceil(Number(row?.blocked_for ?? 0)))),
  remaining: Math.max(0, limit.max - Number(row?.used ?? 0)),
});

/**
 * Counts one attempt by database time. A single statement, so that any number of processes share one window:
 * the attempt beyond the maximum starts the block, and attempts during a block do not lengthen it.
 */
export async function countAttempt(db: Db, key: RateKey, limit: RateLimit): Promise<RateState> {
  const recent = sql`array(select t from unnest(r.attempts) t where t > now() - ${milliseconds(limit.window)})`;
  const { rows } = await db.execute<Row>(sql`
    insert into rate_limits as r (limiter, scope, subject, attempts)
    values (${key.limiter}, ${key.scope}, ${key.subject}, array[now()])
    on conflict (limiter, scope, subject) do update set
      attempts = case
        when r.blocked_until > now() or cardinality(${recent}) >= ${limit.max} then r.attempts
        else ${recent} || now() end,
      blocked_until = case
        when r.blocked_until > now() then r.blocked_until
        when cardinality(${recent}) >= ${limit.max} then now() + ${milliseconds(limit.block)} end,
      updated_at = now()
    returning extract(epoch from blocked_until - now()) as blocked_for, cardinality(attempts) as used`);
  return stateOf(rows[0], limit);
}

/** Takes the newest attempt back, unless a block has begun. */
export async function refundAttempt(db: Db, key: RateKey): Promise<void> {
  await db.execute(sql`
    update rate_limits set attempts = attempts[1 : cardinality(attempts) - 1]
    where limiter = ${key.limiter} and scope = ${key.scope} and subject = ${key.subject}
      and (blocked_until is null or blocked_until <= now())`);
}

/** The state as it stands, without counting. */
export async function readAttempts(db: Db, key: RateKey, limit: RateLimit): Promise<RateState> {
  const { rows } = await db.execute<Row>(sql`
    select extract(epoch from blocked_until - now()) as blocked_for,
      (select count(*) from unnest(attempts) t where t > now() - ${milliseconds(limit.window)}) as used
    from rate_limits
    where limiter = ${key.limiter} and scope = ${key.scope} and subject = ${key.subject}`);
  return stateOf(rows[0], limit);
}

export async function deleteAttempts(db: Db, key: RateKey): Promise<void> {
  await db.execute(sql`
    delete from rate_limits
    where limiter = ${key.limiter} and scope = ${key.scope} and subject = ${key.subject}`);
}

/** Forgets what is older than a day; returns how many records went. */
export async function pruneRecords(db: Db): Promise<number> {
  const age = milliseconds(RATE_LIMIT_RECORD_AGE);
  const limits = await db.execute(sql`
    delete from rate_limits
    where updated_at < now() - ${age} and (blocked_until is null or blocked_until < now())`);
  const keys = await db.execute(sql`
    delete from idempotency_keys
    where created_at < now() - ${age} and (running_until is null or running_until < now())`);
  return (limits.rowCount ?? 0) + (keys.rowCount ?? 0);
}
