import { QueryClient } from '@tanstack/react-query';
import { TIMINGS } from '../../../contract/limits.ts';
import { ApiError } from '../api/api-error.ts';

// What the server refused for good is not asked again.
const worthRepeating = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  (error.status === 429 && error.retryAfter === null);

/** Milliseconds before repeat `attempt` (from 0): min(1 s × 2^n, 30 s). */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, TIMINGS.queryRetryMax);

/** Data stays fresh for five minutes and failed reads are repeated three times (SPEC §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: TIMINGS.queryFresh,
        retry: (failures, error) =>
          failures < TIMINGS.queryRetries &&
          worthRepeating(error) &&
          !(error instanceof ApiError && error.code === 'aborted'),
        retryDelay,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
