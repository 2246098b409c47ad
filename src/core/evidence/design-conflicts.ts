import type { WordVectors } from '../language/word-vectors.ts';
import type { DesignConflict, GeneralKnowledge } from '../retrieval/general-knowledge.ts';
import { type IdeaFrame, statedJobs } from './idea-frame.ts';
import { namedThing, nearestThing, type OfThing } from './nearest-thing.ts';
import { type IdeaReading, isGenericProduct } from './read-idea.ts';
import { aspectsOf, meantBy, NO_ASPECTS } from './things-like.ts';

/** Under which stands what a thing runs into whatever it is to do. */
const WHATEVER_IT_DOES = 'any';
const NO_THINGS: ReadonlyMap<string, DesignConflict> = new Map();

/** A conflict, and what it is of: the idea's own thing (or an idea that names none), another that it works on, or the thing whatever it does. */
export interface KnownConflict extends OfThing<DesignConflict> {
  of: 'own' | 'other' | 'anything';
}

export interface IdeaConflicts {
  /** What the idea's thing runs into whatever it does. */
  ofThing: KnownConflict | null;
  /** What stands against doing its jobs on such things, by job, the weightiest first. */
  ofJobs: ReadonlyMap<string, KnownConflict>;
}

/** The conflicts inside an idea, as far as they are known of things like its own. */
export function designConflicts(
  { idea, frame }: { idea: IdeaReading; frame: IdeaFrame },
  { conflicts }: Pick<GeneralKnowledge, 'conflicts'>,
  words: WordVectors,
): IdeaConflicts {
  const nearest = (job: string, part: Parameters<typeof aspectsOf>[0]) => {
    const things = conflicts.get(job);
    return things === undefined ? null : nearestThing(things, aspectsOf(part, words), words);
  };
  const { product, context } = idea;
  const isKind = product !== null && !isGenericProduct(product);
  const itself = { ...NO_ASPECTS, product };
  // An office planter is known as that: where it serves, before its name.
  const inPlace = {
    ...meantBy([context, product].filter(Boolean).join(' '), words),
    worth: 1,
    of: 'thing' as const,
  };
  const ofJobs = statedJobs(frame).flatMap((job) => {
    const own = isKind
      ? (namedThing(conflicts.get(job) ?? NO_THINGS, inPlace, words) ?? nearest(job, itself))
      : null;
    const known = own ?? nearest(job, isKind ? idea : { ...idea, product: null });
    return known === null
      ? []
      : [[job, { ...known, of: own === null && isKind ? 'other' : 'own' } as const] as const];
  });
  // Where the conflict of a job is of the very thing, it says more than what that runs into in general.
  const isTold = ofJobs.some(([, { of }]) => of === 'own');
  const general = isKind && !isTold ? nearest(WHATEVER_IT_DOES, itself) : null;
  return {
    ofThing: general === null ? null : { ...general, of: 'anything' },
    ofJobs: new Map(ofJobs),
  };
}
