import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { loadConfig } from '../server/config.ts';
import {
  choosePlants,
  evaluatePlanted,
  type PlantResult,
} from '../server/modules/analysis/evaluation/planted.ts';
import { openLibraryOf } from '../server/modules/library/evaluation/open-library-of.ts';
import { readDigests } from '../server/modules/library/starter.ts';
import { readWholeNumber, share, shareText } from './evaluation-input.ts';
import { type Command, UsageError, userPath } from './io.ts';
import { openConfiguredModel } from './open-configured-model.ts';

const OPTIONS = {
  library: { type: 'string', multiple: true },
  count: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

/** What a verdict says of a patent that is there. */
const FOUND_VERDICTS = ['anticipated', 'partly'];

/**
 * `lacuna evaluate planted --library FILE… [--count 300] [--seed 1] [--json]`: digests of the starter library as proposals,
 * against a library of these files alone, which holds the same patents in the office's words. Are they found, and does the
 * model of the `AI_*` settings call them known?
 */
export const runEvaluatePlanted: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (!values.library) throw new UsageError("Name files with the office's text of starter patents.");
  const [count, seed] = [readWholeNumber('count', values.count), readWholeNumber('seed', values.seed)];
  const log = pino({ level: 'silent' });
  const model = await openConfiguredModel(loadConfig(), log);
  io.err('Indexing …');
  const library = await openLibraryOf(
    values.library.map((name) => userPath(paths, name)),
    paths,
  );
  try {
    const digests = await readDigests(paths.shippedDataDir);
    const plants = await choosePlants(digests, { library, count, seed });
    if (plants.length === 0)
      throw new Error('The files hold no patent of the starter library with its abstract.');
    const results = await evaluatePlanted({ library, model, log }, plants, (done) =>
      io.err(`${done} of ${plants.length}`),
    );
    const summary = { documents: (await library.stats()).documents, ...summarize(results) };
    io.out(values.json ? JSON.stringify({ ...summary, results }, null, 2) : render(summary));
    return 0;
  } finally {
    await library.close();
  }
};

function summarize(results: readonly PlantResult[]) {
  const judged = results.filter(({ verdict }) => verdict !== null);
  const known = ({ verdict }: PlantResult) => FOUND_VERDICTS.includes(verdict ?? '');
  return {
    planted: results.length,
    searched_first_ten: share(results, ({ searched }) => searched !== null),
    compared: share(results, ({ compared }) => compared !== null),
    judged: judged.length,
    anticipated_or_partly: judged.length === 0 ? null : share(judged, known),
    anticipated_when_removed:
      judged.length === 0 ? null : share(judged, ({ verdictWithout }) => verdictWithout === 'anticipated'),
  };
}

const render = (summary: ReturnType<typeof summarize> & { documents: number }): string =>
  [
    `${summary.planted} patents planted among ${summary.documents.toLocaleString('en')}`,
    `  ${shareText(summary.searched_first_ten)}  among the first ten of a search for the digest`,
    `  ${shareText(summary.compared)}  among the patents that the refutation compares with the proposal`,
    ...(summary.anticipated_or_partly && summary.anticipated_when_removed
      ? [
          `${summary.judged} judged by the model`,
          `  ${shareText(summary.anticipated_or_partly)}  called anticipated or partly disclosed`,
          `  ${shareText(summary.anticipated_when_removed)}  called anticipated with the planted patents removed`,
        ]
      : ['No model is configured, so no verdict was asked for.']),
  ].join('\n');
