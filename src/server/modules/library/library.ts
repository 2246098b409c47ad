import type { Category, PatentRecord } from '../../../contract/patents.ts';
import type { DesignPattern } from './design-patterns.ts';

export interface LibraryQuery {
  text: string;
  /**
   * Words that widen the search at a lower weight, beside the other names of its thing, which the library adds itself; they
   * never replace the words of `text`. Without them those of {@link Library.expand} are used; an empty list searches for the
   * text alone.
   */
  expansions?: string[];
  limit: number;
  /** Publication date bounds, `YYYY-MM-DD`, inclusive; records without a date pass only without bounds. */
  from?: string;
  to?: string;
}

export interface LibraryHit {
  record: PatentRecord;
  /** Re-ranker score, higher is better; comparable between searches of one library. */
  score: number;
  /** Content words of the query, and of other names of its thing, found in the record, rarest first. */
  matchedTerms: string[];
  /** Numbers collapsed into this hit (same family, other kind or spelling of the number, near-identical text). */
  duplicates: string[];
}

export interface LibraryStats {
  name: string;
  /** Changes whenever records are added, replaced or removed. */
  version: string;
  documents: number;
  withAbstract: number;
  withClaims: number;
  fromYear: number | null;
  toYear: number | null;
  byYear: Record<string, number>;
  /** Records per CPC subclass (4 characters), assigned or classified. */
  byClass: Record<string, number>;
  byCountry: Record<string, number>;
  /** Share of records that have vectors, 0 to 1; below 1 while they are being computed in the background. */
  vectorShare: number;
}

/** How near one text is to another, each 0 to 1. */
export interface Likeness {
  /** Cosine of the two encoded texts, clamped at 0. */
  meaning: number;
  /** Share of the query's information-weighted content words (with inflections and close synonyms) found in the text. */
  words: number;
  /** Those words as written in the text. */
  matched: string[];
}

/**
 * The patent library of this installation: full text, vectors, vocabulary and classes behind one door. Runs off the
 * event loop. Answers are the same for the same library and question.
 */
export interface Library {
  stats(): Promise<LibraryStats>;
  /** Many searches in one batch, answered in order. */
  search(queries: LibraryQuery[]): Promise<LibraryHit[][]>;
  byNumber(numbers: string[]): Promise<PatentRecord[]>;
  /** Records most like a given one, itself excluded. */
  similar(number: string, limit: number): Promise<LibraryHit[]>;
  /** Likeness of every query to every document text, `[query][document]`. */
  likeness(queries: string[], documents: string[]): Promise<Likeness[][]>;
  /** Related words in the same sense (WordNet, CPC group titles), best first; for the head noun and verbs of a text. */
  expand(text: string): Promise<string[]>;
  /** Design patterns nearest in aim and problem, best first, with the fitted chance (0 to 1) that each one fits. */
  patterns(text: string, limit: number): Promise<{ pattern: DesignPattern; chance: number }[]>;
  /** Titles of CPC sections, classes, subclasses and groups; null where unknown. */
  classTitles(codes: string[]): Promise<(string | null)[]>;
  /** Likely CPC subclasses of texts without classes, best first. */
  classify(texts: string[]): Promise<string[][]>;
  /**
   * How many US patents there really are in these CPC subclasses: the share of them in each year, and the subclasses of
   * which this library holds far less than its fair part.
   */
  baseRates(
    codes: string[],
  ): Promise<{ shareByYear: [year: number, share: number][] | null; underCovered: string[] }>;
  /** Every browsing category with the number of patents in it, zero included. */
  categoryCounts(): Promise<Category[]>;
  /** The newest patents of a category, by the same membership that the counts use; null for an unknown one. */
  searchCategory(
    category: string,
    limit: number,
  ): Promise<{ category: Category; patents: PatentRecord[]; total: number } | null>;
  close(): Promise<void>;
}
