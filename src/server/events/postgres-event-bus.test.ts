import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { inTransaction } from '../db/database.ts';
import type { EventBus, StoredEvent } from './event-bus.ts';
import { createEventBus } from './postgres-event-bus.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let bus: EventBus;
let other: EventBus;

beforeAll(async () => {
  database = await createTestDatabase();
  bus = await createEventBus({ database, databaseUrl: database.url, log });
  other = await createEventBus({ database, databaseUrl: database.url, log });
});

afterAll(async () => {
  await bus.close();
  await other.close();
  await database.close();
});

const newTopic = () => `user:${randomUUID()}`;

function record(source: EventBus, topic: string): { events: StoredEvent[]; stop: () => void } {
  const events: StoredEvent[] = [];
  const stop = source.subscribe((stored) => {
    if (stored.topic === topic) events.push(stored);
  });
  return { events, stop };
}

test('an event reaches the publishing process and every other one, with the same id', async () => {
  const topic = newTopic();
  const here = record(bus, topic);
  const there = record(other, topic);
  await bus.publish(topic, { type: 'usage.changed' });
  await vi.waitFor(() => expect([here.events.length, there.events.length]).toEqual([1, 1]));
  expect(here.events).toEqual(there.events);
  expect(here.events[0]).toMatchObject({ topic, event: { type: 'usage.changed' } });
});

test('an event of a transaction is announced at its commit and never after a rollback', async () => {
  const topic = newTopic();
  const { events } = record(other, topic);
  await expect(
    inTransaction(database.db, async (tx) => {
      await bus.publish(topic, { type: 'sessions.changed' }, tx);
      throw new Error('roll back');
    }),
  ).rejects.toThrow('roll back');
  await inTransaction(database.db, async (tx) => {
    await bus.publish(topic, { type: 'usage.changed' }, tx);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(events).toEqual([]);
  });
  await vi.waitFor(() => expect(events.map((e) => e.event.type)).toEqual(['usage.changed']));
  expect(await bus.since(topic, 0)).toEqual(events);
});

test('ids grow in the order of commits, so replay after an id misses no late transaction', async () => {
  const topic = newTopic();
  const { events } = record(other, topic);
  let finishSlow = () => {};
  const held = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  const slow = inTransaction(database.db, async (tx) => {
    await bus.publish(topic, { type: 'sessions.changed' }, tx);
    await held;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await bus.publish(topic, { type: 'usage.changed' });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  const seen = events[0]!.id;
  finishSlow();
  await slow;
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events[1]!.id).toBeGreaterThan(seen);
  expect((await bus.since(topic, seen)).map((e) => e.event.type)).toEqual(['sessions.changed']);
});

test('a thousand concurrent events arrive once each, in the order of their ids', async () => {
  const topic = newTopic();
  const { events } = record(other, topic);
  await Promise.all(
    Array.from({ length: 1000 }, (_, n) =>
      bus.publish(topic, { type: 'chat.delta', session_id: 's', message_id: String(n), text: '' }),
    ),
  );
  await vi.waitFor(() => expect(events).toHaveLength(1000), 10_000);
  const ids = events.map((e) => e.id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test('replay is cut at 500 events, oldest first, and the newest id is known', async () => {
  const topic = newTopic();
  expect(await bus.latest(topic)).toBe(0);
  await inTransaction(database.db, async (tx) => {
    for (let n = 0; n < 510; n++) await bus.publish(topic, { type: 'usage.changed' }, tx);
  });
  const first = await bus.since(topic, 0);
  expect(first).toHaveLength(500);
  const rest = await bus.since(topic, first.at(-1)!.id);
  expect(rest).toHaveLength(10);
  expect(rest.at(-1)!.id).toBe(await bus.latest(topic));
});

test('after the listening connection was cut, missed events are delivered', async () => {
  const topic = newTopic();
  const { events } = record(other, topic);
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lacuna events' and datname = current_database()`);
  await bus.publish(topic, { type: 'usage.changed' });
  await vi.waitFor(() => expect(events).toHaveLength(1), 5_000);
  await bus.publish(topic, { type: 'sessions.changed' });
  await vi.waitFor(() => expect(events).toHaveLength(2), 5_000);
});

test('a listener that stopped hears nothing, one that throws harms no other', async () => {
  const topic = newTopic();
  const stopped = record(bus, topic);
  stopped.stop();
  const stopThrowing = bus.subscribe(() => {
    throw new Error('bad listener');
  });
  const after = record(bus, topic);
  await bus.publish(topic, { type: 'usage.changed' });
  await vi.waitFor(() => expect(after.events).toHaveLength(1));
  stopThrowing();
  expect(stopped.events).toEqual([]);
});
