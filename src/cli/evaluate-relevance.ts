import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { PatentRecord } from '../contract/patents.ts';
import { readIdeas } from '../server/modules/analysis/evaluation/idea-file.ts';
import {
  type Offer,
  poolSheets,
  type RelevanceScore,
  scoreRelevance,
} from '../server/modules/analysis/evaluation/relevance.ts';
import { createPlainBm25Engine } from '../server/modules/library/evaluation/plain-bm25-engine.ts';
import { readRecords } from '../server/modules/library/evaluation/read-evaluation.ts';
import { readStarter } from '../server/modules/library/starter.ts';
import { jsonLines, readWholeNumber, shareText, today } from './evaluation-input.ts';
import { type Command, type Paths, UsageError, userPath } from './io.ts';
import { openAnalysis } from './open-analysis.ts';

const OPTIONS = {
  ideas: { type: 'string' },
  limit: { type: 'string', default: '1000' },
  library: { type: 'string', multiple: true, default: [] as string[] },
  pool: { type: 'string' },
  grades: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;
const FIRST = 10;

/**
 * `lacuna evaluate relevance --ideas FILE [--limit N] [--library FILE…] [--pool OUT] [--grades FILE] [--json]`: the first ten
 * patents of the analysis, of the plain search, and of BM25 for each idea. `--pool` writes them for graders; `--grades` (or
 * grades in the file of ideas) scores them. `--library` names what was ingested beside the starter library.
 */
export const runEvaluateRelevance: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (!values.ideas) throw new UsageError('Name the file of ideas.');
  const limit = readWholeNumber('limit', values.limit);
  const ideas = (await readIdeas(userPath(paths, values.ideas))).slice(0, limit);
  const graded = values.grades ? await readIdeas(userPath(paths, values.grades)) : ideas;
  const grades = new Map(graded.map((one) => [one.idea, one.grades]));
  const records = await recordsOf(paths, values.library);
  const bm25 = createPlainBm25Engine(records);
  const analysis = await openAnalysis(io);
  const offers: Offer[] = [];
  try {
    for (const { idea } of ideas) {
      const { patents } = await analysis.analyze(idea, today());
      const [hits = []] = await analysis.library.search([{ text: idea, limit: FIRST }]);
      const plain = await bm25.search({ text: idea, before: 0, exclude: new Set() });
      offers.push({
        idea,
        byEngine: {
          analysis: patents.slice(0, FIRST).map(({ record }) => record),
          search: hits.map(({ record }) => record),
          bm25: plain.slice(0, FIRST).flatMap((row) => records[row] ?? []),
        },
      });
    }
  } finally {
    await analysis.close();
  }
  if (values.pool) await writeFile(userPath(paths, values.pool), jsonLines(poolSheets(offers, grades)));
  const { ideas: judged, scores } = scoreRelevance(offers, grades);
  io.out(
    values.json
      ? JSON.stringify({ ideas: ideas.length, graded: judged, scores }, null, 2)
      : [`${ideas.length} ideas, ${judged} with grades`, ...scores.map(row)].join('\n'),
  );
  return 0;
};

/** Records of the starter library and of further files, each number once. */
async function recordsOf(paths: Paths, files: readonly string[]): Promise<PatentRecord[]> {
  const records = new Map<string, PatentRecord>();
  for await (const record of readStarter(paths.shippedDataDir)) records.set(record.number, record);
  for (const record of await readRecords(files.map((name) => userPath(paths, name))))
    if (!records.has(record.number)) records.set(record.number, record);
  return [...records.values()];
}

const percent = (value: number): string => `${Math.round(100 * value)} %`;

const row = ({ engine, level, firstTen, ofCeiling, ofGraded, graded }: RelevanceScore): string =>
  `  grade ≥ ${level}  ${engine.padEnd(9)} ${shareText(firstTen)} of the first ten, ${percent(ofCeiling)} of the ceiling` +
  (graded < 1 ? `; ${percent(ofGraded)} of the ${percent(graded)} that are graded` : '');
