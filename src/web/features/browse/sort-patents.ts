import type { Patent } from '../../../contract/patents.ts';

export const PATENT_SORTS = ['newest', 'oldest', 'owner', 'title'] as const;
export type PatentSort = (typeof PATENT_SORTS)[number];

const byDate = (a: Patent, b: Patent): number => (a.patent_date ?? '').localeCompare(b.patent_date ?? '');
// After every name: a patent without an owner belongs to nobody whose name begins the list.
const ownerOf = ({ assignee }: Patent): string => assignee ?? '\uffff';

const ORDERS: Record<PatentSort, (a: Patent, b: Patent) => number> = {
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  owner: (a, b) => ownerOf(a).localeCompare(ownerOf(b)) || byDate(b, a),
  title: (a, b) => a.patent_title.localeCompare(b.patent_title),
};

/** A sorted copy. */
export const sortPatents = (patents: readonly Patent[], sort: PatentSort): Patent[] =>
  [...patents].sort(ORDERS[sort]);
