import { BROAD_FUNCTIONS } from '../gaps/functional-basis.ts';
import { dot, logistic } from '../gaps/logistic-regression.ts';
import type { ProfileMatch } from './match-profile.ts';

/** What is known of a document when its mechanism is judged for an idea. */
export interface AptnessEvidence extends Pick<ProfileMatch, 'jobMatch' | 'flowMatch' | 'sharedJobs'> {
  /** Share of the idea's term weight found in the whole text, 0..1. */
  coverage: number;
  /** Cosine of idea purpose and use phrase. */
  useCosine: number;
  /** How well a mechanism of its medium may serve the idea, 0..1. */
  compatible: number;
  /** Place among everything retrieved for the idea, from 0. */
  index: number;
}

/**
 * Weights of the features below. Logistic regression on pairs of an idea and a patent of the starter library, graded without knowledge of
 * any score (`data/graded-ideas.jsonl`): `lacuna evaluate aptness` fits them anew and measures how well they hold on ideas left out.
 */
const WEIGHTS = Float64Array.of(-2.85, 0.9, 0.41, 0.31, 0.31, 2.43, 0.63, 0.6, -0.28);

/** Later places say nothing more: analogies come from further searches. */
const LAST_TELLING_PLACE = 50;

/** The constant, job, telling job, flow, job done to such a flow, words, meaning of the use, medium, place. */
export function aptnessFeatures(doc: AptnessEvidence): Float64Array {
  const telling = doc.sharedJobs.some((f) => !BROAD_FUNCTIONS.has(f));
  return Float64Array.of(
    1,
    doc.jobMatch,
    telling ? doc.jobMatch : 0,
    doc.flowMatch,
    doc.jobMatch * Math.max(0, doc.flowMatch),
    doc.coverage,
    doc.useCosine,
    doc.compatible,
    Math.log1p(Math.min(doc.index, LAST_TELLING_PLACE)),
  );
}

/** Chance, 0..1, that a reader would find the mechanism apt for the idea. */
export const aptnessOf = (doc: AptnessEvidence): number => logistic(dot(WEIGHTS, aptnessFeatures(doc)));

/** Less apt mechanisms are neither joined nor, where they share no job with the idea, offered on their own. */
export const LEAST_APTNESS = 0.3;
