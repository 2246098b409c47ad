import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { StatsCounter } from '../../../core/retrieval/library-stats.ts';
import type { LibraryManifest } from './library-manifest.ts';
import { statsOf } from './library-manifest.ts';

type Counts = Pick<LibraryManifest, 'documents' | 'categories' | 'sources' | 'stats'>;

/** A document as a library counts it. */
export interface Tallied {
  document: LibraryDocument;
  categories: readonly string[];
  origin: string;
}

/** Counts what a library holds, on from what an earlier build held. */
export function createTally(before: LibraryManifest | null) {
  const counter = new StatsCounter(before ? statsOf(before) : undefined);
  const categories = new Map(Object.entries(before?.categories ?? {}));
  const sources = new Map(before?.sources.map(({ name, records }) => [name, records]));
  const count = ({ categories: ids, origin }: Tallied, by: 1 | -1) => {
    for (const id of ids) categories.set(id, (categories.get(id) ?? 0) + by);
    sources.set(origin, (sources.get(origin) ?? 0) + by);
  };
  return {
    add(tallied: Tallied) {
      counter.add(tallied.document);
      count(tallied, 1);
    },
    remove(tallied: Tallied) {
      counter.remove(tallied.document);
      count(tallied, -1);
    },
    finish(): Counts {
      const { byYear, byClass, documents, ...stats } = counter.finish('library');
      return {
        documents,
        categories: Object.fromEntries(categories),
        sources: [...sources].flatMap(([name, records]) => (records > 0 ? [{ name, records }] : [])),
        stats: { ...stats, byYear: [...byYear], byClass: [...byClass] },
      };
    },
  };
}
