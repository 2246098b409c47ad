import { type SearchDeps, searchSources } from '../sources/fan-out.ts';
import { fetchFull } from '../sources/fetch-full.ts';
import { reciprocalRanks } from './reciprocal-ranks.ts';
import type { RunQuery, SearchPort } from './run-state.ts';

/** How much a hit counts by what its query was for; sources with a small budget are asked the heaviest queries. */
const WEIGHTS: Record<RunQuery['purpose'], number> = {
  whole: 1.5,
  element: 1,
  other_field: 0.7,
  recalled: 0.8,
  retry: 1,
  disproof: 1,
};

/** Searches all sources of the installation at once, merged and collapsed to families. */
export function createSourceSearchPort(deps: SearchDeps): SearchPort {
  const labels = new Map(deps.sources.map(({ source }) => [source.name, source.label]));
  return {
    async search(queries, { limit, signal }) {
      const asked = queries.map((query, i) => ({ ...query, id: String(i), weight: WEIGHTS[query.purpose] }));
      const found = await searchSources(deps, { queries: asked, filters: {}, limitPerQuery: limit, signal });
      const representative = new Map(
        found.candidates.flatMap(({ record, duplicates }) =>
          [record.number, ...duplicates].map((number) => [number, record.number] as const),
        ),
      );
      const byQuery = asked.map(({ id }) => {
        const lists = found.ranked.filter(({ query }) => query === id);
        return reciprocalRanks(
          lists.map(({ numbers }) => numbers.map((number) => representative.get(number) ?? number)),
        );
      });
      return {
        candidates: found.candidates.map(({ record, score, sources, duplicates }) => ({
          record,
          score,
          matchedTerms: [],
          sources: sources.map((name) => labels.get(name) ?? name),
          duplicates,
        })),
        byQuery,
        queries: queries.map(({ text, purpose }, i) => ({ text, purpose, hits: byQuery[i]?.length ?? 0 })),
        sources: found.sources,
      };
    },
    fetchFull: (wanted, signal) =>
      fetchFull(deps, { wanted: wanted.map((number) => ({ number, kind: null })), signal }),
  };
}
