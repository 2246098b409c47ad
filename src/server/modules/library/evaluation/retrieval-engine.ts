import type { PatentRecord } from '../../../../contract/patents.ts';
import { FUNCTION_WORDS } from '../../../../core/text/stop-words.ts';

/** One question to an engine under test. */
export interface EvaluationQuery {
  text: string;
  /** Only documents dated before this (YYYYMMDD), or without a date; 0 for no limit. */
  before: number;
  /** Row numbers never to return: the query's own record and its duplicates. */
  exclude: ReadonlySet<number>;
}

/** A search engine under test: row numbers of the documents it was made with, best first, at most 100. */
export interface RetrievalEngine {
  name: string;
  search(query: EvaluationQuery): Promise<number[]>;
  close(): Promise<void>;
}

/** Depth of every ranking. */
export const DEPTH = 100;

/** What a plain engine indexes of a document. */
export const plainText = (document: PatentRecord): string =>
  `${document.title ?? ''}. ${document.abstract ?? ''}`;

/** Distinct words of a query without function words, which plain BM25 and PostgreSQL leave out too; all if there are no others. */
export function queryWords(text: string): string[] {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
