/** Patents of one CPC section in one year. */
export interface SectionCount {
  year: number;
  section: string;
  count: number;
}

/**
 * Share of all US patents of each year that lie in the sections of these subclasses, each 0 to 1, oldest first; null without
 * a code. Counts by subclass and year are not to be had, so the section stands for it.
 */
export function shareByYear(
  codes: readonly string[],
  counts: { sections: readonly SectionCount[]; yearly: ReadonlyMap<number, number> },
): [year: number, share: number][] | null {
  const wanted = new Set(codes.map((code) => code.slice(0, 1).toUpperCase()));
  if (wanted.size === 0) return null;
  const sums = new Map<number, number>();
  for (const { year, section, count } of counts.sections)
    if (wanted.has(section)) sums.set(year, (sums.get(year) ?? 0) + count);
  return [...sums]
    .flatMap(([year, sum]): [number, number][] => {
      const all = counts.yearly.get(year) ?? 0;
      // One patent lies in several sections, so that the sum may exceed the year's patents.
      return all > 0 ? [[year, Math.min(1, sum / all)]] : [];
    })
    .sort(([x], [y]) => x - y);
}

/** Below this part of its fair share a subclass counts as under-covered. */
const FAR_LESS = 1 / 3;
/** Fair shares of fewer patents than this say nothing. */
const FEWEST = 5;

/**
 * Subclasses of which a library holds far less than its share of all patents would be, in the order given; unknown ones are
 * left out. @param counts patents by subclass: of the whole world, and of the library
 */
export function underCovered(
  codes: readonly string[],
  counts: { all: ReadonlyMap<string, number>; held: ReadonlyMap<string, number> },
): string[] {
  const sum = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((all, n) => all + n, 0);
  const scale = sum(counts.held) / Math.max(1, sum(counts.all));
  return codes.filter((code) => {
    const fair = (counts.all.get(code) ?? 0) * scale;
    return fair >= FEWEST && (counts.held.get(code) ?? 0) < FAR_LESS * fair;
  });
}
