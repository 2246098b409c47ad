import { useState } from 'react';
import type { RealtimeEvent } from '../../../../contract/events.ts';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import { useTopic } from '../../../lib/realtime/use-topic.ts';
import { useAuth } from '../../../lib/services.tsx';

interface RunEvents {
  sessionId: string | null;
  progress: AnalysisProgress | null;
}

interface Started {
  key: string;
  sessionId: string;
  progress: AnalysisProgress | null;
}

/** Follows the run that was submitted with this idempotency key: first its session's id, then its progress. */
export function useRunEvents(key: string | null): RunEvents {
  const { user } = useAuth();
  const [started, setStarted] = useState<Started | null>(null);
  const current = started && started.key === key ? started : null;
  useTopic(user && key ? `user:${user.id}` : null, (event) => {
    if (event.type === 'run.started' && event.idempotency_key === key && key) {
      setStarted({ key, sessionId: event.session_id, progress: null });
    }
  });
  const follow = (event: RealtimeEvent) => {
    if (event.type === 'run.progress') setStarted((now) => now && { ...now, progress: event.progress });
  };
  useTopic(current ? `session:${current.sessionId}` : null, follow, true);
  return { sessionId: current?.sessionId ?? null, progress: current?.progress ?? null };
}
