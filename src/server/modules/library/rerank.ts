import { innerProduct } from '../encoder/encoder.ts';
import type { Candidate } from './propose.ts';
import { pairKey, type Question } from './question.ts';
import { FIELDS } from './record-terms.ts';
import type { TermWeights } from './term-weights.ts';
import { termsOf } from './terms.ts';

/** What the re-ranker sees of a record beside a question, each about 0 to 1, in the order of its weights. */
export const FEATURES = [
  'words',
  'lead',
  'thing',
  'meaning',
  'rare',
  'pairs',
  'classes',
  'peers',
  'peerWords',
] as const;
type Feature = (typeof FEATURES)[number];

/** Weights of {@link FEATURES}. */
export type RankingWeights = Readonly<Record<Feature, number>>;
/** `bench/fit-ranking.ts` fits and reports them. */
export const RANKING_WEIGHTS: RankingWeights = {
  words: 1,
  lead: 0.7,
  thing: 0.15,
  meaning: 1.4,
  rare: 0.1,
  pairs: 0.8,
  classes: 0.4,
  peers: 0.9,
  peerWords: 0.4,
};

/** Weight of a word by the field it stands in, and how much a long field thins it out, in the order of `FIELDS`. */
const BOOSTS = [2.2, 1.5, 1, 0.6];
const THINNING = [0.3, 0.3, 0.6, 0.7];
const SATURATION = 1.2;
/** Words that make up what is rare in a question. */
const RAREST = 2;

/** A candidate and how well it answers. */
export interface Ranked {
  candidate: Candidate;
  score: number;
  features: Record<Feature, number>;
}

/** A candidate compared with the question alone. */
export interface Compared {
  candidate: Candidate;
  features: Record<Feature, number>;
  /** Score of the first pass, which only chooses peers. */
  first: number;
}

const FIRST_MEANING = 0.6;

/** First pass: compares candidates with the question, best first; ties by number. */
export function compare(
  question: Question,
  candidates: readonly Candidate[],
  weights: TermWeights,
): Compared[] {
  return candidates
    .map((candidate) => {
      const features = featuresOf(question, candidate, weights);
      return { candidate, features, first: features.words + FIRST_MEANING * features.meaning };
    })
    .sort((x, y) => y.first - x.first || byNumber(x.candidate, y.candidate));
}

const byNumber = (x: Candidate, y: Candidate) => (x.number < y.number ? -1 : 1);

/** Second pass: what the best have in common (meaning, words, classes) then scores all. Ties go by number. */
export function rerank(
  compared: readonly Compared[],
  weights: { terms: TermWeights; ranking: RankingWeights },
): Ranked[] {
  const peers = peersOf(compared);
  const common = peerTerms(peers, weights.terms);
  const classes = classVotes(compared);
  const centre = peerVector(compared);
  return compared
    .map(({ candidate, features }) => {
      const all = {
        ...features,
        classes: classes(candidate),
        peers: centre && candidate.vector ? Math.max(0, innerProduct(centre, candidate.vector)) : 0,
        peerWords: shareOf(common, candidate),
      };
      const score = FEATURES.reduce((sum, name) => sum + all[name] * weights.ranking[name], 0);
      return { candidate, features: all, score };
    })
    .sort((x, y) => y.score - x.score || byNumber(x.candidate, y.candidate));
}

/** Candidates whose common traits describe what is sought. */
const PEERS = 8;
const VOTERS = 50;
const PEER_TERMS = 40;

const peersOf = (compared: readonly Compared[]) => compared.slice(0, PEERS);

/** Mean direction of the best candidates; null where none has a vector. */
export function peerVector(compared: readonly Compared[]): Float32Array | null {
  let sum: Float32Array | null = null;
  for (const { candidate, first } of peersOf(compared)) {
    const { vector } = candidate;
    if (!vector) continue;
    sum ??= new Float32Array(vector.length);
    for (let k = 0; k < vector.length; k++) sum[k] = (sum[k] as number) + first * (vector[k] as number);
  }
  const length = sum ? Math.sqrt(innerProduct(sum, sum)) : 0;
  return sum && length > 0 ? sum.map((x) => x / length) : null;
}

/** Words that several of the best share, with their weight. */
function peerTerms(peers: readonly Compared[], weights: TermWeights): Map<number, number> {
  const held = new Map<number, number>();
  for (const { candidate, first } of peers) {
    for (const key of new Set(FIELDS.flatMap((field) => [...candidate.terms[field]])))
      held.set(key, (held.get(key) ?? 0) + first);
  }
  return new Map(
    [...held]
      .map(([key, sum]) => [key, sum * weights.idf(key)] as const)
      .sort((x, y) => y[1] - x[1] || x[0] - y[0])
      .slice(0, PEER_TERMS),
  );
}

/** Share of weighted words that a candidate holds, damped by its length. */
function shareOf(wanted: ReadonlyMap<number, number>, { terms }: Candidate): number {
  let all = 0;
  for (const weight of wanted.values()) all += weight;
  if (all === 0) return 0;
  const found = new Set<number>();
  for (const field of FIELDS) for (const key of terms[field]) if (wanted.has(key)) found.add(key);
  let sum = 0;
  for (const key of found) sum += wanted.get(key) as number;
  return sum / all;
}

/**
 * Share of the voters' weight that a candidate's most voted class holds. One without classes gets the mean of the others: to
 * have them recorded is no merit.
 */
function classVotes(compared: readonly Compared[]): (candidate: Candidate) => number {
  const votes = new Map<string, number>();
  let all = 0;
  for (const { candidate, first } of compared.slice(0, VOTERS)) {
    if (candidate.classes.length > 0) all += first;
    for (const code of candidate.classes)
      votes.set(code, (votes.get(code) ?? 0) + first / candidate.classes.length);
  }
  if (all <= 0) return () => 0;
  const shareFor = ({ classes }: Candidate) =>
    Math.max(0, ...classes.map((code) => (votes.get(code) ?? 0) / all));
  const known = compared.filter(({ candidate }) => candidate.classes.length > 0);
  const mean = known.reduce((sum, { candidate }) => sum + shareFor(candidate), 0) / known.length;
  return (candidate) => (candidate.classes.length > 0 ? shareFor(candidate) : mean);
}

function featuresOf(
  question: Question,
  { terms, title, vector }: Candidate,
  weights: TermWeights,
): Record<Feature, number> {
  const counts = new Map<number, number>();
  const paired = new Set<number>();
  FIELDS.forEach((field, f) => {
    const keys = terms[field];
    const length = keys.length / (weights.lengths[f] || 1);
    const unit = (BOOSTS[f] as number) / (1 - (THINNING[f] as number) + (THINNING[f] as number) * length);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as number;
      if (!question.byKey.has(key)) continue;
      counts.set(key, (counts.get(key) ?? 0) + unit);
      if (i + 1 < keys.length) {
        const pair = pairKey(key, keys[i + 1] as number);
        if (question.pairs.has(pair)) paired.add(pair);
      }
    }
  });
  const sums = { words: 0, all: 0, lead: 0, allLead: 0, rare: 0, rarest: 0 };
  for (const { key, weight, idf, widening, lead } of question.terms) {
    const count = counts.get(key) ?? 0;
    const saturated = count / (count + SATURATION);
    sums.words += weight * saturated;
    if (!widening) sums.all += weight;
    if (lead) {
      sums.lead += idf * saturated;
      sums.allLead += idf;
    }
  }
  for (const { key, idf } of question.rarest.slice(0, RAREST)) {
    sums.rarest += idf;
    if (counts.has(key)) sums.rare += idf;
  }
  return {
    words: share(sums.words, sums.all),
    lead: share(sums.lead, sums.allLead),
    thing: question.thing.size > 0 ? namedThing(question.thing, title) : 0,
    meaning: vector ? Math.max(0, innerProduct(question.vector, vector)) : 0,
    rare: share(sums.rare, sums.rarest),
    pairs: share(paired.size, question.pairs.size),
    classes: 0,
    peers: 0,
    peerWords: 0,
  };
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** Where the head of a title ends: what follows says what the thing is for or has. */
const HEAD_END =
  /\b(?:for|with|without|having|using|comprising|including|that|which|of|in|on|to|by|from|and|or)\b|[,;:(]/i;
/** What a thing counts that is named in the head of a title but is not its last word: "lid" in "lid opener". */
const WITHIN_HEAD = 0.5;

/** How surely a title names one of these things: 1 where the first part of it that has content words ends in one. */
function namedThing(thing: ReadonlyMap<number, number>, title: string): number {
  for (const part of title.split(HEAD_END)) {
    const keys = termsOf(part).map(({ key }) => key);
    if (keys.length === 0) continue;
    const last = thing.get(keys.at(-1) as number) ?? 0;
    return Math.max(last, ...keys.map((key) => WITHIN_HEAD * (thing.get(key) ?? 0)));
  }
  return 0;
}
