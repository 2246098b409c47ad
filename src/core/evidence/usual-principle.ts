import { principlesOf } from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { hardIn, type Lacking } from '../functions/setting.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import type { GeneralKnowledge } from '../retrieval/general-knowledge.ts';
import { standsFor } from './nearest-thing.ts';
import type { IdeaReading } from './read-idea.ts';
import { aspectsOf, likenessToAny, meantBy } from './things-like.ts';

/** How usual a working principle is on things like the idea's, by general engineering knowledge. */
export interface UsualOn {
  /** 0..1, by the words and what they mean at large: of the idea's thing, what it works on or its place to the nearest thing on which the principle is customary. */
  likeness: number;
  /** Those near enough to say that it is usual there, the nearest first; empty where none is. */
  things: readonly string[];
}

export type UsualPrinciples = ReadonlyMap<WorkingPrinciple, UsualOn>;

/** Things like the idea's on which a principle is customary; none for a principle of another job. */
export const usualThings = (usual: UsualPrinciples, principle: WorkingPrinciple): readonly string[] =>
  usual.get(principle)?.things ?? [];

/** Of mechanisms whose principle is so usual, 43 in 100 were graded apt; of others that show one, 27. */
export const USUAL = 0.6;
const MOST_TOLD = 2;

/** Reads how usual each principle of the given jobs is on things like the idea's. */
export function readUsual(idea: IdeaReading, jobs: readonly string[], words: WordVectors): UsualPrinciples {
  const aspects = aspectsOf(idea, words);
  const likenessOf = (thing: string) => {
    const meant = meantBy(thing, words);
    return {
      thing,
      likeness: likenessToAny(meant, aspects),
      // Snack packaging is like packaging in meaning, but what is usual for it need not be for any.
      isSuch: aspects.some((aspect) => standsFor(meant, aspect, words)),
    };
  };
  return new Map(
    jobs.flatMap(principlesOf).map((principle) => {
      const near = principle.usualOn
        .split(', ')
        .map(likenessOf)
        .sort((a, b) => b.likeness - a.likeness);
      const told = near.filter(({ likeness, isSuch }) => likeness >= USUAL && isSuch).slice(0, MOST_TOLD);
      return [principle, { likeness: near[0]?.likeness ?? 0, things: told.map(({ thing }) => thing) }];
    }),
  );
}

/** What an idea's setting lacks of what a principle needs, to follow "Hard here:"; null where nothing is known against it. */
export const hardFor = (
  { lacking, usual }: { lacking: Lacking; usual: UsualPrinciples },
  principle: WorkingPrinciple,
): string | null => hardIn(lacking, principle, usualThings(usual, principle).length > 0);

/** How a principle of a job is done on the likest thing on which it is usual and of which something is noted, or null. */
export function noteOnUsual(
  usual: UsualPrinciples,
  { job, principle }: { job: string; principle: WorkingPrinciple },
  noteOn: GeneralKnowledge['noteOn'],
): { thing: string; note: string } | null {
  for (const thing of usualThings(usual, principle)) {
    const note = noteOn(job, principle.name, thing);
    if (note !== null) return { thing, note };
  }
  return null;
}
