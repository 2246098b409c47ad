import { eq, sql } from 'drizzle-orm';
import type { MonthlyLimits, PaidPlanId, PlanId } from '../../../contract/plans.ts';
import type { Db } from '../../db/database.ts';
import { billingCustomers, subscribers } from './billing.tables.ts';
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

export interface BillingCustomer {
  userId: string;
  customerId: string;
  email: string;
}

const customerColumns = {
  userId: billingCustomers.userId,
  customerId: billingCustomers.customerId,
  email: billingCustomers.email,
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
