import {
  LEAST_SHOWN,
  type MechanismTexts,
  type PrincipleSeen,
  principlesIn,
} from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { allows } from './compatible-with.ts';
import type { IdeaFrame } from './idea-frame.ts';
import { jobsFrom, KEY_JOB } from './match-profile.ts';
import { hardFor } from './usual-principle.ts';

/** A stated job of the idea, and the principle by which a document does it. */
export interface ShownPrinciple extends PrincipleSeen {
  job: string;
  /** False for a principle of another size or medium than the idea's, or one that it must do without. */
  open: boolean;
  /** How usual it is on things like the idea's, 0..1. */
  usual: number;
  /** What it needs and the idea's setting lacks, to follow "Hard here:", or null. */
  hard: string | null;
}

/** What the words of a document show of working principles. */
export interface PrincipleEvidence {
  /** The weightiest job that it shares with the idea and whose principle it shows, or null. */
  shown: ShownPrinciple | null;
  /** Everything it shows of principles of the idea's jobs that it shares, a word in passing too. */
  principles: readonly Omit<ShownPrinciple, 'open' | 'usual' | 'hard'>[];
}

/** Reads the principles of the idea's stated jobs in the texts of a document; a summary written by hand wastes no word. */
export function readPrinciples(
  frame: IdeaFrame,
  sharedJobs: readonly string[],
  { curated, ...texts }: MechanismTexts & { curated: boolean },
): PrincipleEvidence {
  const principles = jobsFrom(KEY_JOB, frame.profile)
    .filter((job) => sharedJobs.includes(job))
    .flatMap((job) => principlesIn(job, texts).map((seen) => ({ job, ...seen })));
  const shown = principles.find((each) => curated || each.shown >= LEAST_SHOWN);
  return {
    shown:
      shown === undefined
        ? null
        : {
            ...shown,
            open: isOpenTo(frame, shown.principle),
            usual: frame.usual.get(shown.principle)?.likeness ?? 0,
            hard: hardFor(frame, shown.principle),
          },
    principles,
  };
}

/** True for two documents that do the same job by the same principle. */
export const sharePrinciple = (a: ShownPrinciple | null, b: ShownPrinciple | null): boolean =>
  a !== null && a.job === b?.job && a.principle === b.principle;

/** True for a principle that an idea leaves open: of its size and medium, and none that it must do without. */
export function isOpenTo(
  frame: IdeaFrame,
  { name, terms, needs = [], large, medium }: WorkingPrinciple,
): boolean {
  if (frame.small && large === true) return false;
  if (medium !== undefined && medium !== frame.medium) return false;
  // Of what takes much power, electricity is seldom among the words.
  const text = [name, ...terms, ...(needs.includes('power') ? ['electricity'] : [])].join('. ');
  return allows(frame, text);
}
