import { type AskedQuery, askSource, type Question } from './ask-source.ts';
import { bookUse, type CallDeps } from './call-source.ts';
import type { ConnectedSource } from './connected-source.ts';
import { type Candidate, mergeCandidates } from './merge-candidates.ts';
import type { SourceName } from './patent-source.ts';
import { rankUnordered } from './rank-unordered.ts';
import { reportSource, type SourceReport } from './source-report.ts';

export interface SearchDeps extends CallDeps {
  sources: readonly ConnectedSource[];
}

/** One query as one source was asked it. */
export interface QueryReport {
  id: string;
  text: string;
  source: SourceName;
  /** Records received; null when the source gave no answer. */
  hits: number | null;
}

export interface SearchResult {
  /** Best first; one for each invention. */
  candidates: Candidate[];
  /** Every connected source, in the order of configuration. */
  sources: SourceReport[];
  queries: QueryReport[];
  /** Numbers of the records behind each query of each source, best first. */
  ranked: { query: string; numbers: string[] }[];
}

/**
 * Asks all sources at once and merges what they find. A source that fails, or is slow, is reported and never fails the
 * search; the same answers always give the same order. Rejects only when `signal` is aborted, with its reason.
 */
export async function searchSources(deps: SearchDeps, question: Question): Promise<SearchResult> {
  const asked = await Promise.all(
    deps.sources.map(async (connected) => ({
      connected,
      queries: await askSource(deps, connected, question),
    })),
  );
  await bookUse(
    deps,
    asked.map(({ connected, queries }) => ({
      connected,
      failures: queries.filter(({ error }) => error !== null).length,
    })),
  );
  const lists = asked.flatMap(({ connected, queries }) => rankedLists(connected, queries));
  return {
    candidates: mergeCandidates(lists),
    ranked: lists.map(({ query, records }) => ({ query, numbers: records.map(({ number }) => number) })),
    sources: asked.map(({ connected, queries }) => reportSource(connected.source, queries)),
    queries: asked.flatMap(({ connected, queries }) =>
      queries.map(({ query: { id, text }, answer }) => ({
        id,
        text,
        source: connected.source.name,
        hits: answer ? answer.records.length : null,
      })),
    ),
  };
}

function rankedLists({ source }: ConnectedSource, asked: AskedQuery[]) {
  const { relevanceOrder, abstracts: wholeAbstracts } = source.capabilities;
  return asked.flatMap(({ query, answer }) => {
    if (!answer) return [];
    const records = relevanceOrder ? answer.records : rankUnordered(answer.records, query);
    return [
      {
        source: source.name,
        query: query.id,
        weight: query.weight,
        records,
        folded: answer.folded,
        wholeAbstracts,
      },
    ];
  });
}
