import { type MechanismTexts, principleShown } from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { namesExcluded } from './compatible-with.ts';
import type { IdeaFrame } from './evidence.ts';
import { type IdeaProfile, jobsFrom, KEY_JOB } from './match-profile.ts';

/** A stated job of the idea, and the principle by which a document does it. */
export interface ShownPrinciple {
  job: string;
  principle: WorkingPrinciple;
}

/** The weightiest job that a document shares with the idea and whose principle its words show, or null. */
export function shownPrinciple(
  profile: IdeaProfile,
  sharedJobs: readonly string[],
  texts: MechanismTexts,
): ShownPrinciple | null {
  if (sharedJobs.length === 0) return null;
  for (const job of jobsFrom(KEY_JOB, profile)) {
    const principle = sharedJobs.includes(job) ? principleShown(job, texts) : null;
    if (principle !== null) return { job, principle };
  }
  return null;
}

/** True for two documents that do the same job by the same principle. */
export const sharePrinciple = (a: ShownPrinciple | null, b: ShownPrinciple | null): boolean =>
  a !== null && a.job === b?.job && a.principle === b.principle;

/** True for a principle that an idea leaves open: of its size and medium, and none that it must do without. */
export const isOpenTo = (frame: IdeaFrame, { name, terms, large, medium }: WorkingPrinciple): boolean =>
  !(frame.small && large === true) &&
  (medium === undefined || medium === frame.medium) &&
  !namesExcluded(frame, `${name}. ${terms.join('. ')}`);
