import { expect, test } from 'vitest';
import type { Topic } from '../../contract/events.ts';
import type { EventBus, StoredEvent } from '../events/event-bus.ts';
import { createSubscriptions } from './subscriptions.ts';

const topic: Topic = 'user:ann';

/** A bus whose announcements come when the test says so, as they do when the process is busy. */
function lateBus(stored: number[]) {
  const rows: StoredEvent[] = stored.map((id) => ({ id, topic, event: { type: 'usage.changed' } }));
  const listeners = new Set<(stored: StoredEvent) => void>();
  const bus: EventBus = {
    publish: async () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    since: async (_topic, afterId) => rows.filter(({ id }) => id > afterId),
    latest: async () => rows.at(-1)?.id ?? 0,
    close: async () => undefined,
  };
  const announce = (id: number) => {
    const row = { id, topic, event: { type: 'usage.changed' as const } };
    for (const listener of listeners) listener(row);
  };
  return { bus, announce };
}

const follow = async (bus: EventBus, afterId: number | null) => {
  const heard: number[] = [];
  let start = Number.NaN;
  await createSubscriptions(bus).subscribe(
    { topic, afterId },
    (position) => {
      start = position;
    },
    ({ id }) => heard.push(id),
  );
  return { heard, start };
};

test('an event that was replayed is not delivered again when its announcement comes later', async () => {
  const { bus, announce } = lateBus([1, 2, 3]);
  const { heard, start } = await follow(bus, 1);
  expect(start).toBe(3);
  announce(2);
  announce(3);
  announce(4);
  announce(4);
  expect(heard).toEqual([2, 3, 4]);
});

test('who starts at the newest event hears none of those before it', async () => {
  const { bus, announce } = lateBus([1, 2]);
  const { heard, start } = await follow(bus, null);
  expect(start).toBe(2);
  announce(2);
  announce(3);
  expect(heard).toEqual([3]);
});
