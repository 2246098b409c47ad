import { parseArgs } from 'node:util';
import { placeText } from '../server/modules/library/readers/entry.ts';
import { ingestFiles } from '../server/modules/patents/ingest-files.ts';
import type { LibraryProgress } from '../server/modules/patents/library-location.ts';
import { type Command, type Io, UsageError, userPath } from './io.ts';

/** Problems named one by one; the rest are counted. */
const PROBLEMS_SHOWN = 50;
const PROGRESS_STEP = 10_000;

/**
 * `lacuna ingest FILE…|FOLDER|-`: adds patents to the library; `-` stands for standard input. Exit code 0 also when single
 * entries were skipped.
 */
export const runIngest: Command = async (args, io, paths) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0) throw new UsageError('Name the files to ingest.');
  const started = performance.now();
  let problems = 0;
  const result = await ingestFiles(
    paths,
    positionals.map((name) => (name === '-' ? name : userPath(paths, name))),
    {
      progress: progressLines(io),
      problem: ({ at, problem, skipped }) => {
        problems++;
        if (problems <= PROBLEMS_SHOWN) io.err(`${placeText(at)}: ${problem}${skipped ? '; skipped' : ''}`);
      },
    },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`There is no file ${error.path}`);
    throw error;
  });
  if (problems > PROBLEMS_SHOWN) io.err(`… and ${problems - PROBLEMS_SHOWN} more such entries`);
  const { added, merged, repeated, skipped } = result.counts;
  const number = (n: number) => n.toLocaleString('en');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  io.out(
    `${number(added)} patents added, ${number(merged)} joined with the starter library's own, ` +
      `${number(repeated)} were there already, ${number(skipped)} skipped.\n` +
      `The library now holds ${number(result.documents)} patents (${seconds} s).`,
  );
  return 0;
};

function progressLines(io: Io): (progress: LibraryProgress) => void {
  let stage = '';
  return (progress) => {
    const step = progress.stage === 'reading' && progress.done % PROGRESS_STEP === 0;
    if (progress.stage === stage && !step) return;
    stage = progress.stage;
    io.err(`${STAGES[progress.stage]} (${progress.done.toLocaleString('en')})`);
  };
}

const STAGES: Record<LibraryProgress['stage'], string> = {
  reading: 'Reading patents',
  training: 'Learning how their words relate',
  indexing: 'Writing the index',
  finishing: 'Finishing',
};
