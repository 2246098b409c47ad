import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { MonthlyLimits, PaidPlanId, PlanId } from '../../../contract/plans.ts';
import type { Db } from '../../db/database.ts';
import { billingCustomers, billingNotices, subscribers } from './billing.tables.ts';
import type { SubscriptionStatus } from './billing-provider.ts';

export interface SubscriberRow {
  userId: string;
  planId: PlanId;
  planName: string;
  monthlyLimits: unknown;
  subscribed: boolean;
  status: SubscriptionStatus | null;
  subscriptionId: string | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  scheduledPlan: PaidPlanId | null;
  syncedAt: Date;
}

export async function readSubscriber(db: Db, userId: string): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.userId, userId));
  return (row as SubscriberRow | undefined) ?? null;
}

export type SubscriberState = Omit<SubscriberRow, 'syncedAt' | 'monthlyLimits'> & {
  monthlyLimits: MonthlyLimits;
};

/** Writes what the provider says, whatever stood there before. */
export async function writeSubscriber(db: Db, state: SubscriberState): Promise<void> {
  const values = { ...state, syncedAt: sql`now()` };
  await db.insert(subscribers).values(values).onConflictDoUpdate({ target: subscribers.userId, set: values });
}

/** Seconds since the row of a user was last written from the provider's truth; null when it never was. */
export async function secondsSinceSync(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ age: sql<number>`extract(epoch from now() - ${subscribers.syncedAt})::float8` })
    .from(subscribers)
    .where(eq(subscribers.userId, userId));
  return row?.age ?? null;
}

export interface BillingCustomer {
  userId: string;
  customerId: string;
  email: string;
  syncVersion: number;
}

const customerColumns = {
  userId: billingCustomers.userId,
  customerId: billingCustomers.customerId,
  email: billingCustomers.email,
  syncVersion: billingCustomers.syncVersion,
};

export async function customerOfUser(db: Db, userId: string): Promise<BillingCustomer | null> {
  const [row] = await db
    .select(customerColumns)
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row ?? null;
}

export async function userOfCustomer(db: Db, customerId: string): Promise<BillingCustomer | null> {
  const [row] = await db
    .select(customerColumns)
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return row ?? null;
}

/** Remembers a user's customer id; the first one stays. */
export async function insertCustomer(
  db: Db,
  customer: { userId: string; customerId: string; email: string; provider: string },
): Promise<void> {
  await db.insert(billingCustomers).values(customer).onConflictDoNothing();
}

export async function updateCustomerEmail(db: Db, userId: string, email: string): Promise<void> {
  await db.update(billingCustomers).set({ email }).where(eq(billingCustomers.userId, userId));
}

/** Customers after an id, in order, for a walk through all of them. */
export async function customersAfter(db: Db, customerId: string, limit: number): Promise<BillingCustomer[]> {
  return db
    .select(customerColumns)
    .from(billingCustomers)
    .where(gt(billingCustomers.customerId, customerId))
    .orderBy(asc(billingCustomers.customerId))
    .limit(limit);
}

/** Takes the next version; false when someone wrote since `customer` was read. */
export async function bumpVersion(db: Db, customer: BillingCustomer): Promise<boolean> {
  const { rowCount } = await db
    .update(billingCustomers)
    .set({ syncVersion: customer.syncVersion + 1 })
    .where(
      and(
        eq(billingCustomers.userId, customer.userId),
        eq(billingCustomers.syncVersion, customer.syncVersion),
      ),
    );
  return rowCount === 1;
}

/** Takes the customer's lease for making a checkout; false while another request holds it. */
export async function lockCheckout(db: Db, userId: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update billing_customers set checkout_locked_until = now() + make_interval(secs => ${seconds})
    where user_id = ${userId} and (checkout_locked_until is null or checkout_locked_until < now())`);
  return rowCount === 1;
}

export async function unlockCheckout(db: Db, userId: string): Promise<void> {
  await db.execute(sql`update billing_customers set checkout_locked_until = null where user_id = ${userId}`);
}

/** True the first time that this notice is recorded. */
export async function recordNotice(db: Db, notice: { key: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db.insert(billingNotices).values(notice).onConflictDoNothing();
  return rowCount === 1;
}
