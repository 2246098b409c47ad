import { BROAD_FUNCTIONS, profileOf } from '../functions/functional-basis.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import type { AimConflict, DesignConflict, GeneralKnowledge } from '../retrieval/general-knowledge.ts';
import { contentTerms, countStems } from '../text/tokenize.ts';
import { aimOf } from './aim-conflicts.ts';
import type { LikelyAim } from './aim-likeness.ts';
import { type IdeaFrame, statedJobs } from './idea-frame.ts';
import { namedThing, nearestThing, type OfThing } from './nearest-thing.ts';
import type { IdeaReading } from './read-idea.ts';
import { aspectsOf, kindOfThing, meantBy, NO_ASPECTS } from './things-like.ts';

/** Under which stands what a thing runs into whatever it is to do. */
const WHATEVER_IT_DOES = 'any';
/** Of these that would say nothing of an idea: each does something else. */
const TOO_WIDE = new Set(['sensors', 'apps', 'software', 'websites', 'machines', 'tools', 'robots']);
const NO_THINGS: ReadonlyMap<string, DesignConflict> = new Map();

/**
 * A conflict, and what it is of: a job on the idea's own thing (or of an idea that names none), a job on another that it works on, all
 * that is wanted of the thing, or the thing whatever it does.
 */
export interface KnownConflict extends OfThing<DesignConflict> {
  of: 'own' | 'other' | 'aim' | 'anything';
}

export interface IdeaConflicts {
  /** What the idea as a whole runs into, where no job's conflict says so: by its aim, else its thing whatever it does. */
  ofIdea: KnownConflict | null;
  /** What stands against doing its jobs on such things, by job, the weightiest first. */
  ofJobs: ReadonlyMap<string, KnownConflict>;
  /** The aim, where the conflict is of that. */
  aim: AimConflict | null;
}

/** The texts of a conflict. */
const textOf = ({ conflict, ways, trial, sold }: DesignConflict): string =>
  [conflict, ...ways.flatMap(({ way, how, ask }) => [way, how, ...ask]), trial, sold].join('. ');

/**
 * True where a conflict known of the idea's own thing is about what the idea wants: a helmet that detects cars is no helmet that detects
 * blows. A job that is done to anything says too little, so that the conflict must name something of the purpose beside it.
 */
function bearsOn(job: string, conflict: DesignConflict, { product, purpose }: IdeaReading): boolean {
  if (purpose === null || !BROAD_FUNCTIONS.has(job)) return true;
  const thing = countStems(product ?? '');
  const told = countStems(textOf(conflict));
  const wanted = contentTerms(purpose).filter(({ stem }) => !thing.has(stem));
  const beside = wanted.filter(({ surface }) => !profileOf(surface).functions.has(job));
  return beside.length === 0 || beside.some(({ stem }) => told.has(stem));
}

/** The conflicts of the jobs that an idea states. */
function conflictsOfJobs(
  { idea, frame }: { idea: IdeaReading; frame: IdeaFrame },
  thingsOf: (job: string) => ReadonlyMap<string, DesignConflict>,
  words: WordVectors,
): [string, KnownConflict][] {
  const { context } = idea;
  const product = kindOfThing(idea);
  const itself = aspectsOf({ ...NO_ASPECTS, product }, words);
  const all = aspectsOf({ ...idea, product }, words);
  // An office planter is known as that: where it serves, before its name.
  const inPlace = {
    ...meantBy([context, product].filter(Boolean).join(' '), words),
    worth: 1,
    of: 'thing' as const,
  };
  return statedJobs(frame).flatMap((job) => {
    const own =
      product === null
        ? null
        : (namedThing(thingsOf(job), inPlace, words) ?? nearestThing(thingsOf(job), itself, words));
    const known = own ?? nearestThing(thingsOf(job), all, words);
    return known === null || (own !== null && !bearsOn(job, known.known, idea))
      ? []
      : [[job, { ...known, of: own === null && product !== null ? 'other' : 'own' }]];
  });
}

/** From here on an aim says more of an idea than the conflicts of several of its jobs. */
const SURE = 0.6;

/** The aim, where what stands against it says more of the idea than what stands against its jobs; null elsewhere. */
function aimBefore(ofJobs: readonly [string, KnownConflict][], found: LikelyAim | null): AimConflict | null {
  if (found === null) return null;
  if (ofJobs.every(([, { of }]) => of === 'other')) return found.aim;
  // One conflict of the very thing is as good; those of several jobs tell the idea in halves.
  return ofJobs.length > 1 && found.chance >= SURE ? found.aim : null;
}

/** The conflicts inside an idea, as far as they are known of things like its own. */
export function designConflicts(
  { idea, frame }: { idea: IdeaReading; frame: IdeaFrame },
  { conflicts, aims }: Pick<GeneralKnowledge, 'conflicts' | 'aims'>,
  words: WordVectors,
): IdeaConflicts {
  const thingsOf = (job: string) => conflicts.get(job) ?? NO_THINGS;
  const ofJobs = conflictsOfJobs({ idea, frame }, thingsOf, words);
  const aim = aimBefore(ofJobs, aimOf(idea, aims, words));
  if (aim !== null) return { ofIdea: { thing: aim.aim, known: aim, of: 'aim' }, ofJobs: new Map(), aim };
  const product = kindOfThing(idea);
  // Where the conflict of a job is of the very thing, it says more than what that runs into in general.
  const isTold = ofJobs.some(([, { of }]) => of === 'own');
  // What is to do something runs into its own limits; of what only serves somewhere the conflict of the job is nearer.
  const isDoing = idea.purpose !== null || ofJobs.length === 0;
  const general =
    product !== null && !isTold && isDoing
      ? nearestThing(thingsOf(WHATEVER_IT_DOES), aspectsOf({ ...NO_ASPECTS, product }, words), words)
      : null;
  return {
    ofIdea: general === null || TOO_WIDE.has(general.thing) ? null : { ...general, of: 'anything' },
    ofJobs: new Map(ofJobs),
    aim: null,
  };
}
