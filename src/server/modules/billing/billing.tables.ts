import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Which customer of the payment provider a user is. Users are found by this id, never by e-mail. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text('provider').notNull(),
  customerId: text('customer_id').notNull().unique(),
  email: text('email').notNull(),
  /** Counts writes of the subscription: a sync writes only over the state that it started from. */
  syncVersion: integer('sync_version').notNull().default(0),
  /** Until then one request of this customer makes a checkout, and others wait. */
  checkoutLockedUntil: moment('checkout_locked_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The subscription as last read from the provider; written only by the sync. */
export const subscribers = pgTable('subscribers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  planId: text('plan_id').notNull().default('free'),
  planName: text('plan_name').notNull(),
  monthlyLimits: jsonb('monthly_limits'),
  subscribed: boolean('subscribed').notNull().default(false),
  status: text('status'),
  subscriptionId: text('subscription_id'),
  currentPeriodEnd: moment('current_period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  scheduledPlan: text('scheduled_plan'),
  syncedAt: moment('synced_at').notNull().defaultNow(),
});

/** Webhook events by the provider's id: one effect each, however often they come. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Until then one delivery works on it; afterwards another may try again. */
    claimedUntil: moment('claimed_until'),
    processedAt: moment('processed_at'),
  },
  (table) => [index('billing_events_received_at').on(table.receivedAt)],
);

/** Mails about invoices and subscriptions that were sent, each once. */
export const billingNotices = pgTable('billing_notices', {
  /** What was mailed, such as `receipt:in_123`. */
  key: text('key').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  sentAt: moment('sent_at').notNull().defaultNow(),
});
