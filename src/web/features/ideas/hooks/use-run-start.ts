import { useState } from 'react';
import { useTopic } from '../../../lib/realtime/use-topic.ts';
import { useAuth } from '../../../lib/services.tsx';

/** The session of the run that was submitted with this idempotency key, from the moment the run begins. */
export function useRunStart(key: string | null): string | null {
  const { user } = useAuth();
  const [started, setStarted] = useState<{ key: string; sessionId: string } | null>(null);
  useTopic(user && key ? `user:${user.id}` : null, (event) => {
    if (event.type === 'run.started' && event.idempotency_key === key && key) {
      setStarted({ key, sessionId: event.session_id });
    }
  });
  return started !== null && started.key === key ? started.sessionId : null;
}
