import { queryOptions } from '@tanstack/react-query';
import type { SessionReport, sharedReportRoute } from '../../../../contract/routes/analyses.routes.ts';
import type { exampleAnalysisRoute, exampleListRoute } from '../../../../contract/routes/examples.routes.ts';
import type { ApiClient } from '../../../lib/api/api-client.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000';

type Example = Awaited<ReturnType<typeof fetchExample>>;

const fetchExample = (api: ApiClient, slug: string, signal: AbortSignal) =>
  api.call<typeof exampleAnalysisRoute>({
    method: 'GET',
    path: '/api/examples/:slug',
    params: { slug },
    signal,
  });

/** An analysis that belongs to nobody, in the shape of a saved session. */
function asSession({ report, patents }: Example): SessionReport {
  const created_at = new Date(0).toISOString();
  const session = {
    id: EXAMPLE_ID,
    prompt: report.idea,
    state_of_art: report.state_of_art,
    created_at,
    clustering_status: 'completed' as const,
    category: null,
    notice: null,
  };
  const ideas = report.opportunities.map((opportunity) => ({
    ...opportunity,
    session_id: EXAMPLE_ID,
    reference: opportunity.id,
    created_at,
  }));
  return { session, report, run: null, ideas, patents };
}

/** The recorded examples, in the order offered. */
export const exampleListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['examples'],
    queryFn: ({ signal }) =>
      api.call<typeof exampleListRoute>({ method: 'GET', path: '/api/examples', signal }),
    select: ({ examples }) => examples,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One recorded example, the same for everyone. */
export const exampleQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['examples', slug],
    queryFn: ({ signal }) => fetchExample(api, slug, signal),
    select: asSession,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A session that its owner shared, by the token of the link. */
export const sharedQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) =>
      api.call<typeof sharedReportRoute>({
        method: 'GET',
        path: '/api/shared/:token',
        params: { token },
        signal,
      }),
  });
