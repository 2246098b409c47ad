import { parseArgs } from 'node:util';
import type { RankedPatent, SearchOutcome } from '../core/retrieval/library-view.ts';
import { openLibrary } from '../server/modules/patents/open-library.ts';
import { patentsToDto } from '../server/modules/patents/patent-dto.ts';
import { ensureLibraryBuild } from './build-library.ts';
import { type Command, UsageError } from './io.ts';
import { createPaint, type Paint, wrapText } from './text-layout.ts';

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 1000;
const WIDTH = 100;

/** `lacuna search "<text>" [--limit N] [--json]`: the patents nearest to a text, each with the words that it shares. */
export const runSearch: Command = async (args, io, paths) => {
  const options = { json: { type: 'boolean', default: false }, limit: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const limit = readLimit(values.limit);
  const text = positionals.join(' ').trim();
  if (text === '') throw new UsageError('Say what to search for.');

  await ensureLibraryBuild(paths, io);
  const library = await openLibrary(paths);
  try {
    const outcome = await library.search({ text, limit });
    io.out(values.json ? jsonOf(outcome) : renderOutcome(outcome, createPaint(io.color)));
    return 0;
  } finally {
    await library.close();
  }
};

function readLimit(given: string | undefined): number {
  const limit = Number(given ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT) {
    throw new UsageError(`--limit takes a whole number from 1 to ${LARGEST_LIMIT}.`);
  }
  return limit;
}

function jsonOf(outcome: SearchOutcome): string {
  const { considered, collapsed, unknownTerms, terms } = outcome;
  const summary = {
    considered,
    collapsed,
    unknown_terms: unknownTerms,
    terms: terms.map(({ surface }) => surface),
  };
  return JSON.stringify({ ...summary, patents: patentsToDto(outcome.hits) }, null, 2);
}

function renderOutcome(outcome: SearchOutcome, paint: Paint): string {
  if (outcome.hits.length === 0) {
    return 'No patent of the library shares a word with this text. Try other words, or add a larger library with "ingest".';
  }
  const unknown =
    outcome.unknownTerms.length > 0 ? [`Not in the library: ${outcome.unknownTerms.join(', ')}`] : [];
  const head = `${outcome.hits.length} of ${outcome.considered.toLocaleString('en')} patents that match`;
  return [
    paint.bold(head),
    ...unknown,
    '',
    ...outcome.hits.map((hit, i) => renderHit(hit, i + 1, paint)),
  ].join('\n');
}

function renderHit(hit: RankedPatent, rank: number, paint: Paint): string {
  const { record } = hit;
  const facts = [record.number + (record.kind ?? ''), record.date ?? 'no date', record.assignee].filter(
    Boolean,
  );
  const lines = [
    `${String(rank).padStart(3)}  ${paint.bold(record.title ?? 'Untitled')}`,
    `     ${paint.dim(facts.join(' · '))}`,
    ...wrapText(shorten(record.abstract ?? ''), WIDTH - 5).map((line) => `     ${line}`),
  ];
  if (hit.matchedTerms.length > 0)
    lines.push(`     ${paint.accent(`shares: ${hit.matchedTerms.join(', ')}`)}`);
  if (hit.duplicates.length > 0)
    lines.push(`     ${paint.dim(`same invention: ${hit.duplicates.join(', ')}`)}`);
  return `${lines.join('\n')}\n`;
}

const LONGEST_ABSTRACT = 280;

const shorten = (text: string) =>
  text.length <= LONGEST_ABSTRACT ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_ABSTRACT))} …`;
