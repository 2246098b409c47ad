import type { Topic } from '../../contract/events.ts';
import type { EventBus, StoredEvent } from '../events/event-bus.ts';

/** Who listens to which topic: events in the order of their ids, none twice. */
export interface Subscriptions {
  /**
   * Begins with the stored events after `afterId` (none when null) and goes on with what happens, without a gap.
   * `onStart` is called with the position before the first event.
   */
  subscribe(
    request: { topic: Topic; afterId: number | null },
    onStart: (position: number) => void,
    deliver: (stored: StoredEvent) => void,
  ): Promise<() => void>;
  close(): void;
}

/** One listener on the bus for all connections of this process. */
export function createSubscriptions(events: EventBus): Subscriptions {
  const byTopic = new Map<Topic, Set<(stored: StoredEvent) => void>>();
  const unsubscribe = events.subscribe((stored) => {
    for (const listener of byTopic.get(stored.topic) ?? []) listener(stored);
  });
  const listen = (topic: Topic, listener: (stored: StoredEvent) => void) => {
    const listeners = byTopic.get(topic) ?? new Set();
    byTopic.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) byTopic.delete(topic);
    };
  };
  return {
    subscribe: async ({ topic, afterId }, onStart, deliver) => {
      // The bus may be behind the table that the past is read from: ids tell what was delivered, then as well as later.
      const waiting: StoredEvent[] = [];
      let position: number | null = null;
      const deliverNew = (stored: StoredEvent) => {
        if (position === null) return void waiting.push(stored);
        if (stored.id <= position) return;
        position = stored.id;
        deliver(stored);
      };
      const stop = listen(topic, deliverNew);
      try {
        const past = afterId === null ? [] : await readAll(events, topic, afterId);
        const start = past.at(-1)?.id ?? afterId ?? (await events.latest(topic));
        onStart(start);
        for (const stored of past) deliver(stored);
        position = start;
        for (const stored of waiting) deliverNew(stored);
        return stop;
      } catch (error) {
        stop();
        throw error;
      }
    },
    close: unsubscribe,
  };
}

async function readAll(events: EventBus, topic: Topic, afterId: number): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (;;) {
    const page = await events.since(topic, all.at(-1)?.id ?? afterId);
    all.push(...page);
    if (page.length === 0) return all;
  }
}
