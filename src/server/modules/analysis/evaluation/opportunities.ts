import { z } from 'zod';
import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import { bootstrapMean, createRandom, type Estimate, shuffled } from '../../library/evaluation/metrics.ts';

/** What a reader says of an opportunity: worth pursuing, neither, or a waste of the founder's time. */
export const OPPORTUNITY_GRADES = ['apt', 'so-so', 'silly'] as const;
type Grade = (typeof OPPORTUNITY_GRADES)[number];

/** A line of the sheet. Without score, verdict, kind and rank, so that the reader judges the words alone. */
export const opportunitySheetSchema = z.object({
  idea: z.string(),
  title: z.string(),
  problem: z.string(),
  concept: z.string(),
  build_first: z.string(),
  grade: z.enum(OPPORTUNITY_GRADES).nullable(),
});
export type OpportunitySheet = z.infer<typeof opportunitySheetSchema>;

/** From how many opportunities on an idea counts as served. */
const SERVED = 3;
const SEED = 1;

export interface YieldSummary {
  ideas: number;
  /** Ideas with three opportunities or more, with one or two, and with none by its reason. */
  served: number;
  few: number;
  none: Record<string, number>;
  opportunities: number;
}

/** How many ideas got opportunities, and why the others got none. */
export function summarizeYield(reports: readonly AnalysisReport[]): YieldSummary {
  const none: Record<string, number> = {};
  for (const { no_result } of reports) {
    if (no_result) none[no_result.reason] = (none[no_result.reason] ?? 0) + 1;
  }
  const counts = reports.map(({ opportunities }) => opportunities.length);
  return {
    ideas: reports.length,
    served: counts.filter((count) => count >= SERVED).length,
    few: counts.filter((count) => count > 0 && count < SERVED).length,
    none,
    opportunities: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** Every opportunity to be graded, in random order. */
export function opportunitySheets(reports: readonly AnalysisReport[]): OpportunitySheet[] {
  const sheets = reports.flatMap(({ idea, opportunities }) =>
    opportunities.map(({ title, problem, concept, build_first }) => ({
      idea,
      title,
      problem,
      concept,
      build_first,
      grade: null,
    })),
  );
  return shuffled(sheets, createRandom(SEED));
}

export interface GradeSummary {
  graded: number;
  shares: Record<Grade, Estimate>;
  /** Share of the ideas with a graded opportunity that got at least one apt one. */
  ideasWithApt: Estimate;
}

/** Shares of the graded opportunities by grade; several readers of one opportunity each count. */
export function scoreGrades(sheets: readonly OpportunitySheet[]): GradeSummary {
  const graded = sheets.filter(({ grade }) => grade !== null);
  const apt = Map.groupBy(graded, ({ idea }) => idea);
  const shareOf = (values: boolean[]) => bootstrapMean(values.map(Number), SEED);
  return {
    graded: graded.length,
    shares: Object.fromEntries(
      OPPORTUNITY_GRADES.map((grade) => [grade, shareOf(graded.map((one) => one.grade === grade))]),
    ) as Record<Grade, Estimate>,
    ideasWithApt: shareOf([...apt.values()].map((list) => list.some(({ grade }) => grade === 'apt'))),
  };
}
