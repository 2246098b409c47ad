import type { IdeaConflicts } from './design-conflicts.ts';

/** The design that a patent was laid beside, null for all that is wanted, and what it would lend there. */
export interface LaidBeside {
  way: string | null;
  lends: string;
}

/** Patents to read for the designs that get round an idea's conflicts, by number; of a patent the first is told. */
export function patentsBeside({
  ofIdea,
  ofJobs,
}: Pick<IdeaConflicts, 'ofIdea' | 'ofJobs'>): ReadonlyMap<string, LaidBeside> {
  const found = new Map<string, LaidBeside>();
  for (const conflict of [ofIdea, ...ofJobs.values()])
    for (const { number, design, lends } of conflict?.known.patents ?? [])
      if (!found.has(number))
        found.set(number, { way: conflict?.known.ways[design ?? -1]?.way ?? null, lends });
  return found;
}
