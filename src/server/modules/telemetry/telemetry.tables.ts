import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = () => timestamp('at', { withTimezone: true }).notNull();

/** What the monitoring of SPEC §9 noticed, and what clients report (`source` = client; those trigger nothing). Kept 24 h. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type').notNull(),
    severity: text('severity').$type<'low' | 'medium' | 'high' | 'critical'>().notNull(),
    source: text('source').$type<'server' | 'client'>().notNull(),
    userId: uuid('user_id'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    at: at(),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_type').on(table.type, table.userId),
  ],
);

/** Log entries that browsers send. Kept 24 h, at most 100,000. */
export const clientLogs = pgTable(
  'client_logs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    level: text('level').notNull(),
    message: text('message').notNull(),
    context: jsonb('context').$type<Record<string, unknown>>().notNull(),
    userId: uuid('user_id'),
    address: text('address').notNull(),
    at: at(),
  },
  (table) => [index('client_logs_at').on(table.at)],
);

/** Who did what, written only by the server. Kept a year. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id'),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    at: at(),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** Changes and gated actions of people: what bursts and anomaly thresholds are counted from. Kept two hours, at most 100,000. */
export const actionLog = pgTable(
  'action_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    action: text('action').notNull(),
    at: at(),
  },
  (table) => [
    index('action_log_changes').on(table.userId, table.at).where(sql`action like '/%'`),
    index('action_log_gated').on(table.userId, table.action, table.at),
    index('action_log_at').on(table.at),
  ],
);
