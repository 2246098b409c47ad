import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readIdeas, readJsonLines } from '../server/modules/analysis/evaluation/idea-file.ts';
import {
  type GradeSummary,
  OPPORTUNITY_GRADES,
  opportunitySheetSchema,
  opportunitySheets,
  scoreGrades,
  summarizeYield,
  type YieldSummary,
} from '../server/modules/analysis/evaluation/opportunities.ts';
import { analyzeAll, jsonLines, readWholeNumber, shareText } from './evaluation-input.ts';
import { type Command, UsageError, userPath } from './io.ts';

const OPTIONS = {
  ideas: { type: 'string' },
  limit: { type: 'string', default: '1000' },
  sheet: { type: 'string' },
  grades: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * `lacuna evaluate opportunities --ideas FILE [--limit N] [--sheet OUT] [--json]` analyzes the ideas, says how many got
 * opportunities, and writes a sheet for graders; `--grades FILE` scores a sheet that they filled in.
 */
export const runEvaluateOpportunities: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.grades) {
    const summary = scoreGrades(await readJsonLines(userPath(paths, values.grades), opportunitySheetSchema));
    io.out(values.json ? JSON.stringify(summary, null, 2) : renderGrades(summary));
    return 0;
  }
  if (!values.ideas) throw new UsageError('Name the file of ideas, or one with grades.');
  const ideas = await readIdeas(userPath(paths, values.ideas));
  const results = await analyzeAll(io, ideas.slice(0, readWholeNumber('limit', values.limit)));
  const reports = results.map(({ report }) => report);
  if (values.sheet) await writeFile(userPath(paths, values.sheet), jsonLines(opportunitySheets(reports)));
  const summary = summarizeYield(reports);
  io.out(values.json ? JSON.stringify(summary, null, 2) : renderYield(summary));
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
