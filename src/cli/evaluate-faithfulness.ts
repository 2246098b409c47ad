import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type CheckedStatement,
  checkReport,
  citedSentences,
  STATEMENT_KINDS,
} from '../server/modules/analysis/evaluation/check-report.ts';
import { readIdeas, readJsonLines } from '../server/modules/analysis/evaluation/idea-file.ts';
import { openLibrary } from '../server/modules/library/open-library.ts';
import { analyzeAll, jsonLines, readWholeNumber, share, shareText } from './evaluation-input.ts';
import { type Command, UsageError, userPath } from './io.ts';

const OPTIONS = {
  ideas: { type: 'string' },
  limit: { type: 'string', default: '1000' },
  sheet: { type: 'string' },
  grades: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;
const FIRST = 10;
/** Faults listed for people; `--json` lists all. */
const SHOWN = 20;

const readerSchema = z.object({ sentence: z.string(), supported: z.boolean().nullable() });
type Fault = CheckedStatement & { idea: string };

/**
 * `lacuna evaluate faithfulness --ideas FILE [--limit N] [--sheet OUT] [--json]` analyzes the ideas and checks what the
 * reports say of patents against the library. `--sheet` writes the sentences that cite patents, with their passages, for
 * readers; `--grades FILE` scores a sheet that they filled in.
 */
export const runEvaluateFaithfulness: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.grades) {
    const read = (await readJsonLines(userPath(paths, values.grades), readerSchema)).filter(
      ({ supported }) => supported !== null,
    );
    const unsupported = share(read, ({ supported }) => supported === false);
    io.out(
      values.json
        ? JSON.stringify({ sentences: read.length, unsupported }, null, 2)
        : `${read.length} sentences read, ${shareText(unsupported)} unsupported`,
    );
    return 0;
  }
  if (!values.ideas) throw new UsageError('Name the file of ideas, or one with grades.');
  const ideas = await readIdeas(userPath(paths, values.ideas));
  const results = await analyzeAll(io, ideas.slice(0, readWholeNumber('limit', values.limit)));
  const library = await openLibrary(paths);
  const statements: Fault[] = [];
  const sheet: ReturnType<typeof citedSentences> = [];
  try {
    for (const { report, patents } of results) {
      const records = await library.byNumber(patents.map(({ record }) => record.number));
      const [hits = []] = await library.search([{ text: report.frame.thing, limit: FIRST }]);
      const evidence = {
        records: new Map(records.map((record) => [record.number, record])),
        onTheThing: hits.map(({ record }) => record),
      };
      statements.push(...checkReport(report, evidence).map((one) => ({ ...one, idea: report.idea })));
      sheet.push(...citedSentences(report, evidence));
    }
  } finally {
    await library.close();
  }
  if (values.sheet) await writeFile(userPath(paths, values.sheet), jsonLines(sheet));
  io.out(values.json ? jsonOf(statements) : render(statements));
  return 0;
};

const isFaulty = ({ fault }: CheckedStatement): boolean => fault !== null;

function byKind(statements: readonly Fault[]) {
  return STATEMENT_KINDS.map((kind) => {
    const of = statements.filter((one) => one.kind === kind);
    return { kind, statements: of.length, unsupported: of.filter(isFaulty).length };
  });
}

const jsonOf = (statements: readonly Fault[]): string =>
  JSON.stringify(
    {
      statements: statements.length,
      unsupported: share(statements, isFaulty),
      kinds: byKind(statements),
      faults: statements.filter(isFaulty),
    },
    null,
    2,
  );

function render(statements: readonly Fault[]): string {
  const faults = statements.filter(isFaulty);
  return [
    `${statements.length} statements checked, ${shareText(share(statements, isFaulty))} unsupported`,
    ...byKind(statements).map(
      ({ kind, statements: of, unsupported }) => `  ${kind.padEnd(9)} ${unsupported} of ${of}`,
    ),
    ...faults
      .slice(0, SHOWN)
      .map(({ kind, text, number, fault }) => `${kind} ${number ?? ''} “${text}”: ${fault}`),
    ...(faults.length > SHOWN ? [`… and ${faults.length - SHOWN} more; --json lists them all.`] : []),
  ].join('\n');
}
