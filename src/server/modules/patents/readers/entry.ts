import type { LibraryDocument } from '../../../../core/retrieval/document.ts';

/** One entry of a source file: a document, or why it was skipped. */
export type Entry = { document: LibraryDocument } | { problem: string };
