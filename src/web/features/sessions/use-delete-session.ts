import { useQueryClient } from '@tanstack/react-query';
import type { deleteSessionRoute, restoreSessionRoute } from '../../../contract/routes/analyses.routes.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { SESSIONS_KEY } from './sessions-query.ts';

/** Deletes at once and offers to undo, instead of asking first. */
export function useDeleteSession(): (sessionId: string) => Promise<void> {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  const fail = (error: unknown) =>
    toasts.show({ title: 'Delete failed', text: errorText(error), kind: 'error' });
  const restore = (sessionId: string) =>
    api
      .call<typeof restoreSessionRoute>({
        method: 'POST',
        path: '/functions/v1/restore-session',
        body: { sessionId },
      })
      .then(refresh, fail);
  return async (sessionId) => {
    try {
      await api.call<typeof deleteSessionRoute>({
        method: 'POST',
        path: '/functions/v1/delete-session',
        body: { sessionId },
      });
      await refresh();
      toasts.show({
        title: 'Session deleted',
        action: { label: 'Undo', run: () => void restore(sessionId) },
        duration: 10_000,
      });
    } catch (error) {
      fail(error);
    }
  };
}
