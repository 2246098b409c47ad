import type { Rating } from '../../contract/analysis/evidence.ts';
import type { PatentRecord } from '../../contract/patents.ts';

/** A patent with what the screening says of it. */
export interface RatedRecord {
  record: PatentRecord;
  rating: Rating;
}

/** Year of grant or publication, or null. */
export const yearOf = ({ date }: Pick<PatentRecord, 'date'>): number | null =>
  date ? Number(date.slice(0, 4)) : null;

/** A figure's line: how many are shown, how many are left out, and why. */
export const note = (shown: number, leftOut: number, reason: string | null) => ({
  shown,
  left_out: leftOut,
  reason: leftOut > 0 ? reason : null,
});

/** Entries by how often each key occurs, most frequent first, ties by key. */
export function countBy<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
): { key: string; items: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups]
    .map(([key, members]) => ({ key, items: members }))
    .sort((a, b) => b.items.length - a.items.length || (a.key < b.key ? -1 : 1));
}
