import type { LibraryDocument } from '../../../../core/retrieval/document.ts';

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
export const plainText = (document: LibraryDocument): string =>
  `${document.title ?? ''}. ${document.abstract ?? ''}`;
