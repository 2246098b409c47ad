import { queryOptions } from '@tanstack/react-query';
import type { Patent } from '../../../../contract/patents.ts';
import type {
  analyzeIdeaRoute,
  CategorySearch,
  categoriesRoute,
  sessionReportRoute,
} from '../../../../contract/routes/analyses.routes.ts';
import { type ApiClient, newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readTable } from '../../../lib/api/table-read.ts';

/** All categories with their numbers of patents. */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) =>
      api
        .call<typeof categoriesRoute>({
          method: 'POST',
          path: '/functions/v1/generate-patent-categories',
          signal,
        })
        .then((answer) => answer.categories),
  });

/** Where the results of a category stay, so that Back and a reload inside the tab cost nothing. */
export const categoryKey = (name: string) => ['category', name] as const;

const NO_DATA = 'No data received from analysis.';

/** Searches the patents of a category: claims one reserved category search. Throws `ApiError`. */
export async function searchCategory(api: ApiClient, name: string): Promise<CategorySearch> {
  const answer = await api.call<typeof analyzeIdeaRoute>({
    method: 'POST',
    path: '/functions/v1/analyze-idea',
    body: { searchTerms: [name] },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!answer || !('category' in answer)) throw new ApiError('no_data', NO_DATA);
  return answer;
}

/** What a category page shows: a search just made, or one that was stored earlier. */
export interface CategoryResult {
  sessionId: string;
  patents: readonly Patent[];
  total: number;
  /** When the stored search was made, ISO 8601; null for one just made. */
  storedAt: string | null;
}

/** The person's latest stored search of a category, which costs nothing to read; null when there is none. */
export async function findStoredSearch(
  api: ApiClient,
  { userId, name }: { userId: string; name: string },
): Promise<CategoryResult | null> {
  const { rows } = await readTable<{ id: string; created_at: string }>(api, {
    table: 'idea_sessions',
    query: {
      select: 'id,created_at',
      user_id: `eq.${userId}`,
      category: `eq.${name}`,
      clustering_status: 'eq.completed',
      order: 'created_at.desc',
    },
    page: { from: 0, size: 1 },
  });
  const latest = rows[0];
  if (!latest) return null;
  const report = await api.call<typeof sessionReportRoute>({
    method: 'GET',
    path: '/api/sessions/:id/report',
    params: { id: latest.id },
  });
  return {
    sessionId: latest.id,
    patents: report.patents,
    total: report.patents.length,
    storedAt: latest.created_at,
  };
}
