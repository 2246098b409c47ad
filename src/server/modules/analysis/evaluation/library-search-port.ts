import { reciprocalRank } from '../../../../core/analysis/reciprocal-rank.ts';
import type { Library } from '../../library/library.ts';
import type { Candidate, SearchPort } from '../run-state.ts';

/** Searches of one library only, which say what the library itself folded together: evaluations need to know. */
export function createLibrarySearchPort(library: Library): SearchPort {
  return {
    async search(queries, { limit }) {
      const answers = await library.search(queries.map(({ text }) => ({ text, limit })));
      const candidates = new Map<string, Candidate>();
      for (const hits of answers) {
        for (const [i, { record, matchedTerms, duplicates }] of hits.entries()) {
          const known = candidates.get(record.number) ?? {
            record,
            score: 0,
            matchedTerms,
            sources: ['Local library'],
            duplicates,
          };
          known.score += reciprocalRank(i);
          candidates.set(record.number, known);
        }
      }
      const stats = await library.stats();
      return {
        candidates: [...candidates.values()].sort(
          (a, b) => b.score - a.score || (a.record.number < b.record.number ? -1 : 1),
        ),
        byQuery: answers.map((hits) => hits.map(({ record }) => record.number)),
        queries: queries.map(({ text, purpose }, i) => ({ text, purpose, hits: answers[i]?.length ?? 0 })),
        sources: [
          {
            name: 'library',
            label: 'Local library',
            state: candidates.size > 0 ? 'ok' : 'empty',
            shown: candidates.size,
            total: stats.documents,
            note: null,
            cached_at: null,
            retry_at: null,
          },
        ],
      };
    },
    fetchFull: (numbers) => library.byNumber(numbers),
  };
}
