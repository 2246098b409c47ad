import type { PatentRecord } from '../contract/patents.ts';
import { readIdeas } from '../server/modules/analysis/evaluation/idea-file.ts';
import {
  FIRST,
  type Offer,
  poolSheets,
  type RelevanceScore,
  scoreRelevance,
} from '../server/modules/analysis/evaluation/relevance.ts';
import { createPlainBm25Engine } from '../server/modules/library/evaluation/plain-bm25-engine.ts';
import { readRecords } from '../server/modules/library/evaluation/read-evaluation.ts';
import { readStarter } from '../server/modules/library/starter.ts';
import { analyzeIdeas, readIdeaOptions, shareText } from './evaluation-input.ts';
import type { Command } from './io.ts';

/**
 * `lacuna evaluate relevance --ideas FILE [--limit N] [--library FILE…] [--sheet OUT] [--grades FILE] [--json]`: the first ten
 * patents of the analysis, of the plain search, and of BM25 for each idea. `--sheet` writes them for graders; `--grades` (or
 * grades in the file of ideas) scores them. `--library` names what was ingested beside the starter library.
 */
export const runEvaluateRelevance: Command = async (args, io, paths) => {
  const options = readIdeaOptions(args, paths);
  const ideas = await options.ideas();
  const graded = options.grades ? await readIdeas(options.grades) : ideas;
  const grades = new Map(graded.map((one) => [one.idea, one.grades]));
  const records = await recordsOf(paths.shippedDataDir, options.library);
  const bm25 = createPlainBm25Engine(records);
  const offers: Offer[] = [];
  await analyzeIdeas(io, ideas, async ({ report: { idea }, patents }, library) => {
    const [hits = []] = await library.search([{ text: idea, limit: FIRST }]);
    const rows = await bm25.search({ text: idea, before: 0, exclude: new Set() });
    const analysis = patents.slice(0, FIRST).map(({ record }) => record);
    const search = hits.map(({ record }) => record);
    const plain = rows.slice(0, FIRST).flatMap((row) => records[row] ?? []);
    offers.push({ idea, byEngine: { analysis, search, bm25: plain } });
  });
  await options.writeSheet(poolSheets(offers, grades));
  const { ideas: judged, scores } = scoreRelevance(offers, grades);
  io.out(
    options.json
      ? JSON.stringify({ ideas: ideas.length, graded: judged, scores }, null, 2)
      : [`${ideas.length} ideas, ${judged} with grades`, ...scores.map(row)].join('\n'),
  );
  return 0;
};

/** Records of the starter library and of further files, each number once: a file's own wording replaces the starter's. */
async function recordsOf(shippedDataDir: string, files: readonly string[]): Promise<PatentRecord[]> {
  const records = new Map<string, PatentRecord>();
  for await (const record of readStarter(shippedDataDir)) records.set(record.number, record);
  for (const record of await readRecords(files)) records.set(record.number, record);
  return [...records.values()];
}

const percent = (value: number): string => `${Math.round(100 * value)} %`;

const row = ({ engine, level, firstTen, ofCeiling, ofGraded, graded }: RelevanceScore): string =>
  `  grade ≥ ${level}  ${engine.padEnd(9)} ${shareText(firstTen)} of the first ten, ${percent(ofCeiling)} of the ceiling` +
  (graded < 1 ? `; ${percent(ofGraded)} of the ${percent(graded)} that are graded` : '');
