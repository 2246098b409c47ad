import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import { useTopic } from '../../../lib/realtime/use-topic.ts';
import { sessionKey } from '../api/session-queries.ts';

/** Progress of the run under way in a session; what changed on the server is read anew. */
export function useSessionEvents(sessionId: string): AnalysisProgress | null {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);
  useTopic(`session:${sessionId}`, (event) => {
    if (event.type === 'run.progress') setProgress(event.progress);
    if (event.type === 'run.finished') setProgress(null);
    if (event.type === 'run.finished' || event.type === 'session.changed') {
      void queries.invalidateQueries({ queryKey: sessionKey(sessionId) });
    }
  });
  return progress;
}
