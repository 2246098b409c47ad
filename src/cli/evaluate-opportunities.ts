import type { AnalysisReport } from '../contract/analysis/report.ts';
import { readJsonLines } from '../server/modules/analysis/evaluation/idea-file.ts';
import {
  type GradeSummary,
  OPPORTUNITY_GRADES,
  opportunitySheetSchema,
  opportunitySheets,
  scoreGrades,
  summarizeYield,
  type YieldSummary,
} from '../server/modules/analysis/evaluation/opportunities.ts';
import { analyzeIdeas, readIdeaOptions, shareText } from './evaluation-input.ts';
import type { Command } from './io.ts';

/**
 * `lacuna evaluate opportunities --ideas FILE [--limit N] [--sheet OUT] [--json]` analyzes the ideas, says how many got
 * opportunities, and writes a sheet for graders; `--grades FILE` scores a sheet that they filled in.
 */
export const runEvaluateOpportunities: Command = async (args, io, paths) => {
  const options = readIdeaOptions(args, paths);
  if (options.grades) {
    const summary = scoreGrades(await readJsonLines(options.grades, opportunitySheetSchema));
    io.out(options.json ? JSON.stringify(summary, null, 2) : renderGrades(summary));
    return 0;
  }
  const reports: AnalysisReport[] = [];
  await analyzeIdeas(io, await options.ideas(), ({ report }) => void reports.push(report));
  await options.writeSheet(opportunitySheets(reports));
  const summary = summarizeYield(reports);
  io.out(options.json ? JSON.stringify(summary, null, 2) : renderYield(summary));
  return 0;
};

const renderYield = ({ ideas, served, few, none, opportunities }: YieldSummary): string =>
  [
    `${ideas} ideas, ${opportunities} opportunities`,
    `  ${served} got three or more`,
    `  ${few} got one or two`,
    ...Object.entries(none).map(([reason, count]) => `  ${count} got none: ${reason}`),
  ].join('\n');

const renderGrades = ({ graded, shares, ideasWithApt }: GradeSummary): string =>
  [
    `${graded} graded opportunities`,
    ...OPPORTUNITY_GRADES.map((grade) => `  ${grade.padEnd(6)} ${shareText(shares[grade])}`),
    `  ${shareText(ideasWithApt)} of the ideas got at least one apt opportunity`,
  ].join('\n');
