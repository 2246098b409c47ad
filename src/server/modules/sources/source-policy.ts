import type { SourceName } from './patent-source.ts';

/** How much one search may ask of a source. */
export interface SourcePolicy {
  /** Most queries sent in one search, best first; the local library takes them all. */
  queries: number;
  /** Queries under way at once. */
  parallel: number;
  /** Milliseconds for all queries of one search together. */
  timeoutMs: number;
  /** Most patents whose full text is fetched in one go. */
  fetches: number;
  /** Whether answers are kept: the local library is as fast as the cache. */
  cached: boolean;
}

/** By what each service charges and allows: patents a call, calls a minute, calls at once. */
export const SOURCE_POLICIES: Readonly<Record<SourceName, SourcePolicy>> = {
  library: { queries: Number.POSITIVE_INFINITY, parallel: 1, timeoutMs: 20_000, fetches: 500, cached: false },
  'google-patents': { queries: 4, parallel: 2, timeoutMs: 25_000, fetches: 10, cached: true },
  'epo-ops': { queries: 4, parallel: 1, timeoutMs: 25_000, fetches: 10, cached: true },
  lens: { queries: 5, parallel: 2, timeoutMs: 20_000, fetches: 50, cached: true },
  'uspto-odp': { queries: 3, parallel: 1, timeoutMs: 20_000, fetches: 10, cached: true },
};
