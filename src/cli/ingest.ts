import { parseArgs } from 'node:util';
import { ingestSources } from '../server/modules/library/maintain-library.ts';
import { placeText } from '../server/modules/library/readers/entry.ts';
import { type Command, type Io, UsageError, userPath } from './io.ts';

/** Problems named one by one; the rest are counted. */
const PROBLEMS_SHOWN = 50;
/** Milliseconds between lines of progress in a pipe. */
const LINE_EVERY = 5_000;

/**
 * `lacuna ingest FILE…|FOLDER|-`: adds patents to the library; `-` stands for standard input. Exit code 0 also when single
 * entries were skipped.
 */
export const runIngest: Command = async (args, io, paths) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0) throw new UsageError('Name the files to ingest.');
  const started = performance.now();
  let problems = 0;
  const counts = await ingestSources(
    paths,
    positionals.map((name) => (name === '-' ? name : userPath(paths, name))),
    {
      progress: progressLines(io, started),
      problem: ({ at, problem, skipped }) => {
        problems++;
        if (problems <= PROBLEMS_SHOWN) io.err(`${placeText(at)}: ${problem}${skipped ? '; skipped' : ''}`);
      },
    },
  );
  if (problems > PROBLEMS_SHOWN) io.err(`… and ${problems - PROBLEMS_SHOWN} more entries with problems`);
  const { added, replaced, unchanged, skipped } = counts;
  const number = (n: number) => n.toLocaleString('en');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  io.out(
    `${number(added)} patents added, ${number(replaced)} updated, ${number(unchanged)} already there, ` +
      `${number(skipped)} skipped (${seconds} s).`,
  );
  return 0;
};

/** A line that updates in place on a terminal, or one every few seconds in a pipe. */
function progressLines(io: Io, started: number) {
  let last = 0;
  return ({
    records,
    file,
    read,
    total,
  }: {
    records: number;
    file: string;
    read: number;
    total: number | null;
  }) => {
    const now = performance.now();
    if (now - last < LINE_EVERY) return;
    last = now;
    const seconds = (now - started) / 1000;
    const left =
      total && read > 0 ? `, about ${Math.ceil((seconds * (total - read)) / read)} s left in ${file}` : '';
    io.err(
      `${records.toLocaleString('en')} records, ${Math.round(records / seconds).toLocaleString('en')} a second${left}`,
    );
  };
}
