import type { EvidenceDoc } from '../evidence/evidence.ts';
import { BY_THE_WAY, type IdeaProfile } from '../evidence/match-profile.ts';
import { isMaterial, isUsable } from '../evidence/usable-mechanism.ts';
import { BROAD_FUNCTIONS } from '../functions/functional-basis.ts';
import { BY_NAME, LEAST_SHOWN } from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';

/** Least compatibility of a medium: a method of making chips cleans no floors. */
const LEAST_FIT = 0.5;
/** Least match of what the job is done to. */
const RELATED = 0.4;
/** Closeness of the use and likelihood of the mechanism, both; what has less shares hardly more than the word. */
const LEAST_WORTH = 0.048;
/** The same where the mechanism is named after its principle: then more than the word is shared. */
const LEAST_PLAIN = 0.02;
const LEAST_SECOND = 1.5 * LEAST_WORTH;
/** Match of what the job is done to from which it is near. */
const NEAR_FLOW = 0.6;

/** How much more what is named after its principle, or works on something near, is worth as an example. */
const PLAIN = 3;
const NEAR_BY = 1.5;

/** How well a document suits as an example of the job: by closeness of the use and likelihood of the mechanism. */
const worthOf = (doc: EvidenceDoc): number => doc.affinity * doc.aptness;

/** The same among examples of one principle. */
const tellingOf = (doc: EvidenceDoc): number =>
  worthOf(doc) * (doc.shown !== null && doc.shown.shown >= BY_NAME ? PLAIN : 1) * (isNear(doc) ? NEAR_BY : 1);

/** The most telling examples first. */
export const byTelling = (a: EvidenceDoc, b: EvidenceDoc): number =>
  tellingOf(b) - tellingOf(a) || a.index - b.index;

/** True for what may be told as a second example beside others. */
export const isSecond = (doc: EvidenceDoc): boolean => tellingOf(doc) >= LEAST_SECOND;

/** The principle by which a document that shares the job does it, or null. */
export const principleFor = (job: string, { shown }: EvidenceDoc): WorkingPrinciple | null =>
  shown?.job === job ? shown.principle : null;

/** What a document shows of the principles of a job, so plainly at least. */
const shownOf = (job: string, { principles }: EvidenceDoc, least: number) =>
  principles.filter((seen) => seen.job === job && seen.shown >= least);

const isPlain = (job: string, { shown }: EvidenceDoc): boolean =>
  shown?.job === job && shown.shown >= LEAST_SHOWN;

/** Has a mechanism of the right medium that can be told. */
const canBeTold = (doc: EvidenceDoc): boolean =>
  doc.compatible >= LEAST_FIT && doc.use !== null && isUsable(doc) && isMaterial(doc);

const sharesJob = (doc: EvidenceDoc, job: string, { materials }: IdeaProfile): boolean =>
  doc.sharedJobs.includes(job) && (!materials.has(job) || doc.sameMaterial) && canBeTold(doc);

/** A broad job ("detecting") done to anything is a shared word: then it must be done to things that are at least related. */
export const isDoneToRelated = (job: string, { flowMatch }: EvidenceDoc): boolean =>
  flowMatch >= (BROAD_FUNCTIONS.has(job) ? RELATED : 0);

/** Of what shares the job, what is likely enough to do it as the idea would; named by the way is enough on the same things. */
const doesJob = (doc: EvidenceDoc, job: string, { functions }: IdeaProfile): boolean =>
  worthOf(doc) >= (isPlain(job, doc) ? LEAST_PLAIN : LEAST_WORTH) &&
  doc.jobMatch >= (functions.get(job) ?? 1) * (doc.flowMatch >= 1 ? BY_THE_WAY : 1) &&
  isDoneToRelated(job, doc);

/** Who does a job, and by which principles it is done. */
export interface JobDocuments {
  job: string;
  /** What does it, the likeliest to suit first. */
  able: EvidenceDoc[];
  /** Principles that none of these shows, each with the nearest document named after it, for something far. */
  afar: { principle: WorkingPrinciple; doc: EvidenceDoc }[];
  /** Everything that any document with that job shows; of those that do it, a word in passing too. */
  seen: ReadonlySet<WorkingPrinciple>;
}

/** The likeliest to suit first. */
export const byWorth = (a: EvidenceDoc, b: EvidenceDoc): number =>
  worthOf(b) - worthOf(a) || a.index - b.index;

/** Does it to something near what the idea does it to: a front is nearer to a panel than a floor is. */
const isNear = ({ flowMatch }: EvidenceDoc): boolean => flowMatch >= NEAR_FLOW;

/** What is done to something near first, then the likeliest to suit. */
export const byNearness = (a: EvidenceDoc, b: EvidenceDoc): number =>
  Number(isNear(b)) - Number(isNear(a)) || byWorth(a, b);

/** Sorts out which of the documents do a job of the idea. */
export function documentsOf(job: string, docs: readonly EvidenceDoc[], profile: IdeaProfile): JobDocuments {
  const sharing = docs.filter((doc) => sharesJob(doc, job, profile)).sort(byWorth);
  const able = sharing.filter((doc) => doesJob(doc, job, profile));
  const told = new Set(able.map((doc) => principleFor(job, doc)));
  const afar = new Map<WorkingPrinciple, EvidenceDoc>();
  for (const doc of sharing)
    for (const { principle } of shownOf(job, doc, BY_NAME))
      if (!told.has(principle) && !afar.has(principle)) afar.set(principle, doc);
  const seen = [
    ...able.flatMap((doc) => shownOf(job, doc, 1)),
    ...docs.flatMap((doc) => shownOf(job, doc, LEAST_SHOWN)),
  ];
  return {
    job,
    able,
    afar: [...afar].map(([principle, doc]) => ({ principle, doc })),
    seen: new Set(seen.map(({ principle }) => principle)),
  };
}
