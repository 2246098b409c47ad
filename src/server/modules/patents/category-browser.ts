import type { Category, PatentRecord } from '../../../contract/patents.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';
import type { PatentSource } from './patent-source.ts';
import type { ShippedCategory } from './shipped-data.ts';

type Browser = Pick<PatentSource, 'categoryCounts' | 'searchCategory'>;

/** Category counts and results over stored memberships. */
export function createCategoryBrowser(parts: {
  categories: readonly ShippedCategory[];
  counts: Readonly<Record<string, number>>;
  /** Records of a category, newest first. */
  newest(id: string, limit: number): Promise<PatentRecord[]>;
}): Browser {
  const all: Category[] = parts.categories.map(({ id, name, emoji }) => ({
    id,
    name,
    emoji,
    count: parts.counts[id] ?? 0,
  }));
  return {
    categoryCounts: async () => all.map((category) => ({ ...category })),
    async searchCategory(wanted, limit) {
      const key = wanted.trim().toLowerCase();
      const category = all.find(({ id, name }) => id === key || name.toLowerCase() === key);
      if (!category) return null;
      const records = await parts.newest(category.id, limit);
      return { category: { ...category }, patents: records.map(unscored) };
    },
  };
}

/** A record that is listed, not ranked by a query. */
function unscored(record: PatentRecord): RankedPatent {
  return { record, score: 0, bm25: 0, cosine: 0, matchedTerms: [], duplicates: [] };
}

/** Newest first, undated last, ties by number. */
export function byDateDescending(x: PatentRecord, y: PatentRecord): number {
  const [dateX, dateY] = [x.date ?? '', y.date ?? ''];
  if (dateX !== dateY) return dateX < dateY ? 1 : -1;
  return x.number < y.number ? -1 : 1;
}
