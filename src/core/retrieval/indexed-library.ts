import type { PatentRecord } from '../../contract/patents.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import type { Corpus } from './corpus.ts';
import { createCorpusIndex } from './corpus-index.ts';
import { createCorpusModel } from './corpus-model.ts';
import type { GeneralKnowledge } from './general-knowledge.ts';
import type { LibraryStats, LibraryView, SearchOutcome, SearchRequest } from './library-view.ts';
import type { BuiltQuery } from './query.ts';
import { buildQuery } from './query.ts';
import type { IndexOutcome } from './search-index.ts';
import { searchIndex } from './search-index.ts';
import type { RetrievalWeights } from './weights.ts';

/** Where an indexed library's records come from. */
export interface RecordSource {
  /** Records of the rows asked for, in their order. */
  records(rows: readonly number[]): Promise<PatentRecord[]>;
  /** Rows of publication numbers; unknown ones are left out. */
  rows(numbers: readonly string[]): Promise<Map<string, number>>;
}

export interface IndexedLibraryParts {
  corpus: Corpus;
  stats: LibraryStats;
  source: RecordSource;
  weights: RetrievalWeights;
  words: WordVectors;
  classTitle(code: string): string | null;
  knowledge: GeneralKnowledge;
}

/** A library whose index is in memory. All its searches' records are fetched in one go. */
export function createIndexedLibrary(parts: IndexedLibraryParts): LibraryView {
  const { corpus, stats, source, weights } = parts;
  const index = createCorpusIndex(corpus, weights);

  const searchMany = async (requests: SearchRequest[]): Promise<SearchOutcome[]> => {
    const rows = await rowsOf(
      source,
      requests.flatMap((request) => request.excludeNumbers ?? []),
    );
    const runs = new Map<SearchRequest, { query: BuiltQuery; outcome: IndexOutcome }>();
    for (const [text, alike] of byText(requests)) {
      const query = buildQuery(text, corpus.statistics, weights);
      const plans = alike.map((request) => ({
        request,
        excluded: new Set((request.excludeNumbers ?? []).map((number) => rows.get(number) ?? -1)),
      }));
      const outcomes = searchIndex(index, query, plans);
      for (const [i, request] of alike.entries())
        runs.set(request, { query, outcome: outcomes[i] as IndexOutcome });
    }
    const records = await fetchRecords(
      source,
      [...runs.values()].map((run) => run.outcome),
    );
    return requests.map((request) => {
      const { query, outcome } = runs.get(request) as { query: BuiltQuery; outcome: IndexOutcome };
      return {
        hits: outcome.hits.map((hit) => ({
          ...pick(hit),
          record: records.get(hit.document) as PatentRecord,
          duplicates: hit.duplicates.map((row) => (records.get(row) as PatentRecord).number),
        })),
        terms: query.terms.map(({ term, surface, weight }) => ({ term, surface, weight })),
        unknownTerms: query.unknown,
        considered: outcome.considered,
        collapsed: outcome.collapsed,
        source: stats.name,
      };
    });
  };

  return {
    stats,
    model: createCorpusModel(corpus, parts.words),
    classTitle: parts.classTitle,
    knowledge: parts.knowledge,
    searchMany,
    search: async (request) => (await searchMany([request]))[0] as SearchOutcome,
    async byNumber(numbers) {
      const rows = await rowsOf(source, numbers);
      return source.records(numbers.map((number) => rows.get(number)).filter((row) => row !== undefined));
    },
  };
}

function byText(requests: readonly SearchRequest[]): Map<string, SearchRequest[]> {
  const groups = new Map<string, SearchRequest[]>();
  for (const request of requests) {
    const group = groups.get(request.text);
    if (group) group.push(request);
    else groups.set(request.text, [request]);
  }
  return groups;
}

function pick<T extends { score: number; bm25: number; cosine: number; matchedTerms: string[] }>(hit: T) {
  return { score: hit.score, bm25: hit.bm25, cosine: hit.cosine, matchedTerms: hit.matchedTerms };
}

async function fetchRecords(
  source: RecordSource,
  outcomes: IndexOutcome[],
): Promise<Map<number, PatentRecord>> {
  const rows = new Set<number>();
  for (const { hits } of outcomes) {
    for (const hit of hits) {
      rows.add(hit.document);
      for (const row of hit.duplicates) rows.add(row);
    }
  }
  const ordered = [...rows].sort((x, y) => x - y);
  const records = await source.records(ordered);
  return new Map(ordered.map((row, i) => [row, records[i] as PatentRecord]));
}

const rowsOf = (source: RecordSource, numbers: readonly string[]) =>
  numbers.length === 0 ? Promise.resolve(new Map<string, number>()) : source.rows([...new Set(numbers)]);
