import { queryOptions } from '@tanstack/react-query';
import type { sessionReportRoute } from '../../../../contract/routes/analyses.routes.ts';
import type { ApiClient } from '../../../lib/api/api-client.ts';

export const sessionKey = (id: string) => ['session', id] as const;

/** Everything saved in a session; the server answers for its owner alone. */
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
  });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** False for what cannot be a session: absent, the literal placeholder, or not a UUID. */
export const isSessionId = (id: string | undefined): id is string => id !== undefined && uuid.test(id);
