import { parseArgs } from 'node:util';
import type { LibraryStats } from '../server/modules/library/library.ts';
import {
  listOrigins,
  optimizeLibrary,
  rebuildLibrary,
  removeOrigin,
} from '../server/modules/library/maintain-library.ts';
import { openLibrary } from '../server/modules/library/open-library.ts';
import { type Command, UsageError } from './io.ts';
import { createPaint, type Paint } from './text-layout.ts';

const BUSIEST = 6;
const number = (n: number): string => n.toLocaleString('en');

/** `lacuna library status [--json]`: what the library holds and how complete its records are. */
export const runLibraryStatus: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const library = await openLibrary(paths);
  try {
    const stats = await library.stats();
    const codes = busiest(stats.byClass).map(([code]) => code);
    const titles = await library.classTitles(codes);
    const named = codes.map((code, i) => ({ code, title: titles[i] ?? '', count: stats.byClass[code] ?? 0 }));
    io.out(
      values.json
        ? JSON.stringify({ ...stats, location: paths.indexUri }, null, 2)
        : renderStatus(stats, { classes: named, location: paths.indexUri, paint: createPaint(io.color) }),
    );
    return 0;
  } finally {
    await library.close();
  }
};

const busiest = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, BUSIEST);

interface StatusView {
  classes: { code: string; title: string; count: number }[];
  location: string;
  paint: Paint;
}

function renderStatus(stats: LibraryStats, { classes, location, paint }: StatusView): string {
  const percent = (part: number) => `${Math.round((100 * part) / Math.max(1, stats.documents))} %`;
  const span = stats.fromYear === null ? 'without dates' : `published ${stats.fromYear} to ${stats.toYear}`;
  return [
    paint.bold(`${number(stats.documents)} patents, ${span}`),
    `Stored at ${location}`,
    `With an abstract or summary: ${percent(stats.withAbstract)}; with claims: ${percent(stats.withClaims)}; with vectors: ${Math.round(stats.vectorShare * 100)} %`,
    '',
    `Busiest years: ${busiest(stats.byYear)
      .map(([year, count]) => `${year} (${number(count)})`)
      .join(', ')}`,
    'Largest classes:',
    ...classes.map(
      ({ code, title, count }) => `  ${code}  ${number(count).padStart(7)}  ${title.slice(0, 70)}`,
    ),
  ].join('\n');
}

/** `lacuna library list`: which files the records came from. */
export const runLibraryList: Command = async (_args, io, paths) => {
  const origins = await listOrigins(paths);
  io.out(
    origins.length === 0
      ? 'The library is not built yet; npm start builds it.'
      : origins.map(({ origin, records }) => `${number(records).padStart(9)}  ${origin}`).join('\n'),
  );
  return 0;
};

/** `lacuna library remove SOURCE`: removes what one file brought. */
export const runLibraryRemove: Command = async ([source, ...more], io, paths) => {
  if (!source || more.length > 0) throw new UsageError('Name one source, as "library list" shows it.');
  const removed = await removeOrigin(paths, source);
  if (removed === 0)
    throw new Error(`Nothing in the library came from ${source}. "library list" shows all sources.`);
  io.out(`${number(removed)} records removed.`);
  return 0;
};

/** `lacuna library optimize`: brings the indexes up to date. */
export const runLibraryOptimize: Command = async (_args, io, paths) => {
  await optimizeLibrary(paths);
  io.out('The indexes are up to date.');
  return 0;
};

/** `lacuna library rebuild`: rebuilds the index. */
export const runLibraryRebuild: Command = async (_args, io, paths) => {
  io.out(`The index was rebuilt with ${number(await rebuildLibrary(paths))} patents.`);
  return 0;
};
