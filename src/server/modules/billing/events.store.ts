import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { ProviderEvent } from './billing-provider.ts';

/** Seconds that one delivery of an event may work on it before another may try. */
const CLAIM = 30;

export type Claim = 'claimed' | 'processed' | 'in_flight';

/** Takes an event for processing: of any number of deliveries at once exactly one gets it. */
export async function claimEvent(db: Db, event: ProviderEvent): Promise<Claim> {
  const lease = sql`now() + make_interval(secs => ${CLAIM})`;
  const { rowCount } = await db.execute(sql`
    insert into billing_events as e (id, type, customer_id, claimed_until)
    values (${event.id}, ${event.type}, ${event.customerId}, ${lease})
    on conflict (id) do update set claimed_until = ${lease}
      where e.processed_at is null and (e.claimed_until is null or e.claimed_until < now())`);
  if (rowCount === 1) return 'claimed';
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select processed_at is not null as done from billing_events where id = ${event.id}`,
  );
  return rows[0]?.done ? 'processed' : 'in_flight';
}

export async function finishEvent(db: Db, id: string): Promise<void> {
  await db.execute(
    sql`update billing_events set processed_at = now(), claimed_until = null where id = ${id}`,
  );
}

/** Lets the next delivery try again. */
export async function giveEventBack(db: Db, id: string): Promise<void> {
  await db.execute(
    sql`update billing_events set claimed_until = null where id = ${id} and processed_at is null`,
  );
}

/** Providers stop to redeliver after days; older ids need not be known. */
export async function pruneEvents(db: Db, days: number): Promise<void> {
  await db.execute(
    sql`delete from billing_events where received_at < now() - make_interval(days => ${days})`,
  );
}
