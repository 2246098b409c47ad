import type { PatentRecord } from '../../../contract/patents.ts';

export const SOURCE_NAMES = ['library', 'google-patents', 'epo-ops', 'lens', 'uspto-odp'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

/** What a source can do, so that the fan-out asks each one in the way it answers best. */
export interface SourceCapabilities {
  /** Whether hits come ordered by relevance. Where not, the fan-out sends `groups` and ranks the hits itself. */
  relevanceOrder: boolean;
  /** Whether a search answer carries full abstracts (else only a snippet or nothing). */
  abstracts: boolean;
  /** Whether `fetch` can return claims. */
  claims: boolean;
  /** Whether records carry a family key. */
  families: boolean;
  /** ISO country codes of the publications held, or `all`. */
  countries: readonly string[] | 'all';
}

/** One search: the words, and the same need as AND of OR-groups of terms for Boolean engines. */
export interface SourceQuery {
  text: string;
  groups: string[][];
}

export interface SourceFilters {
  /** Earliest and latest publication date, `YYYY-MM-DD`, inclusive. */
  from?: string;
  to?: string;
  countries?: string[];
}

export interface SearchOptions {
  filters: SourceFilters;
  /** Most records wanted. */
  limit: number;
  signal: AbortSignal;
}

export interface SourceAnswer {
  /** Best first where the source ranks; otherwise in the order received. */
  records: PatentRecord[];
  /** Other publications that the source itself folded into a record, by the number of the record. */
  folded?: Record<string, string[]>;
  /** Records that match at the source in all, or null when it does not say. */
  total: number | null;
  /** ISO time of the stored answer when it came from the cache, else null. */
  cachedAt: string | null;
}

export type SourceState = 'ok' | 'empty' | 'down' | 'slow' | 'quota' | 'unauthorized' | 'refused';
export type FailureState = Exclude<SourceState, 'ok' | 'empty'>;

/** A failure that users may see. `retryAt` is an ISO time when the source said one. Never holds a key or a URL. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly state: FailureState;
  readonly retryAt: string | null;
  constructor(state: FailureState, message: string, retryAt: string | null = null) {
    super(message);
    this.state = state;
    this.retryAt = retryAt;
  }
}

export interface SourceStatus {
  state: SourceState;
  /** One plain sentence: what the source holds, or what is wrong and what to do. */
  text: string;
  /** Calls or records left in the present period, where the source says. */
  remaining: number | null;
  retryAt: string | null;
}

/**
 * Where patents come from. The local library is one implementation; live services are the others. All pass
 * `describePatentSource`. `search` and `fetch` reject with {@link SourceError}; no hits is an empty answer, not an error.
 */
export interface PatentSource {
  readonly name: SourceName;
  /** Name shown to people, e.g. "Google Patents". */
  readonly label: string;
  readonly capabilities: SourceCapabilities;
  search(query: SourceQuery, options: SearchOptions): Promise<SourceAnswer>;
  /** Several searches, answered in order; a source that batches does so here. */
  searchMany(queries: SourceQuery[], options: SearchOptions): Promise<SourceAnswer[]>;
  /**
   * Full records by publication number (`US7654321`, or `US7654321B2` where the kind is known, which saves some sources
   * a guess), with the first claim where the source has claims; unknown numbers are left out.
   */
  fetch(numbers: string[], options: { signal: AbortSignal }): Promise<PatentRecord[]>;
  /** One cheap call: does it answer, and what is left of the quota? Never rejects. */
  status(options: { signal: AbortSignal }): Promise<SourceStatus>;
  close(): Promise<void>;
}
