import { aimsOf, toldOf } from '../evidence/aim-conflicts.ts';
import { FEATURE, type LikelyAim } from '../evidence/aim-likeness.ts';
import { readIdea } from '../evidence/read-idea.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { dot, fitLeavingOut, fitLogistic, type Lesson, logistic } from '../statistics/logistic-regression.ts';
import { rocAuc } from '../statistics/metrics.ts';

/** Grades of an idea's aims, by their names: 3 its own, 2 near, 1 a part or the field of it, 0 another thing. */
export interface IdeaWithAims {
  idea: string;
  grades: Record<string, number>;
  /** Of aims written since, mostly for this very idea: they count where they are told, and teach nothing. */
  since?: Record<string, number>;
}

/** What a rule tells the ideas: how many are told an aim, and how that was graded. */
export interface AimsTold {
  rule: string;
  told: number;
  own: number;
  near: number;
  part: number;
  other: number;
  ungraded: number;
}

export interface AimFigures {
  ideas: number;
  heldOut: number;
  pairs: number;
  /** Ideas that any graded aim serves. */
  served: number;
  /** How well the chance, fitted on other ideas, tells what is own or near from the rest. */
  auc: number;
  rules: AimsTold[];
  /** Weights fitted on all pairs. */
  weights: Float64Array;
}

interface Case extends Pick<IdeaWithAims, 'grades' | 'since'> {
  likely: LikelyAim[];
}

const NEAR = 2;
const FOLDS = 10;

const lessonsOf = ({ grades, likely }: Case): Lesson[] =>
  likely.flatMap(({ aim, features }) => {
    const grade = grades[aim.aim];
    return grade === undefined ? [] : [{ features, positive: grade >= NEAR, weight: 1 }];
  });

/** How the aims that a rule chooses for the ideas were graded. */
function toldBy(
  rule: string,
  cases: readonly Case[],
  choose: (one: Case, i: number) => LikelyAim | null,
): AimsTold {
  const grades = cases.flatMap((one, i) => {
    const chosen = choose(one, i);
    return chosen === null ? [] : [one.grades[chosen.aim.aim] ?? one.since?.[chosen.aim.aim] ?? null];
  });
  const many = (grade: number | null) => grades.filter((g) => g === grade).length;
  return {
    rule,
    told: grades.length,
    own: many(3),
    near: many(NEAR),
    part: many(1),
    other: many(0),
    ungraded: many(null),
  };
}

/** The likeliest by other weights, where it is likely enough. */
const likeliest = ({ likely }: Case, weights: Float64Array): LikelyAim | null =>
  toldOf(
    likely
      .map((one) => ({ ...one, chance: logistic(dot(weights, one.features)) }))
      .sort((a, b) => b.chance - a.chance),
  );

/** The peer: of the aims that have a word of each group in the idea the one that shares most with it. */
const byWords = ({ likely }: Case): LikelyAim | null =>
  likely
    .filter(({ features }) => features[FEATURE.groups] === 1)
    .sort((a, b) => (b.features[FEATURE.shared] as number) - (a.features[FEATURE.shared] as number))[0] ??
  null;

/**
 * How the aims told to graded ideas were graded: by chances fitted in ten folds of ideas and by words alone, and the same of ideas that
 * nothing was fitted on or written for, by the chance that ships.
 */
export function measureAims(
  { ideas, heldOut }: Record<'ideas' | 'heldOut', readonly IdeaWithAims[]>,
  aims: readonly AimConflict[],
  words: WordVectors,
): AimFigures {
  const casesOf = (list: readonly IdeaWithAims[]) =>
    list.map(({ idea, ...graded }): Case => ({ ...graded, likely: aimsOf(readIdea(idea), aims, words) }));
  const cases = casesOf(ideas);
  const held = casesOf(heldOut);
  const lessons = cases.map(lessonsOf);
  const weightsFor = fitLeavingOut(lessons, FOLDS);
  const pairs = lessons.flatMap((list, i) =>
    list.map(({ features, positive }) => ({ chance: dot(weightsFor(i), features), positive })),
  );
  return {
    ideas: ideas.length,
    heldOut: heldOut.length,
    pairs: pairs.length,
    served: ideas.filter(({ grades }) => Math.max(...Object.values(grades)) >= NEAR).length,
    auc: rocAuc(
      pairs.map(({ chance }) => chance),
      pairs.map(({ positive }) => Number(positive)),
    ),
    rules: [
      toldBy('chance, ideas left out', cases, (one, i) => likeliest(one, weightsFor(i))),
      toldBy('words of each group', cases, byWords),
      toldBy('chance, ideas held out', held, ({ likely }) => toldOf(likely)),
      toldBy('words of each group, held out', held, byWords),
    ],
    weights: fitLogistic(lessons.flat()),
  };
}
