import type { PatentRecord } from '../../../../contract/patents.ts';
import { patentText } from '../../../../core/analysis/patent-text.ts';
import {
  bootstrapMean,
  createRandom,
  type Estimate,
  mean,
  shuffled,
} from '../../library/evaluation/metrics.ts';
import type { GradedIdea } from './idea-file.ts';

/** First ten patents of each engine for one idea. */
export interface Offer {
  idea: string;
  byEngine: Record<string, PatentRecord[]>;
}

/** An idea as graders get it: every patent that an engine offers, in random order, nothing said of who offers it. */
export interface PoolSheet {
  idea: string;
  patents: { number: string; text: string }[];
  grades: Record<string, number | null>;
}

/** How much of the first ten is related: grades from 2 on count as related, from 1 on as related in part. */
const LEVELS = [2, 1] as const;

export interface RelevanceScore {
  engine: string;
  level: (typeof LEVELS)[number];
  /** Share of the first ten, mean over ideas. A patent without a grade counts as unrelated. */
  firstTen: Estimate;
  /** The same as a share of the best ten that the engines together offer. */
  ofCeiling: number;
  /** Share among those of the first ten that are graded. */
  ofGraded: number;
  /** Share of the first ten that is graded at all. */
  graded: number;
}

/** How many patents of each engine count. */
export const FIRST = 10;
const SEED = 1;

/** The patents of all engines for each idea, shuffled, with the grades that are known already. */
export function poolSheets(
  offers: readonly Offer[],
  graded: ReadonlyMap<string, GradedIdea['grades']>,
): PoolSheet[] {
  const random = createRandom(SEED);
  return offers.map(({ idea, byEngine }) => {
    const pool = new Map(
      Object.values(byEngine)
        .flat()
        .map((record) => [record.number, record]),
    );
    const patents = shuffled([...pool.values()], random).map((record) => ({
      number: record.number,
      text: patentText(record),
    }));
    const known = graded.get(idea) ?? {};
    return {
      idea,
      patents,
      grades: Object.fromEntries(patents.map(({ number }) => [number, known[number] ?? null])),
    };
  });
}

/** Scores every engine at both levels, on the ideas of which at least one patent in the pool is graded. */
export function scoreRelevance(
  offers: readonly Offer[],
  graded: ReadonlyMap<string, GradedIdea['grades']>,
): { ideas: number; scores: RelevanceScore[] } {
  const scored = offers.flatMap(({ idea, byEngine }) => {
    const grades = graded.get(idea) ?? {};
    const lists = Object.entries(byEngine).map(
      ([engine, records]) =>
        [engine, records.slice(0, FIRST).map(({ number }) => grades[number] ?? null)] as const,
    );
    const pool = new Set(
      Object.values(byEngine)
        .flat()
        .map(({ number }) => number),
    );
    const known = [...pool].flatMap((number) => grades[number] ?? []);
    return known.length === 0 ? [] : [{ lists: new Map(lists), known }];
  });
  const engines = [...new Set(offers.flatMap(({ byEngine }) => Object.keys(byEngine)))];
  const scores = LEVELS.flatMap((level) =>
    engines.map((engine): RelevanceScore => {
      const lists = scored.map(({ lists }) => lists.get(engine) ?? []);
      const hits = lists.map((list) => list.filter((grade) => grade !== null && grade >= level).length);
      const ceilings = scored.map(({ known }) =>
        Math.min(FIRST, known.filter((grade) => grade >= level).length),
      );
      const known = lists.map((list) => list.filter((grade) => grade !== null).length);
      return {
        engine,
        level,
        firstTen: bootstrapMean(
          hits.map((hit) => hit / FIRST),
          SEED,
        ),
        ofCeiling: ratio(mean(hits), mean(ceilings)),
        ofGraded: ratio(mean(hits), mean(known)),
        graded: ratio(mean(known), mean(lists.map(({ length }) => length))),
      };
    }),
  );
  return { ideas: scored.length, scores };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
