import {
  type CheckedStatement,
  checkReport,
  citedSentences,
  readSentenceSchema,
  STATEMENT_KINDS,
} from '../server/modules/analysis/evaluation/check-report.ts';
import { readJsonLines } from '../server/modules/analysis/evaluation/idea-file.ts';
import { analyzeIdeas, readIdeaOptions, share, shareText } from './evaluation-input.ts';
import type { Command } from './io.ts';

/** Patents looked at that are named for the thing of an idea. */
const FIRST = 10;
/** Faults listed for people; `--json` lists all. */
const SHOWN = 20;

/**
 * `lacuna evaluate faithfulness --ideas FILE [--limit N] [--sheet OUT] [--json]` analyzes the ideas and checks what the
 * reports say of patents against the library. `--sheet` writes the sentences that cite patents, with their passages, for
 * readers; `--grades FILE` scores a sheet that they filled in.
 */
export const runEvaluateFaithfulness: Command = async (args, io, paths) => {
  const options = readIdeaOptions(args, paths);
  if (options.grades) {
    const sentences = await readJsonLines(options.grades, readSentenceSchema);
    const read = sentences.filter(({ supported }) => supported !== null);
    const unsupported = share(read, ({ supported }) => supported === false);
    io.out(
      options.json
        ? JSON.stringify({ sentences: read.length, unsupported }, null, 2)
        : `${read.length} sentences read, ${shareText(unsupported)} unsupported`,
    );
    return 0;
  }
  const statements: (CheckedStatement & { idea: string })[] = [];
  const sheet: ReturnType<typeof citedSentences> = [];
  await analyzeIdeas(io, await options.ideas(), async ({ report, patents }, library) => {
    const records = await library.byNumber(patents.map(({ record }) => record.number));
    const [hits = []] = await library.search([{ text: report.frame.thing, limit: FIRST }]);
    const evidence = {
      records: new Map(records.map((record) => [record.number, record])),
      onTheThing: hits.map(({ record }) => record),
    };
    statements.push(...checkReport(report, evidence).map((one) => ({ ...one, idea: report.idea })));
    sheet.push(...citedSentences(report, evidence));
  });
  await options.writeSheet(sheet);
  const faults = statements.filter(isFaulty);
  const summary = {
    statements: statements.length,
    unsupported: share(statements, isFaulty),
    kinds: STATEMENT_KINDS.map((kind) => {
      const of = statements.filter((one) => one.kind === kind);
      return { kind, statements: of.length, unsupported: of.filter(isFaulty).length };
    }),
  };
  io.out(options.json ? JSON.stringify({ ...summary, faults }, null, 2) : render(summary, faults));
  return 0;
};

const isFaulty = ({ fault }: CheckedStatement): boolean => fault !== null;

const render = (
  summary: {
    statements: number;
    unsupported: Parameters<typeof shareText>[0];
    kinds: { kind: string; statements: number; unsupported: number }[];
  },
  faults: readonly CheckedStatement[],
): string =>
  [
    `${summary.statements} statements checked, ${shareText(summary.unsupported)} unsupported`,
    ...summary.kinds.map((one) => `  ${one.kind.padEnd(9)} ${one.unsupported} of ${one.statements}`),
    ...faults
      .slice(0, SHOWN)
      .map(({ kind, text, number, fault }) => `${kind} ${number ?? ''} “${text}”: ${fault}`),
    ...(faults.length > SHOWN ? [`… and ${faults.length - SHOWN} more; --json lists them all.`] : []),
  ].join('\n');
