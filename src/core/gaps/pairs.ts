import type { PhraseTheme } from '../clustering/themes.ts';
import { dot } from '../clustering/vectors.ts';
import { LEAST_APTNESS } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { isUsable } from '../evidence/usable-mechanism.ts';
import type { Candidate, CandidateField } from './candidates.ts';

/** The theme that holds a document, or null. */
export const themeOf = (themes: readonly PhraseTheme[], doc: number): PhraseTheme | null =>
  themes.find((t) => t.docs.includes(doc)) ?? null;

/** A thing that is named alike and is another one ("planter seed bins") has none of the idea besides its name. */
const LEAST_THING_AFFINITY = 0.4;

/** True where a document is about the very thing, by name and meaning. */
export const isVeryThing = (d: EvidenceDoc): boolean =>
  d.aboutThing && d.thingAffinity >= LEAST_THING_AFFINITY;

/** What an idea may be built on: it serves the purpose, or is of the idea's own field and about the very thing by name and meaning. */
export const isBase = (d: EvidenceDoc): boolean => d.serves || (d.kinship === 'own' && isVeryThing(d));

/** True when each of the two does a stated job of the idea that the other does not. */
const complement = ({ sharedJobs: left }: EvidenceDoc, { sharedJobs: right }: EvidenceDoc): boolean =>
  left.some((f) => !right.includes(f)) && right.some((f) => !left.includes(f));

const MOST_BASES = 8;

/** Documents that may lend the second half of any combination, nearest first: those with the job, else the thing would merely be told twice. */
const basesOf = (ctx: CandidateField): EvidenceDoc[] =>
  ctx.field
    .filter(
      (d) =>
        (d.serves || (isBase(d) && d.jobMatch >= 0.8)) &&
        isUsable(d) &&
        d.compatible >= 0.6 &&
        d.flowMatch >= 0 &&
        d.cosine >= 0.1,
    )
    .sort((a, b) => b.affinity - a.affinity || a.index - b.index)
    .slice(0, MOST_BASES);

/** True for two documents whose mechanism themes share none. */
function areApart(single: Candidate, partner: EvidenceDoc, ctx: CandidateField): boolean {
  const theme = themeOf(ctx.solutions, partner.index);
  if (theme === null || theme.id === single.solution.id || partner.index === single.source.index)
    return false;
  return !theme.docs.some((d) => single.solution.docs.includes(d));
}

/** A mechanism from elsewhere joined with one of the idea's own field, where no document joins their themes. */
export function pairs(list: readonly Candidate[], ctx: CandidateField): Candidate[] {
  const out: Candidate[] = [];
  const own = ctx.field
    .filter((d) => d.serves && isUsable(d))
    .flatMap((source): Candidate[] => {
      const solution = themeOf(ctx.solutions, source.index);
      const use = themeOf(ctx.uses, source.index);
      return solution && use
        ? [{ kind: 'combine', source, partner: null, solution, use, promise: 0.8 * source.affinity }]
        : [];
    });
  const bases = basesOf(ctx);
  const likely = list.map((c) => c.source).filter((d) => d.aptness >= LEAST_APTNESS);
  for (const single of [...list.slice(0, 12), ...own.slice(0, 4)]) {
    if (single.source.aptness < LEAST_APTNESS) continue;
    for (const partner of [...bases, ...likely.filter((d) => complement(single.source, d))]) {
      const apart = 1 - Math.max(0, dot(single.source.mechanismVector, partner.mechanismVector));
      if (apart < 0.4 || !areApart(single, partner, ctx)) continue;
      const weaker = Math.min(single.promise, partner.affinity * (0.35 + 0.65 * partner.compatible));
      out.push({ ...single, kind: 'combine', partner, promise: weaker * (0.85 + 0.15 * apart) });
    }
  }
  return out.sort((a, b) => b.promise - a.promise);
}
