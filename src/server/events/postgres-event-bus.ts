import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { RealtimeEvent, Topic } from '../../contract/events.ts';
import type { Database, Db } from '../db/database.ts';
import type { EventBus, StoredEvent } from './event-bus.ts';
import { realtimeEvents } from './events.tables.ts';
import { openListener } from './notification-listener.ts';

export const EVENTS_CHANNEL = 'lacuna_events';
const REPLAY_LIMIT = 500;
const READ_BATCH = 500;
/** Milliseconds. */
const PRUNE_INTERVAL = 10 * 60_000;
const KEPT_HOURS = 12;

export interface EventBusOptions {
  database: Database;
  databaseUrl: string;
  log: Logger;
}

/**
 * Events in a table, announced by NOTIFY with the row's id only. Every process, the publishing one included, learns
 * of an event by the same way: it reads the rows after the newest it has seen. A lost connection loses nothing.
 */
export async function createEventBus({ database, databaseUrl, log }: EventBusOptions): Promise<EventBus> {
  const { db } = database;
  const listeners = new Set<(stored: StoredEvent) => void>();
  const deliver = (stored: StoredEvent) => {
    for (const listener of listeners) {
      try {
        listener(stored);
      } catch (error) {
        log.error({ err: error, topic: stored.topic }, 'event listener failed');
      }
    }
  };
  const reader = rowReader(db, await newestId(db), deliver);
  const read = () => reader.wake().catch((error) => log.warn({ err: error }, 'events not read yet'));
  const listener = await openListener({
    connection: { connectionString: databaseUrl, application_name: 'lacuna events' },
    channel: EVENTS_CHANNEL,
    onNotification: read,
    onConnected: read,
    log,
  });
  // Covers the rare read that failed after its announcement was consumed.
  const retry = setInterval(() => reader.pending() && read(), 1_000).unref();
  const prune = setInterval(() => {
    pruneEvents(db).catch((error) => log.warn({ err: error }, 'events not pruned'));
  }, PRUNE_INTERVAL).unref();
  return {
    publish: async (topic: Topic, event: RealtimeEvent, tx?: Db) => {
      await (tx ?? db).insert(realtimeEvents).values({ topic, event });
    },
    subscribe: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    since: (topic, afterId) => eventsSince(db, topic, afterId),
    latest: (topic) => newestId(db, topic),
    close: async () => {
      clearInterval(retry);
      clearInterval(prune);
      listeners.clear();
      await listener.close();
      await reader.idle();
    },
  };
}

const columns = { id: realtimeEvents.id, topic: realtimeEvents.topic, event: realtimeEvents.event };

async function newestId(db: Db, topic?: Topic): Promise<number> {
  const [row] = await db
    .select({ id: max(realtimeEvents.id) })
    .from(realtimeEvents)
    .where(topic === undefined ? undefined : eq(realtimeEvents.topic, topic));
  return row?.id ?? 0;
}

function eventsSince(db: Db, topic: Topic, afterId: number): Promise<StoredEvent[]> {
  return db
    .select(columns)
    .from(realtimeEvents)
    .where(and(eq(realtimeEvents.topic, topic), gt(realtimeEvents.id, afterId)))
    .orderBy(asc(realtimeEvents.id))
    .limit(REPLAY_LIMIT);
}

async function pruneEvents(db: Db): Promise<void> {
  await db
    .delete(realtimeEvents)
    .where(lt(realtimeEvents.createdAt, sql`now() - ${KEPT_HOURS} * interval '1 hour'`));
}

/** Reads new rows in order, one read at a time; a wake-up during a read makes one more. */
function rowReader(db: Db, start: number, deliver: (stored: StoredEvent) => void) {
  let cursor = start;
  let requested = 0;
  let served = 0;
  let running: Promise<void> | null = null;
  const drain = async () => {
    try {
      while (served < requested) {
        const upTo = requested;
        const rows = await db
          .select(columns)
          .from(realtimeEvents)
          .where(gt(realtimeEvents.id, cursor))
          .orderBy(asc(realtimeEvents.id))
          .limit(READ_BATCH);
        if (rows.length < READ_BATCH) served = upTo;
        for (const row of rows) {
          cursor = row.id;
          deliver(row);
        }
      }
    } finally {
      running = null;
    }
  };
  return {
    wake: (): Promise<void> => {
      requested++;
      running ??= drain();
      return running;
    },
    pending: () => served < requested && running === null,
    idle: async () => {
      await running?.catch(() => undefined);
    },
  };
}
