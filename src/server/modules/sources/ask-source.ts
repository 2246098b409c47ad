import { cacheKey, recall, remember } from './answer-cache.ts';
import { type CallDeps, callSource } from './call-source.ts';
import type { ConnectedSource } from './connected-source.ts';
import { eachInLanes } from './lanes.ts';
import type { SourceAnswer, SourceError, SourceFilters } from './patent-source.ts';

/** One question of a search. */
export interface WeightedQuery {
  id: string;
  text: string;
  /** The same need as AND of OR-groups, for sources without relevance order. */
  groups: string[][];
  /** How much a hit of this query counts, 1 for a plain one. */
  weight: number;
}

/** What a source said to one query: an answer, an error, or both where an older answer stands in. */
export interface AskedQuery {
  query: WeightedQuery;
  answer: SourceAnswer | null;
  error: SourceError | null;
}

export interface Question {
  queries: WeightedQuery[];
  filters: SourceFilters;
  limitPerQuery: number;
  signal: AbortSignal;
}

/** Asks one source as many of the queries as its budget allows, best first. Rejects only when `signal` is aborted. */
export async function askSource(
  deps: CallDeps,
  connected: ConnectedSource,
  question: Question,
): Promise<AskedQuery[]> {
  const { policy } = connected;
  const queries = bestQueries(question.queries, policy.queries);
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(policy.timeoutMs)]);
  const asked = policy.cached
    ? await eachInLanes(queries, policy.parallel, (query) =>
        askCached(deps, connected, { query, question: { ...question, signal } }),
      )
    : await askTogether(deps, connected, { ...question, queries, signal });
  question.signal.throwIfAborted();
  return asked;
}

function bestQueries(queries: WeightedQuery[], most: number): WeightedQuery[] {
  if (queries.length <= most) return queries;
  const chosen = new Set(queries.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return queries.filter((query) => chosen.has(query));
}

async function askTogether(
  deps: CallDeps,
  connected: ConnectedSource,
  { queries, filters, limitPerQuery: limit, signal }: Question,
): Promise<AskedQuery[]> {
  try {
    const answers = await callSource(deps, connected, {
      signal,
      run: (within) => connected.source.searchMany(queries, { filters, limit, signal: within }),
    });
    return queries.map((query, i) => ({ query, answer: answers[i] ?? null, error: null }));
  } catch (error) {
    return queries.map((query) => ({ query, answer: null, error: error as SourceError }));
  }
}

async function askCached(
  deps: CallDeps,
  connected: ConnectedSource,
  { query, question }: { query: WeightedQuery; question: Question },
): Promise<AskedQuery> {
  const { source } = connected;
  const { text, groups } = query;
  const { filters, limitPerQuery: limit, signal } = question;
  const key = cacheKey(source.name, 'search', { text, groups, filters: sorted(filters), limit });
  const kept = await recall<SourceAnswer>(deps, 'search', key);
  const old = kept && { ...kept.value, cachedAt: kept.at };
  if (kept?.fresh) return { query, answer: old, error: null };
  try {
    const answer = await callSource(deps, connected, {
      signal,
      run: (within) => source.search({ text, groups }, { filters, limit, signal: within }),
    });
    await remember(deps, { key, source: source.name, answer });
    return { query, answer, error: null };
  } catch (error) {
    // Better last week's answer, dated, than none.
    return { query, answer: old, error: error as SourceError };
  }
}

const sorted = ({ from, to, countries }: SourceFilters) => [from, to, countries?.toSorted()];
