import type { PatentRecord } from '../../contract/patents.ts';
import { type RowCount, trainClassifier } from './category-classifier.ts';
import { type AnalysedDocument, type LibraryDocument, totalCounts } from './document.ts';

/** A browsing category and the classes that belong to it (`A21`, `A01G`, `A61B5`, `H04L9/50`). */
export interface CategoryRule {
  id: string;
  cpc: readonly string[];
}

/** Decides which categories a record belongs to. Counts and results both come from it. */
export interface CategoryMembership {
  /** Row of a stem in the classifier. */
  rowOf(stem: string): number;
  /** @param counts the record's terms by row, asked for where nothing else tells */
  of(record: LibraryDocument, counts: () => Iterable<RowCount>): string[];
}

/**
 * A record's own categories, else those of its classes, else the best guess of a classifier trained on records that
 * carry categories. Unknown category ids are dropped.
 */
export function createMembership(
  rules: readonly CategoryRule[],
  examples: Iterable<LibraryDocument>,
): CategoryMembership {
  const known = new Set(rules.map((rule) => rule.id));
  const { rowOf, classify } = trainClassifier(examples, known);
  return {
    rowOf,
    of: (record, counts) => {
      const own = record.categories.filter((id) => known.has(id));
      if (own.length > 0) return own;
      const byClass = categoriesOfClasses(record, rules);
      return byClass.length > 0 ? byClass : classify(counts());
    },
  };
}

/** The categories of a record that has been cut into stems. */
export function categoriesOf(
  membership: CategoryMembership,
  record: LibraryDocument,
  analysed: AnalysedDocument,
): string[] {
  return membership.of(record, () =>
    [...totalCounts(analysed)].map(([stem, count]) => [membership.rowOf(stem), count] as const),
  );
}

/** Categories whose classes hold one of the record's symbols. */
export function categoriesOfClasses(
  record: Pick<PatentRecord, 'cpc'>,
  rules: readonly CategoryRule[],
): string[] {
  if (record.cpc.length === 0) return [];
  const symbols = record.cpc.map((symbol) => symbol.replace(/\s/g, '').toUpperCase());
  return rules
    .filter((rule) => rule.cpc.some((code) => symbols.some((symbol) => belongsTo(symbol, code))))
    .map((rule) => rule.id);
}

/** True when a symbol lies in a class: `G06F3/01` lies in `G06F3` and `G06F`, `G06F30/10` does not lie in `G06F3`. */
function belongsTo(symbol: string, code: string): boolean {
  if (!symbol.startsWith(code)) return false;
  const endsInGroup = code.length > 4 && !code.includes('/');
  return !endsInGroup || !/^\d/.test(symbol.slice(code.length));
}
