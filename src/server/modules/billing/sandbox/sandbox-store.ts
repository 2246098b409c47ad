import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BaseDeps } from '../../../context.ts';
import { type Db, inTransaction } from '../../../db/database.ts';
import { sandboxCustomers, sandboxEvents } from '../sandbox.tables.ts';
import type { SandboxAction } from './sandbox-actions.ts';
import { newId, runCycles } from './sandbox-cycle.ts';
import { newState, type SandboxState } from './sandbox-state.ts';

export interface SandboxCustomer {
  id: string;
  state: SandboxState;
  /** The customer's own time. */
  now: Date;
}

export type SandboxDeps = Pick<BaseDeps, 'config' | 'secret' | 'database' | 'clock' | 'log'>;

const present = (deps: SandboxDeps, id: string, state: SandboxState): SandboxCustomer => ({
  id,
  state,
  now: new Date(deps.clock.now().getTime() + state.clockOffset),
});

/** The customer of a user; made at first call. */
export async function customerIdOf(
  deps: SandboxDeps,
  user: { userId: string; email: string },
): Promise<string> {
  const { db } = deps.database;
  await db
    .insert(sandboxCustomers)
    .values({ id: newId('cus'), userId: user.userId, state: newState(user.email) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.userId, user.userId));
  if (!row) throw new Error('The sandbox customer was not stored.');
  return row.id;
}

export type Listed = 'checkouts' | 'portals' | 'subscriptions' | 'invoices';

/** The customer who owns a page, subscription or invoice; ids cannot be guessed. */
export async function findOwner(
  deps: SandboxDeps,
  list: Listed,
  id: string,
): Promise<SandboxCustomer | null> {
  const wanted = JSON.stringify({ [list]: [{ id }] });
  const [row] = await deps.database.db
    .select()
    .from(sandboxCustomers)
    .where(sql`${sandboxCustomers.state} @> ${wanted}::jsonb`);
  return row ? present(deps, row.id, row.state) : null;
}

async function storeEvents(db: Db, customer: SandboxCustomer, types: string[]): Promise<void> {
  for (const type of types) {
    const id = `evt_sandbox_${randomBytes(12).toString('hex')}`;
    const created = Math.floor(customer.now.getTime() / 1000);
    const object = { object: 'subscription', customer: customer.id };
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    await db.insert(sandboxEvents).values({ id, customerId: customer.id, body });
  }
}

/** Runs an action under the customer's row lock, at their own time; state and events are stored together. */
export async function act(deps: SandboxDeps, id: string, action: SandboxAction): Promise<SandboxCustomer> {
  return inTransaction(deps.database.db, async (tx) => {
    const [row] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id)).for('update');
    if (!row) throw new Error(`No such customer: ${id}`);
    const { state, now } = present(deps, id, row.state);
    const events = [...runCycles(state, now), ...action(state, now)];
    await tx.update(sandboxCustomers).set({ state }).where(eq(sandboxCustomers.id, id));
    const customer = present(deps, id, state);
    await storeEvents(tx, customer, events);
    return customer;
  });
}

export async function undeliveredEvents(
  deps: SandboxDeps,
  customerId: string,
): Promise<{ id: string; body: string }[]> {
  return deps.database.db
    .select({ id: sandboxEvents.id, body: sandboxEvents.body })
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.customerId, customerId), isNull(sandboxEvents.deliveredAt)))
    .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id))
    .limit(50);
}

export async function noteDelivery(deps: SandboxDeps, id: string, delivered: boolean): Promise<void> {
  await deps.database.db
    .update(sandboxEvents)
    .set({
      attempts: sql`${sandboxEvents.attempts} + 1`,
      ...(delivered ? { deliveredAt: sql`now()` } : {}),
    })
    .where(eq(sandboxEvents.id, id));
}
