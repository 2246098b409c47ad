import type { Rating } from '../../../../contract/analysis/evidence.ts';
import type { Patent } from '../../../../contract/patents.ts';

const TITLES: Record<NonNullable<Rating['group']>, string> = {
  same_thing: 'Same kind of product',
  same_job: 'Same purpose',
  one_part: 'Covers one part',
};

export interface PatentGroup {
  /** Null for patents that belong to no group. */
  title: string | null;
  patents: Patent[];
}

/** Patents by the group that the screening put them in, each group in the order given; one untitled group where nobody grouped them. */
export function groupPatents(
  patents: readonly Patent[],
  ratings: ReadonlyMap<string, Rating>,
): PatentGroup[] {
  const groupOf = (patent: Patent) => ratings.get(patent.patent_number)?.group ?? null;
  if (patents.every((patent) => groupOf(patent) === null)) return [{ title: null, patents: [...patents] }];
  const titled = (Object.keys(TITLES) as (keyof typeof TITLES)[]).map((group) => ({
    title: TITLES[group],
    patents: patents.filter((patent) => groupOf(patent) === group),
  }));
  const rest = { title: 'Other', patents: patents.filter((patent) => groupOf(patent) === null) };
  return [...titled, rest].filter((group) => group.patents.length > 0);
}
