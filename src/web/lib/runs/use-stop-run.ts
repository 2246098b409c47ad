import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { stopAnalysisRoute } from '../../../contract/routes/analyses.routes.ts';
import { errorText } from '../api/api-error.ts';
import { useServices } from '../services.tsx';
import { sessionKey } from '../sessions/session-query.ts';

/** Stops the run of a session. `stopping` is true from the press until the server has answered. */
export function useStopRun(sessionId: string | null): { stop: () => Promise<void>; stopping: boolean } {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    if (!sessionId || stopping) return;
    setStopping(true);
    try {
      await api.call<typeof stopAnalysisRoute>({
        method: 'POST',
        path: '/functions/v1/stop-analysis',
        body: { sessionId },
      });
      toasts.show({ title: 'Analysis stopped', text: 'Nothing was charged.' });
      await queries.invalidateQueries({ queryKey: sessionKey(sessionId) });
    } catch (error) {
      toasts.show({ title: 'Could not stop', text: errorText(error), kind: 'error' });
    } finally {
      setStopping(false);
    }
  };
  return { stop, stopping };
}
