import type { LibraryDocument } from '../../../../core/retrieval/document.ts';
import { createMemoryLibrary } from '../../../../core/retrieval/memory-library.ts';
import { DEPTH, type RetrievalEngine } from './retrieval-engine.ts';

/** The product's own search, over the documents without their citations. */
export function createOursEngine(documents: readonly LibraryDocument[]): RetrievalEngine {
  const library = createMemoryLibrary(documents.map((document) => ({ ...document, citations: [] })));
  const rows = new Map(documents.map((document, row) => [document.number, row]));
  return {
    name: 'ours',
    async search({ text, before, exclude }) {
      const { hits } = await library.search({
        text,
        limit: DEPTH,
        excludeNumbers: [...exclude].map((row) => (documents[row] as LibraryDocument).number),
        ...(before > 0 ? { before: isoDate(before), includeUndated: true } : {}),
      });
      const numbers = hits.flatMap((hit) => [hit.record.number, ...hit.duplicates]);
      return numbers.map((number) => rows.get(number) as number).slice(0, DEPTH);
    },
    close: async () => undefined,
  };
}

const isoDate = (key: number) => String(key).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
