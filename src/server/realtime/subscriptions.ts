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
      // What happens while the past is read waits here; ids tell what the past already held.
      const waiting: StoredEvent[] = [];
      let live = false;
      const stop = listen(topic, (stored) => (live ? deliver(stored) : waiting.push(stored)));
      try {
        const past = afterId === null ? [] : await readAll(events, topic, afterId);
        const position = past.at(-1)?.id ?? afterId ?? (await events.latest(topic));
        onStart(position);
        for (const stored of past) deliver(stored);
        for (const stored of waiting) if (stored.id > position) deliver(stored);
        live = true;
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
