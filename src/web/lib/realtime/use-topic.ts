import { useEffect, useRef } from 'react';
import type { Topic } from '../../../contract/events.ts';
import { useServices } from '../services.tsx';
import type { TopicListener } from './realtime-client.ts';

/** Listens to a topic while the component stands; null listens to nothing. `replay`: see `subscribe`. */
export function useTopic(topic: Topic | null, listener: TopicListener, replay = false): void {
  const { realtime } = useServices();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!topic) return;
    return realtime.subscribe(topic, (event) => latest.current(event), replay);
  }, [realtime, topic, replay]);
}
