import { queryOptions } from '@tanstack/react-query';
import type { sessionReportRoute } from '../../../contract/routes/analyses.routes.ts';
import type { ApiClient } from '../api/api-client.ts';
import { isRunning } from '../runs/run-progress.ts';

/** Of all saved sessions together. */
export const SESSION_KEYS = ['session'] as const;

export const sessionKey = (id: string) => [...SESSION_KEYS, id] as const;

/** Milliseconds between reads while a run goes on, for when the realtime connection is down. */
const FOLLOW = 15_000;

/** Everything saved in a session, with the run under way; the server answers only its owner. */
export const sessionQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: sessionKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof sessionReportRoute>({
        method: 'GET',
        path: '/api/sessions/:id/report',
        params: { id },
        signal,
      }),
    refetchInterval: ({ state }) => {
      const status = state.data?.session.clustering_status;
      return status && isRunning(status) ? FOLLOW : false;
    },
  });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** False for what cannot be a session: absent, the literal placeholder, or not a UUID. */
export const isSessionId = (id: string | undefined): id is string => id !== undefined && uuid.test(id);
