import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnalysisProgress } from '../../../contract/analysis/report.ts';
import type { RealtimeEvent } from '../../../contract/events.ts';
import { useTopic } from '../realtime/use-topic.ts';
import { sessionKey } from './session-query.ts';

const REREAD: readonly RealtimeEvent['type'][] = ['run.stage', 'run.finished', 'session.changed'];

/**
 * Progress of the run under way in a session; each stored stage and the end of the run make the session be reread.
 * `fromStart` for a session that has just begun: what happened before this page listened is heard too.
 */
export function useSessionEvents(sessionId: string | null, fromStart = false): AnalysisProgress | null {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);
  const listen = (event: RealtimeEvent) => {
    if (event.type === 'run.progress') setProgress(event.progress);
    if (event.type === 'run.finished') setProgress(null);
    if (REREAD.includes(event.type)) {
      void queries.invalidateQueries({ queryKey: sessionKey(sessionId ?? '') });
    }
  };
  useTopic(sessionId ? `session:${sessionId}` : null, listen, fromStart);
  return progress;
}
