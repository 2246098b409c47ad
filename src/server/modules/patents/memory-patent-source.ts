import { categoriesOf, createMembership } from '../../../core/retrieval/category-membership.ts';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { analyseDocument } from '../../../core/retrieval/document.ts';
import { createMemoryLibrary } from '../../../core/retrieval/memory-library.ts';
import { byDateDescending, createCategoryBrowser } from './category-browser.ts';
import type { PatentSource } from './patent-source.ts';
import type { ShippedCategory } from './shipped-data.ts';

/** A patent source over a list of documents: for tests, and for small sets that need no index on disk. */
export function createMemoryPatentSource(
  documents: readonly LibraryDocument[],
  given: { categories: readonly ShippedCategory[]; classTitles: ReadonlyMap<string, string> },
): PatentSource {
  const members = new Map<string, LibraryDocument[]>();
  const membership = createMembership(given.categories, documents);
  for (const document of documents) {
    for (const id of categoriesOf(membership, document, analyseDocument(document))) {
      members.set(id, [...(members.get(id) ?? []), document]);
    }
  }
  return {
    ...createMemoryLibrary(documents, { classTitles: given.classTitles }),
    ...createCategoryBrowser({
      categories: given.categories,
      counts: Object.fromEntries([...members].map(([id, list]) => [id, list.length])),
      newest: async (id, limit) => (members.get(id) ?? []).toSorted(byDateDescending).slice(0, limit),
    }),
    close: async () => undefined,
  };
}
