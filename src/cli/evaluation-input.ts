import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../server/config.ts';
import { type GradedIdea, readIdeas } from '../server/modules/analysis/evaluation/idea-file.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import { bootstrapMean, type Estimate } from '../server/modules/library/evaluation/metrics.ts';
import type { Library } from '../server/modules/library/library.ts';
import { type Io, type Paths, UsageError, userPath } from './io.ts';
import { openAnalysis } from './open-analysis.ts';

const SEED = 1;

/** Options of the evaluations that analyze a file of ideas. */
const OPTIONS = {
  ideas: { type: 'string' },
  limit: { type: 'string', default: '1000' },
  library: { type: 'string', multiple: true, default: [] as string[] },
  sheet: { type: 'string' },
  grades: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** What the command line of such an evaluation names, as absolute paths. Throws a `UsageError`. */
export function readIdeaOptions(args: string[], paths: Paths) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const path = (name: string | undefined) => (name === undefined ? null : userPath(paths, name));
  return {
    grades: path(values.grades),
    library: values.library.map((name) => userPath(paths, name)),
    json: values.json,
    /** The first ideas of the file, as many as asked for. Rejects when no file is named. */
    async ideas(): Promise<GradedIdea[]> {
      const file = path(values.ideas);
      if (!file) throw new UsageError('Name a file of ideas with --ideas.');
      return (await readIdeas(file)).slice(0, readWholeNumber('limit', values.limit));
    },
    /** Writes one JSON object a line where `--sheet` says. */
    async writeSheet(items: readonly unknown[]): Promise<void> {
      const file = path(values.sheet);
      if (file) await writeFile(file, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
    },
  };
}

/** A whole number of at least 1 given as an option. Throws a `UsageError`. */
export function readWholeNumber(option: string, given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${option} takes a whole number from 1.`);
  return number;
}

/**
 * Analyzes ideas one after another, with the library and the model of this installation, and hands each result on together
 * with the library.
 */
export async function analyzeIdeas(
  io: Io,
  ideas: readonly GradedIdea[],
  onResult: (result: AnalysisResult, library: Library) => void | Promise<void>,
): Promise<void> {
  // What live sources hold changes from day to day, and each search of them costs.
  const config = { ...loadConfig(), sources: [] };
  const analysis = await openAnalysis({ ...io, err: () => undefined }, config);
  const today = new Date().toISOString().slice(0, 10);
  try {
    for (const [i, { idea }] of ideas.entries()) {
      await onResult(await analysis.analyze(idea, today), analysis.library);
      if ((i + 1) % 10 === 0) io.err(`${i + 1} of ${ideas.length}`);
    }
  } finally {
    await analysis.close();
  }
}

/** Share of items that meet a condition, 0 to 1, with its 95 % bootstrap interval over the items. */
export const share = <T>(items: readonly T[], meets: (item: T) => boolean): Estimate =>
  bootstrapMean(
    items.map((item) => Number(meets(item))),
    SEED,
  );

const percent = (value: number): string => (100 * value).toFixed(1);

/** A share in percent with its interval: `97.0 % [95.0, 98.7]`. */
export const shareText = ({ mean, low, high }: Estimate): string =>
  `${percent(mean)} % [${percent(low)}, ${percent(high)}]`;
