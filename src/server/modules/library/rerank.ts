import { innerProduct } from '../encoder/encoder.ts';
import type { Candidate } from './candidate.ts';
import { pairKey, type Question } from './question.ts';
import { FIELDS } from './record-terms.ts';
import type { TermWeights } from './term-weights.ts';

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
/** What a thing counts that is named in the head of a title but is not its last word: "lid" in "lid opener". */
const WITHIN_HEAD = 0.5;
/** Weight of meaning in the first pass, which only chooses peers. */
const FIRST_MEANING = 0.6;
/** Candidates whose common traits describe what is sought, those that vote on classes, and the words in common. */
const PEERS = 8;
const VOTERS = 50;
const PEER_TERMS = 40;

/** A candidate and how well it answers. */
export interface Ranked {
  candidate: Candidate;
  score: number;
  features: Record<Feature, number>;
}

/** A candidate compared only with the question. */
export interface Compared {
  candidate: Candidate;
  features: Record<Feature, number>;
  /** Score of the first pass. */
  first: number;
}

const byNumber = (x: Candidate, y: Candidate) => (x.number < y.number ? -1 : 1);

/** First pass: compares candidates with the question, best first; ties go by number. */
export function compare(
  question: Question,
  candidates: readonly Candidate[],
  weights: TermWeights,
): Compared[] {
  const counts = new Float64Array(question.terms.length);
  return candidates
    .map((candidate) => {
      const features = featuresOf(question, candidate, { weights, counts });
      return { candidate, features, first: features.words + FIRST_MEANING * features.meaning };
    })
    .sort((x, y) => y.first - x.first || byNumber(x.candidate, y.candidate));
}

/** Second pass: what the best have in common (meaning, words, classes) scores all. Ties go by number. */
export function rerank(
  unsorted: readonly Compared[],
  weights: { terms: TermWeights; ranking: RankingWeights },
): Ranked[] {
  const compared = [...unsorted].sort((x, y) => y.first - x.first || byNumber(x.candidate, y.candidate));
  const common = peerTerms(compared.slice(0, PEERS), weights.terms);
  const classes = classVotes(compared);
  const center = peerVector(compared);
  return compared
    .map(({ candidate, features }) => {
      features.classes = classes(candidate);
      features.peers = center && candidate.vector ? Math.max(0, innerProduct(center, candidate.vector)) : 0;
      features.peerWords = common(candidate);
      const score = FEATURES.reduce((sum, name) => sum + features[name] * weights.ranking[name], 0);
      return { candidate, features, score };
    })
    .sort((x, y) => y.score - x.score || byNumber(x.candidate, y.candidate));
}

/** Mean direction of the best candidates; null where none has a vector. */
export function peerVector(compared: readonly Compared[]): Float32Array | null {
  let sum: Float32Array | null = null;
  for (const { candidate, first } of compared.slice(0, PEERS)) {
    const { vector } = candidate;
    if (!vector) continue;
    sum ??= new Float32Array(vector.length);
    for (let k = 0; k < vector.length; k++) sum[k] = (sum[k] as number) + first * (vector[k] as number);
  }
  const length = sum ? Math.sqrt(innerProduct(sum, sum)) : 0;
  return sum && length > 0 ? sum.map((x) => x / length) : null;
}

/** Tells which share of the words that the best have in common a candidate holds. */
function peerTerms(peers: readonly Compared[], weights: TermWeights): (candidate: Candidate) => number {
  const held = new Map<number, number>();
  for (const { candidate, first } of peers)
    for (const key of distinctKeys(candidate)) held.set(key, (held.get(key) ?? 0) + first);
  const common = [...held]
    .map(([key, sum]) => ({ key, weight: sum * weights.idf(key) }))
    .sort((x, y) => y.weight - x.weight || x.key - y.key)
    .slice(0, PEER_TERMS);
  const all = common.reduce((sum, { weight }) => sum + weight, 0);
  const places = new Map(common.map(({ key }, place) => [key, place]));
  const seen = new Uint32Array(common.length);
  let turn = 0;
  return ({ terms }) => {
    turn++;
    let sum = 0;
    for (const field of FIELDS) {
      for (const key of terms[field]) {
        const place = places.get(key);
        if (place === undefined || seen[place] === turn) continue;
        seen[place] = turn;
        sum += common[place]?.weight ?? 0;
      }
    }
    return share(sum, all);
  };
}

function distinctKeys({ terms }: Candidate): Set<number> {
  const keys = new Set<number>();
  for (const field of FIELDS) for (const key of terms[field]) keys.add(key);
  return keys;
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
  candidate: Candidate,
  { weights, counts }: { weights: TermWeights; counts: Float64Array },
): Record<Feature, number> {
  const pairs = countWords(question, candidate, { weights, counts });
  const sums = { words: 0, all: 0, lead: 0, allLead: 0, rare: 0, rarest: 0 };
  let rarest = 0;
  for (const place of question.byRarity) {
    const { weight, idf, role, lead } = question.terms[place] as Question['terms'][number];
    const count = counts[place] as number;
    const saturated = count / (count + SATURATION);
    sums.words += weight * saturated;
    if (role !== 'own') continue;
    sums.all += weight;
    if (lead) {
      sums.lead += idf * saturated;
      sums.allLead += idf;
    }
    if (rarest++ < RAREST) {
      sums.rarest += idf;
      if (count > 0) sums.rare += idf;
    }
  }
  return {
    words: share(sums.words, sums.all),
    lead: share(sums.lead, sums.allLead),
    thing: namedThing(question.thing, candidate.head),
    meaning: candidate.vector ? Math.max(0, innerProduct(question.vector, candidate.vector)) : 0,
    rare: share(sums.rare, sums.rarest),
    pairs: share(pairs, question.pairs.size),
    classes: 0,
    peers: 0,
    peerWords: 0,
  };
}

/** Fills in how much of each word a candidate holds, by field and length; answers how many of the question's pairs it has. */
function countWords(
  question: Question,
  { terms }: Candidate,
  { weights, counts }: { weights: TermWeights; counts: Float64Array },
): number {
  counts.fill(0);
  let paired: Set<number> | null = null;
  FIELDS.forEach((field, f) => {
    const keys = terms[field];
    const length = keys.length / (weights.lengths[f] || 1);
    const unit = (BOOSTS[f] as number) / (1 - (THINNING[f] as number) + (THINNING[f] as number) * length);
    for (let i = 0; i < keys.length; i++) {
      const place = question.places.get(keys[i] as number);
      if (place === undefined) continue;
      counts[place] = (counts[place] as number) + unit;
      const pair = i + 1 < keys.length ? pairKey(keys[i] as number, keys[i + 1] as number) : -1;
      if (!question.pairs.has(pair)) continue;
      paired ??= new Set();
      paired.add(pair);
    }
  });
  return (paired as Set<number> | null)?.size ?? 0;
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** How surely the head of a title names one of these things: 1 where it ends in one. */
function namedThing(thing: ReadonlyMap<number, number>, head: readonly number[]): number {
  let best = 0;
  head.forEach((key, i) => {
    const named = thing.get(key) ?? 0;
    best = Math.max(best, i === head.length - 1 ? named : WITHIN_HEAD * named);
  });
  return best;
}
