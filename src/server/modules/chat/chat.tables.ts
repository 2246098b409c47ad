import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatMessage, Citation } from '../../../contract/routes/chat.routes.ts';
import { users } from '../accounts/accounts.tables.ts';
import { ideaSessions } from '../analyses/analyses.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Messages of each session's conversation. An answer under way is a row too, kept up to date while it streams. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order inside a session: rows of one transaction share their time. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => ideaSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<ChatMessage['role']>().notNull(),
    /** While streaming: only what has stood the check. */
    content: text('content').notNull(),
    citations: jsonb('citations').$type<Citation[]>().notNull().default([]),
    answeredBy: text('answered_by').$type<'embedded' | 'model'>(),
    notice: text('notice'),
    status: text('status').$type<ChatMessage['status']>().notNull(),
    /** Set by the stop endpoint in any process; the process that answers sees it at its next heartbeat. */
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Last heartbeat of an answer under way. */
    aliveAt: moment('alive_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_session').on(table.sessionId, table.position),
    index('chat_messages_user').on(table.userId, table.createdAt),
    uniqueIndex('chat_messages_one_streaming').on(table.userId).where(sql`status = 'streaming'`),
  ],
);
