import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RealtimeEvent } from '../../contract/events.ts';

/**
 * What happened, kept for replay. A deferred trigger gives each row its final id and announces it at commit, one
 * transaction at a time, so that ids grow in the order in which rows become visible and no reader skips one.
 */
export const realtimeEvents = pgTable(
  'realtime_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    topic: text('topic').notNull(),
    event: jsonb('event').$type<RealtimeEvent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('realtime_events_topic').on(table.topic, table.id),
    index('realtime_events_age').on(table.createdAt),
  ],
);
