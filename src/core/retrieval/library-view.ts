import type { PatentRecord } from '../../contract/patents.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import type { GeneralKnowledge } from './general-knowledge.ts';

/** A weighted query term, after stemming. */
export interface QueryTerm {
  term: string;
  /** The form the user wrote, for display. */
  surface: string;
  weight: number;
}

/** One ranked hit. Scores are comparable inside one search only. */
export interface RankedPatent {
  record: PatentRecord;
  /** Fused and re-ranked score, higher is better. */
  score: number;
  /** Exact field-weighted BM25 score. */
  bm25: number;
  /** Cosine of query and document in the corpus-trained space, −1 to 1. */
  cosine: number;
  /** Surface forms of the query terms found, most telling first. */
  matchedTerms: string[];
  /** Numbers collapsed into this hit (same family or near-identical text). */
  duplicates: string[];
}

export interface SearchRequest {
  text: string;
  limit: number;
  /** Only documents published before this date, `YYYY-MM-DD`. */
  before?: string;
  /** With `before`: keep documents whose date is unknown (they are left out otherwise). */
  includeUndated?: boolean;
  /** Leave out documents of these CPC subclasses. */
  excludeClasses?: string[];
  /** Never return these numbers. */
  excludeNumbers?: string[];
  /** Rank by words only, words and meaning (default), or meaning only. */
  mode?: 'lexical' | 'hybrid' | 'semantic';
}

export interface SearchOutcome {
  hits: RankedPatent[];
  terms: QueryTerm[];
  /** Content words of the text that no document of the library holds (surface forms). */
  unknownTerms: string[];
  /** Documents that matched before `limit` cut the list (a lower bound). */
  considered: number;
  /** Documents collapsed into others as duplicates. */
  collapsed: number;
  source: string;
}

/** Corpus statistics and vectors, trained on the library itself with a fixed seed, beside what words mean at large. */
export interface CorpusModel {
  /** Number of documents behind `df`. */
  documents: number;
  /** Length of a vector. */
  dimensions: number;
  /** Documents that hold the stemmed term. */
  df(term: string): number;
  /** Unit vector of a stemmed term, or null for an unknown one. */
  termVector(term: string): Float32Array | null;
  /** Unit vector of a text (IDF-weighted sum of its terms); zeros when nothing is known. */
  embed(text: string): Float32Array;
  /** The same for content stems that were counted before. */
  embedCounts(stems: ReadonlyMap<string, number>): Float32Array;
  /** Vectors of words trained outside the library. */
  words: WordVectors;
  /** Nearest terms by cosine, without the term itself. */
  neighbours(term: string, k: number): { term: string; cosine: number }[];
}

export interface LibraryStats {
  name: string;
  documents: number;
  fromYear: number | null;
  toYear: number | null;
  /** Records per publication year, whole library. */
  byYear: ReadonlyMap<number, number>;
  /** Records per CPC subclass (4 characters), whole library. */
  byClass: ReadonlyMap<string, number>;
  /** Share of records that carry each field, 0 to 1. */
  coverage: Record<'title' | 'date' | 'abstract' | 'phrases' | 'inventors' | 'assignee' | 'cpc', number>;
}

/** What the core needs of a patent library. Implemented by the server over the index, by tests in memory. */
export interface LibraryView {
  stats: LibraryStats;
  model: CorpusModel;
  /** Title of a CPC section, class or subclass code, or null. */
  classTitle(code: string): string | null;
  knowledge: GeneralKnowledge;
  search(request: SearchRequest): Promise<SearchOutcome>;
  /** Many searches at once, cheaper than one by one; answers in the order asked. */
  searchMany(requests: SearchRequest[]): Promise<SearchOutcome[]>;
  /** Records by number; unknown numbers are left out. */
  byNumber(numbers: string[]): Promise<PatentRecord[]>;
}
