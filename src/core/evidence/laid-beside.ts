import type { DesignWay } from '../retrieval/general-knowledge.ts';
import type { IdeaConflicts, KnownConflict } from './design-conflicts.ts';

/** The design that a patent was laid beside, null for all that is wanted, and what it would lend there. */
export interface LaidBeside {
  way: string | null;
  lends: string;
}

/** Patents of the designs of a conflict that are open to the idea; none where no design is. */
function openPatents({ known: { ways, patents = [] } }: KnownConflict, isOpen: (way: DesignWay) => boolean) {
  const open = new Set(ways.filter(isOpen));
  if (open.size === 0) return [];
  return patents.flatMap(({ number, design, lends }) => {
    const way = design === null ? null : ways[design];
    return way === null || (way !== undefined && open.has(way))
      ? [{ number, laid: { way: way?.way ?? null, lends } }]
      : [];
  });
}

/** Patents to read for the open designs that get round an idea's conflicts, by number; of a patent the first is told. */
export function patentsBeside(
  { ofIdea, ofJobs }: Pick<IdeaConflicts, 'ofIdea' | 'ofJobs'>,
  isOpen: (way: DesignWay) => boolean,
): ReadonlyMap<string, LaidBeside> {
  const found = new Map<string, LaidBeside>();
  for (const conflict of [...(ofIdea === null ? [] : [ofIdea]), ...ofJobs.values()])
    for (const { number, laid } of openPatents(conflict, isOpen))
      if (!found.has(number)) found.set(number, laid);
  return found;
}
