import type { Category } from '../../../contract/patents.ts';
import type { LibraryView, RankedPatent } from '../../../core/retrieval/library-view.ts';

/**
 * Where patents come from. The index over the installation's own library is one implementation, a list in memory another;
 * remote sources join through the same port. All pass `describePatentSource`.
 */
export interface PatentSource extends LibraryView {
  /** Every browsing category with the number of patents in it, zero included. */
  categoryCounts(): Promise<Category[]>;
  /**
   * The newest patents of a category, by the same membership that the counts use; null for an unknown category.
   * `category` is its id or its name.
   */
  searchCategory(
    category: string,
    limit: number,
  ): Promise<{ category: Category; patents: RankedPatent[] } | null>;
  close(): Promise<void>;
}
