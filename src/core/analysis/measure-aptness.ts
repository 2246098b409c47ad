import { aptnessFeatures } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { average } from '../retrieval/evaluation-metrics.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import type { Interval } from '../statistics/bootstrap.ts';
import { intervalOf } from '../statistics/bootstrap.ts';
import { dot, fitLeavingOut, fitLogistic, type Lesson, logistic } from '../statistics/logistic-regression.ts';
import { rocAuc } from '../statistics/metrics.ts';
import { createRandom } from '../statistics/random.ts';
import { analyzeIdea } from './analyze-idea.ts';
import { gatherEvidence } from './gather.ts';
import { understandIdea } from './understand-idea.ts';

/** Grades of an idea's pairs, 0 silly to 3 apt, by patent number ("US1") or combination ("US1+US2"); `again` by a second reader. */
export interface GradedIdea {
  idea: string;
  grades: Record<string, number>;
  again?: Record<string, number>;
}

interface Pair {
  idea: number;
  doc: EvidenceDoc;
  apt: 0 | 1;
  /** Log-odds from weights fitted without this idea. */
  leftOut: number;
}

export interface AptnessFigures {
  ideas: number;
  pairs: number;
  /** Share of the pairs graded 2 or 3. */
  apt: number;
  /** How well each order of the pairs tells the apt ones: over all pairs, and among those of one idea. */
  orders: { name: string; auc: Interval; within: number }[];
  /** Mean chance and share of apt pairs in each tenth of the chance, lowest first, on ideas left out. */
  tenths: { chance: number; apt: number }[];
  /** Grades of the opportunities that an analysis presents, by score. */
  presented: { score: string; graded: number; apt: number; silly: number }[];
  /** Ideas for which the analysis presents opportunities, the share of them whose first one is apt, and pairs that have no grade. */
  answered: number;
  firstApt: number;
  ungraded: number;
  /** Weights fitted on all pairs. */
  weights: Float64Array;
  /** Twentieths of the chance and of the raw score of what is presented; the calibration's own are of what is found, weak ones included. */
  quantiles: { aptness: number[]; raw: number[] };
}

const APT = 2;
const FOLDS = 10;
const ROUNDS = 500;
const AS_OF = '2026-11-22';

/** What the searches of each idea bring up. */
async function gatherAll(ideas: readonly GradedIdea[], library: LibraryView): Promise<EvidenceDoc[][]> {
  const found: EvidenceDoc[][] = [];
  for (const { idea: text } of ideas) {
    found.push((await gatherEvidence(understandIdea(text, library), library)).docs);
  }
  return found;
}

/** Every graded pair that the searches of its idea bring up, with chances fitted in ten folds of ideas. */
function gradedPairs(ideas: readonly GradedIdea[], found: readonly EvidenceDoc[][]): Pair[] {
  const ofIdeas = ideas.map(({ grades }, idea) =>
    (found[idea] ?? []).flatMap((doc): Omit<Pair, 'leftOut'>[] => {
      const grade = grades[doc.record.number];
      return grade === undefined ? [] : [{ idea, doc, apt: grade >= APT ? 1 : 0 }];
    }),
  );
  const weightsFor = fitLeavingOut(
    ofIdeas.map((pairs) => pairs.map(lessonOf)),
    FOLDS,
  );
  return ofIdeas
    .flat()
    .map((pair) => ({ ...pair, leftOut: dot(weightsFor(pair.idea), aptnessFeatures(pair.doc)) }));
}

const lessonOf = ({ doc, apt }: Pick<Pair, 'doc' | 'apt'>): Lesson => ({
  features: aptnessFeatures(doc),
  positive: apt === 1,
  weight: 1,
});

/** Share of pairs of an apt and another document of one idea that an order puts right, ties counting half. */
function withinIdeas(pairs: readonly Pair[], value: (p: Pair) => number): number {
  const groups = Map.groupBy(pairs, (p) => p.idea);
  let [right, all] = [0, 0];
  for (const group of groups.values()) {
    const apt = group.filter((p) => p.apt === 1).length;
    const weight = apt * (group.length - apt);
    right +=
      weight *
      rocAuc(
        group.map(value),
        Uint8Array.from(group, (p) => p.apt),
      );
    all += weight;
  }
  return all > 0 ? right / all : 0.5;
}

/** AUC over all pairs, with an interval by drawing ideas anew: pairs of one idea are not independent. */
function aucOf(pairs: readonly Pair[], value: (p: Pair) => number): Interval {
  const auc = (list: readonly Pair[]) =>
    rocAuc(
      list.map(value),
      Uint8Array.from(list, (p) => p.apt),
    );
  const groups = [...Map.groupBy(pairs, (p) => p.idea).values()];
  const random = createRandom(7);
  const drawn = Array.from({ length: ROUNDS }, () =>
    auc(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  );
  return intervalOf(auc(pairs), drawn);
}

const ORDERS: readonly (readonly [string, (p: Pair) => number])[] = [
  ['aptness, ideas left out', (p) => p.leftOut],
  ['affinity of the use', (p) => p.doc.affinity],
  ['place in retrieval', (p) => -p.doc.index],
  ['share of the idea’s words', (p) => p.doc.coverage],
  ['cosine of idea and document', (p) => p.doc.cosine],
];

function tenthsOf(pairs: readonly Pair[]): AptnessFigures['tenths'] {
  const sorted = [...pairs].sort((a, b) => a.leftOut - b.leftOut);
  return Array.from({ length: 10 }, (_, t) => {
    const part = sorted.slice((t * sorted.length) / 10, ((t + 1) * sorted.length) / 10);
    return { chance: average(part.map((p) => logistic(p.leftOut))), apt: average(part.map((p) => p.apt)) };
  });
}

const BANDS = [0, 20, 30, 40, 50] as const;

/** Twentieths of a list, from its least to its greatest value. */
function twentieths(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from({ length: 21 }, (_, i) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor((i * sorted.length) / 20))] ?? 0;
    return Math.round(value * 100) / 100;
  });
}

/** Analyses every idea and looks up the grades of what is presented. */
async function presentedGrades(
  ideas: readonly GradedIdea[],
  found: readonly EvidenceDoc[][],
  library: LibraryView,
) {
  const shown: { score: number; grade: number | undefined; first: boolean; chance: number; raw: number }[] =
    [];
  for (const [at, { idea, grades }] of ideas.entries()) {
    const chances = new Map(found[at]?.map((d) => [d.record.number, d.aptness]));
    const report = await analyzeIdea({ idea, asOf: AS_OF, seed: 0 }, library, () => {});
    report.opportunities.forEach((o, i) => {
      const parts = o.nearest_art.slice(0, o.kind === 'combine' ? 2 : 1).map((art) => art.number);
      shown.push({
        score: o.opportunity_score,
        grade: grades[parts.join('+')],
        first: i === 0,
        chance: chances.get(parts[0] ?? '') ?? 0,
        raw: o.score_components.raw,
      });
    });
  }
  const graded = shown.filter((s): s is (typeof shown)[number] & { grade: number } => s.grade !== undefined);
  return {
    presented: BANDS.map((low, i) => {
      const high = BANDS[i + 1] ?? 101;
      const part = graded.filter((s) => s.score >= low && s.score < high);
      return {
        score: high > 100 ? `${low} and more` : `${low} to ${high - 1}`,
        graded: part.length,
        apt: average(part.map((s) => (s.grade >= APT ? 1 : 0))),
        silly: average(part.map((s) => (s.grade === 0 ? 1 : 0))),
      };
    }),
    answered: shown.filter((s) => s.first).length,
    firstApt: average(graded.filter((s) => s.first).map((s) => (s.grade >= APT ? 1 : 0))),
    ungraded: shown.length - graded.length,
    quantiles: { aptness: twentieths(shown.map((s) => s.chance)), raw: twentieths(shown.map((s) => s.raw)) },
  };
}

/** Measures the chance of being apt against the grades, and how what an analysis presents was graded. Deterministic. */
export async function measureAptness(
  ideas: readonly GradedIdea[],
  library: LibraryView,
): Promise<AptnessFigures> {
  const found = await gatherAll(ideas, library);
  const pairs = gradedPairs(ideas, found);
  return {
    ideas: ideas.length,
    pairs: pairs.length,
    apt: average(pairs.map((p) => p.apt)),
    orders: ORDERS.map(([name, value]) => ({
      name,
      auc: aucOf(pairs, value),
      within: withinIdeas(pairs, value),
    })),
    tenths: tenthsOf(pairs),
    ...(await presentedGrades(ideas, found, library)),
    weights: fitLogistic(pairs.map(lessonOf)),
  };
}

/** Agreement of two readers of the same pairs: Cohen's kappa with quadratic weights (Psychological Bulletin 70, 1968). */
export function readings(ideas: readonly GradedIdea[]): { pairs: number; kappa: number } {
  const both = ideas.flatMap(({ grades, again = {} }) =>
    Object.entries(again).map(([key, second]) => [grades[key] ?? second, second] as const),
  );
  const square = (a: number, b: number) => (a - b) ** 2;
  const observed = average(both.map(([a, b]) => square(a, b)));
  const expected = average(both.flatMap(([a]) => both.map(([, b]) => square(a, b))));
  return { pairs: both.length, kappa: expected > 0 ? 1 - observed / expected : 1 };
}
