import type { RealtimeEvent, Topic } from '../../contract/events.ts';
import type { Database } from '../db/database.ts';

export interface StoredEvent {
  id: number;
  topic: Topic;
  event: RealtimeEvent;
}

/** Tells every process what happened. Events are stored, so that a reconnecting client can replay what it missed. */
export interface EventBus {
  /** Stores and announces; inside a transaction the announcement waits for the commit. */
  publish(topic: Topic, event: RealtimeEvent, tx?: Database['db']): Promise<void>;
  /** Calls back for events of every topic, from any process; returns the way to stop. */
  subscribe(listener: (stored: StoredEvent) => void): () => void;
  /** Stored events of a topic after an id, oldest first, at most 500. */
  since(topic: Topic, afterId: number): Promise<StoredEvent[]>;
  /** Newest id of a topic, 0 when none. */
  latest(topic: Topic): Promise<number>;
  close(): Promise<void>;
}
