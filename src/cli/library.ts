import { parseArgs } from 'node:util';
import type { LibraryStatus } from '../server/modules/patents/library-status.ts';
import { libraryStatus } from '../server/modules/patents/library-status.ts';
import { ensureLibraryBuild } from './build-library.ts';
import type { Command } from './io.ts';
import { createPaint, type Paint } from './text-layout.ts';

/** `lacuna library status [--json]`: what the library holds and how complete its records are. */
export const runLibrary: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  await ensureLibraryBuild(paths, io);
  const status = await libraryStatus(paths);
  io.out(values.json ? JSON.stringify(status, null, 2) : renderStatus(status, createPaint(io.color)));
  return 0;
};

const FIELD_NAMES: Record<keyof LibraryStatus['coverage'], string> = {
  title: 'title',
  date: 'date',
  abstract: 'abstract or digest',
  phrases: 'use and novelty',
  inventors: 'inventors',
  assignee: 'assignee',
  cpc: 'classes',
};
const BAR = 24;

function renderStatus(status: LibraryStatus, paint: Paint): string {
  const number = (n: number) => n.toLocaleString('en');
  const span =
    status.fromYear === null ? 'without dates' : `published ${status.fromYear} to ${status.toYear}`;
  const coverage = Object.entries(FIELD_NAMES).map(([field, name]) => {
    const share = status.coverage[field as keyof LibraryStatus['coverage']];
    const full = Math.round(share * BAR);
    return `  ${name.padEnd(20)}${'█'.repeat(full)}${paint.dim('░'.repeat(BAR - full))} ${(share * 100).toFixed(0).padStart(3)} %`;
  });
  const years = busiest(status.byYear, 5).map(([year, count]) => `${year} (${number(count)})`);
  const classes = status.largestClasses.map(
    ({ code, title, count }) => `  ${code}  ${number(count).padStart(7)}  ${shorten(title ?? '')}`,
  );
  return [
    paint.bold(`${number(status.documents)} patents, ${span}`),
    `Sources: ${status.sources.map(({ name, records }) => `${SOURCE_NAMES[name] ?? name} (${number(records)})`).join(', ')}`,
    `Stored at ${status.location}`,
    '',
    paint.bold('How complete the records are'),
    ...coverage,
    '',
    paint.bold('Years with most records'),
    `  ${years.join(', ') || 'none'}`,
    ...(status.thinYears.length > 0
      ? [`  Fewer than 30 records, so no trend is read from them: ${status.thinYears.join(', ')}`]
      : []),
    '',
    paint.bold('Largest classes among the records that name theirs'),
    ...(classes.length > 0 ? classes : ['  none']),
  ].join('\n');
}

const SOURCE_NAMES: Record<string, string> = { shipped: 'starter library' };

/** A class title's first part: the rest lists special cases. */
const shorten = (title: string) =>
  title.length <= 70 ? title : `${title.slice(0, 70).replace(/[;,]?\s+\S*$/, '')} …`;

const busiest = (byYear: LibraryStatus['byYear'], count: number) =>
  [...byYear].sort(([, x], [, y]) => y - x).slice(0, count);
