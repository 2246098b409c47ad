import { BROAD_FUNCTIONS } from '../functions/functional-basis.ts';
import { LEAST_APTNESS } from './aptness.ts';
import type { ProfileMatch } from './match-profile.ts';

/** How near a document is to the idea: its own field, a neighbouring use, or a match by words alone. */
export type Kinship = 'own' | 'neighbour' | 'far';

/** What closeness is told from. */
interface Closeness
  extends Pick<ProfileMatch, 'functionMatch' | 'jobMatch' | 'flowMatch' | 'sharedFunctions'> {
  /** Share of the idea's term weight found in title and phrases, and in the whole text, 0..1. */
  strongCoverage: number;
  coverage: number;
  /** Cosine of idea and document, and of idea purpose and use phrase. */
  cosine: number;
  useCosine: number;
  /** Distinct idea terms found in title and phrases. */
  matchedTerms: number;
}

/** Weighted closeness of a use to the idea: words, meaning, function and flow. */
export function affinityOf(doc: Closeness): number {
  const words = 0.3 * Math.min(1, doc.strongCoverage * 1.5) + 0.08 * Math.min(1, doc.coverage * 1.3);
  const meaning = 0.14 * Math.max(0, doc.cosine) + 0.14 * Math.max(0, doc.useCosine);
  const flow = Math.max(0, doc.flowMatch);
  const telling = doc.sharedFunctions.some((name) => !BROAD_FUNCTIONS.has(name)) ? 0.05 : 0;
  const analogy = (0.16 + telling + 0.12 * flow) * doc.jobMatch + 0.06 * flow;
  return Math.max(0, Math.min(1, words + meaning + analogy + (doc.flowMatch < 0 ? -0.06 : 0)));
}

/** Measures by the names that the rules below use. `narrow`: 1 when a shared function is a telling one, else 0. */
interface Measures {
  job: number;
  narrow: number;
  flow: number;
  words: number;
  terms: number;
  use: number;
  meaning: number;
}

/** The least of each named measure; all must hold. */
type Rule = Partial<Measures>;

// Thresholds were set by reading the ranked lists of many ideas.
const OWN: readonly Rule[] = [
  { words: 0.5, flow: 1 },
  { words: 0.5, terms: 2 },
  { job: 1, flow: 1, words: 0.2 },
  { job: 1, flow: 1, use: 0.45 },
  { job: 0.5, flow: 1, words: 0.4 },
];
const NEIGHBOUR: readonly Rule[] = [
  { job: 0.8, flow: 0.6 },
  { job: 0.8, flow: 0, narrow: 1, use: 0.4 },
  { job: 0.8, flow: 0, narrow: 1, words: 0.2 },
  { job: 0.8, flow: 0.4, meaning: 0.3 },
  { job: 0.8, flow: 0.4, words: 0.25 },
  { job: 0.5, flow: 0.4, meaning: 0.25 },
  { job: 0.5, flow: 0.4, words: 0.2 },
  { flow: 1, words: 0.33 },
  { flow: 0, words: 0.33, terms: 2 },
  { flow: 1, meaning: 0.4, use: 0.4 },
  { flow: 0, terms: 2, meaning: 0.5 },
  { flow: 0, terms: 2, meaning: 0.3, words: 0.22 },
];

const holds = (rule: Rule, measures: Measures): boolean =>
  (Object.keys(rule) as (keyof Measures)[]).every((name) => measures[name] >= (rule[name] ?? 0));

/** The nearest kinship of which a rule holds. */
export function kinshipOf(doc: Closeness & { aptness: number }): Kinship {
  const measures: Measures = {
    job: doc.functionMatch,
    narrow: doc.sharedFunctions.some((name) => !BROAD_FUNCTIONS.has(name)) ? 1 : 0,
    flow: doc.flowMatch,
    words: doc.strongCoverage,
    terms: doc.matchedTerms,
    use: doc.useCosine,
    meaning: doc.cosine,
  };
  if (OWN.some((rule) => holds(rule, measures))) return 'own';
  if (doc.aptness >= LEAST_APTNESS) return 'neighbour';
  return NEIGHBOUR.some((rule) => holds(rule, measures)) ? 'neighbour' : 'far';
}
