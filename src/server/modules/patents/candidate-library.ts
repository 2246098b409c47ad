import * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import { indexWithin } from '../../../core/retrieval/build-index.ts';
import type { Corpus } from '../../../core/retrieval/corpus-builder.ts';
import { createCorpusModel } from '../../../core/retrieval/corpus-model.ts';
import { dateKey } from '../../../core/retrieval/document.ts';
import type {
  LibraryStats,
  LibraryView,
  SearchOutcome,
  SearchRequest,
} from '../../../core/retrieval/library-view.ts';
import type { BuiltQuery } from '../../../core/retrieval/query.ts';
import { buildQuery } from '../../../core/retrieval/query.ts';
import { searchIndex } from '../../../core/retrieval/search-index.ts';
import type { RetrievalWeights } from '../../../core/retrieval/weights.ts';
import { numberColumn, parseTerms, textColumn } from './patent-table.ts';

interface Parts {
  corpus: Corpus;
  table: lancedb.Table;
  stats: LibraryStats;
  weights: RetrievalWeights;
  classTitle(code: string): string | null;
}

/** Candidates that LanceDB proposes for one search: at least, and for each hit wanted. */
const MINIMUM_CANDIDATES = 150;
const CANDIDATES_PER_HIT = 2;
/** Heaviest terms that candidates are sought by; the exact score uses all. */
const CANDIDATE_TERMS = 24;
/** Searches on their way to LanceDB at once. */
const CONCURRENCY = 8;

/**
 * A library too large to hold in memory: LanceDB proposes candidates by full text, and the core scores them exactly, under
 * the statistics and vectors of the whole library, as it would in memory.
 */
export function createCandidateLibrary(parts: Parts): LibraryView {
  const search = (request: SearchRequest) => searchCandidates(parts, request);
  return {
    stats: parts.stats,
    model: createCorpusModel(parts.corpus),
    classTitle: parts.classTitle,
    search,
    async searchMany(requests) {
      const outcomes: SearchOutcome[] = [];
      for (let i = 0; i < requests.length; i += CONCURRENCY) {
        outcomes.push(...(await Promise.all(requests.slice(i, i + CONCURRENCY).map(search))));
      }
      return outcomes;
    },
    async byNumber(numbers) {
      const safe = numbers.filter((number) => /^[A-Z0-9]+$/.test(number));
      if (safe.length === 0) return [];
      const found = await parts.table
        .query()
        .where(`number IN (${safe.map((number) => `'${number}'`).join(', ')})`)
        .select(['record'])
        .toArrow();
      const records = textColumn(found, 'record').map((text) => JSON.parse(text as string) as PatentRecord);
      const byNumber = new Map(records.map((record) => [record.number, record]));
      return numbers.map((number) => byNumber.get(number)).filter((record) => record !== undefined);
    },
  };
}

async function searchCandidates(parts: Parts, request: SearchRequest): Promise<SearchOutcome> {
  const query = buildQuery(request.text, parts.corpus.statistics, parts.weights);
  const candidates = await propose(parts.table, query, request);
  const records = candidates.map((candidate) => candidate.document);
  const excludedNumbers = new Set(request.excludeNumbers ?? []);
  const excluded = new Set(records.flatMap(({ number }, row) => (excludedNumbers.has(number) ? [row] : [])));
  const index = indexWithin(parts.corpus, candidates, parts.weights);
  const target = { corpus: parts.corpus, index, weights: parts.weights };
  const outcome = searchIndex(target, { request, query, excluded });
  return {
    hits: outcome.hits.map(({ document, duplicates, ...hit }) => ({
      ...hit,
      record: records[document] as PatentRecord,
      duplicates: duplicates.map((row) => (records[row] as PatentRecord).number),
    })),
    terms: query.terms.map(({ term, surface, weight }) => ({ term, surface, weight })),
    unknownTerms: query.unknown,
    considered: outcome.considered,
    collapsed: outcome.collapsed,
    source: parts.stats.name,
  };
}

/** Candidates in row order, so that equal scores fall as they do in memory. */
async function propose(table: lancedb.Table, query: BuiltQuery, request: SearchRequest) {
  const terms = query.terms.slice(0, CANDIDATE_TERMS).map(({ term }) => term);
  if (terms.length === 0) return [];
  const wanted = Math.max(MINIMUM_CANDIDATES, request.limit * CANDIDATES_PER_HIT);
  const excluded = (request.excludeNumbers?.length ?? 0) + (request.excludeClasses?.length ? wanted : 0);
  const search = table
    .query()
    .fullTextSearch(new lancedb.MatchQuery(terms.join(' '), 'terms'))
    .select(['row', 'terms', 'record', '_score'])
    .limit(wanted + excluded);
  const before = request.before ? dateKey(request.before) : 0;
  const found = await (before > 0
    ? search.where(`date > ${request.includeUndated ? -1 : 0} AND date < ${before}`)
    : search
  ).toArrow();
  const texts = textColumn(found, 'record');
  const stems = textColumn(found, 'terms');
  return numberColumn(found, 'row')
    .map((row, i) => ({
      row,
      document: JSON.parse(texts[i] as string) as PatentRecord,
      analysed: parseTerms(stems[i] as string),
    }))
    .sort((x, y) => x.row - y.row);
}
