import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

export interface OnceKey {
  userId: string;
  route: string;
  key: string;
  bodyHash: string;
}

/** Seconds that a running request holds its key without a heartbeat. */
const LEASE = 60;

const where = (key: OnceKey) => sql`user_id = ${key.userId} and route = ${key.route} and key = ${key.key}`;
const lease = sql`now() + make_interval(secs => ${LEASE})`;

/** True when this request may run: the key is new, or its first request died without an answer. */
export async function acquireKey(db: Db, key: OnceKey): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into idempotency_keys as k (user_id, route, key, body_hash, running_until)
    values (${key.userId}, ${key.route}, ${key.key}, ${key.bodyHash}, ${lease})
    on conflict (user_id, route, key) do update set running_until = ${lease}
      where k.answer is null and k.running_until < now() and k.body_hash = excluded.body_hash`);
  return rowCount === 1;
}

export async function readKey(
  db: Db,
  key: OnceKey,
): Promise<{ bodyHash: string; answer: { value: unknown } | null } | null> {
  const { rows } = await db.execute<{ body_hash: string; answer: { value: unknown } | null }>(
    sql`select body_hash, answer from idempotency_keys where ${where(key)}`,
  );
  return rows[0] ? { bodyHash: rows[0].body_hash, answer: rows[0].answer } : null;
}

export async function keepKeyAlive(db: Db, key: OnceKey): Promise<void> {
  await db.execute(
    sql`update idempotency_keys set running_until = ${lease} where ${where(key)} and answer is null`,
  );
}

export async function storeAnswer(db: Db, key: OnceKey, value: unknown): Promise<void> {
  const answer = JSON.stringify({ value: value ?? null });
  await db.execute(
    sql`update idempotency_keys set answer = ${answer}::jsonb, running_until = null where ${where(key)}`,
  );
}

export async function forgetKey(db: Db, key: OnceKey): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where ${where(key)} and answer is null`);
}

export const HEARTBEAT = (LEASE / 3) * 1000;
