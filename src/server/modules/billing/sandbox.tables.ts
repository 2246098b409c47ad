import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SandboxState } from './sandbox/sandbox-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Customers of the development payment provider, each with all that it knows of them. Not linked to users. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull().unique(),
  state: jsonb('state').$type<SandboxState>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Webhook events that the development payment provider sends, until they are delivered. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_events_customer').on(table.customerId, table.createdAt)],
);
