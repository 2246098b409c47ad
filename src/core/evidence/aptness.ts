import { BROAD_FUNCTIONS, type FunctionalProfile } from '../functions/functional-basis.ts';
import { dot, logistic } from '../statistics/logistic-regression.ts';
import type { MeaningMatch } from './general-meaning.ts';
import type { LaidBeside } from './laid-beside.ts';
import type { ProfileMatch } from './match-profile.ts';
import type { ShownPrinciple } from './shown-principle.ts';

/** What is known of a document when its mechanism is judged for an idea. */
export interface AptnessEvidence extends Pick<ProfileMatch, 'jobMatch' | 'flowMatch' | 'sharedJobs'> {
  /** Share of the idea's term weight found in the whole text, in its own words or, at half their weight, in others, 0..1. */
  wording: number;
  /** What the document's use and title name. */
  profile: FunctionalProfile;
  /** Cosine of idea purpose and use phrase. */
  useCosine: number;
  meaning: MeaningMatch;
  /** How well a mechanism of its medium may serve the idea, 0..1. */
  compatible: number;
  /** Place among everything retrieved for the idea, from 0. */
  index: number;
  /** The principle by which it does a job of the idea, if its words show one. */
  shown: Pick<ShownPrinciple, 'open' | 'usual'> | null;
  /** What it would lend to a design for the idea, or null. */
  beside: LaidBeside | null;
}

/**
 * Weights of the features below. Logistic regression on pairs of an idea and a patent of the starter library, graded without knowledge of
 * any score (`data/graded-ideas.jsonl`): `lacuna evaluate aptness` fits them anew and measures how well they hold on ideas left out.
 */
const WEIGHTS = Float64Array.of(
  -3.37,
  0.37,
  0.47,
  0.07,
  0.13,
  1.73,
  0.45,
  0.16,
  -0.13,
  0.75,
  0.51,
  0.46,
  0.93,
  0.73,
  2.62,
);

/** Later places say nothing more: analogies come from further searches. */
const LAST_TELLING_PLACE = 50;

/** What senses and judges carries over more readily than what holds or moves: a detector serves many things. */
const SENSING: readonly string[] = ['detect', 'measure', 'predict'];

/** The constant, job, telling job, flow, job done to such a flow, words, meaning of the use, medium, place, sensing; general meaning of use, whole, words; how usual its principle is; laid beside a design. */
export function aptnessFeatures(doc: AptnessEvidence): Float64Array {
  const telling = doc.sharedJobs.some((f) => !BROAD_FUNCTIONS.has(f));
  return Float64Array.of(
    1,
    doc.jobMatch,
    telling ? doc.jobMatch : 0,
    doc.flowMatch,
    doc.jobMatch * Math.max(0, doc.flowMatch),
    doc.wording,
    doc.useCosine,
    doc.compatible,
    Math.log1p(Math.min(doc.index, LAST_TELLING_PLACE)),
    SENSING.some((f) => doc.profile.functions.has(f)) ? 1 : 0,
    doc.meaning.use,
    doc.meaning.whole,
    doc.meaning.words,
    doc.shown?.open === true ? doc.shown.usual : 0,
    doc.beside === null ? 0 : 1,
  );
}

/** Chance, 0..1, that a reader would find the mechanism apt for the idea. */
export const aptnessOf = (doc: AptnessEvidence): number => logistic(dot(WEIGHTS, aptnessFeatures(doc)));

/** Of what is less likely to be apt, two in three were graded silly and one in seven apt. */
export const LEAST_CHANCE = 0.2;

/**
 * Less apt mechanisms are neither joined nor, where they share no job with the idea, offered on their own; most have its words by the way,
 * so that they are not told as known for its task or aim either.
 */
export const LEAST_APTNESS = 0.3;
