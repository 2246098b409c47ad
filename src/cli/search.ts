import { parseArgs } from 'node:util';
import type { LibraryHit } from '../server/modules/library/library.ts';
import { openLibrary } from '../server/modules/library/open-library.ts';
import { type Command, UsageError } from './io.ts';
import { createPaint, type Paint, wrapText } from './text-layout.ts';

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 1000;
const WIDTH = 100;
const LONGEST_ABSTRACT = 280;

/** `lacuna search "<text>" [--limit N] [--json]`: the patents nearest to a text, each with the words that it shares. */
export const runSearch: Command = async (args, io, paths) => {
  const options = { json: { type: 'boolean', default: false }, limit: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const limit = readLimit(values.limit);
  const text = positionals.join(' ').trim();
  if (text === '') throw new UsageError('Say what to search for.');
  const library = await openLibrary(paths);
  try {
    const [hits = []] = await library.search([{ text, limit }]);
    io.out(values.json ? jsonOf(hits) : renderHits(hits, createPaint(io.color)));
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

function jsonOf(hits: readonly LibraryHit[]): string {
  const patents = hits.map(({ record, score, matchedTerms, duplicates }, i) => ({
    rank: i + 1,
    patent_number: record.number,
    patent_title: record.title,
    patent_date: record.date,
    patent_url: record.url,
    patent_abstract: record.abstract,
    assignee: record.assignee,
    cpc: record.cpc,
    score,
    matched_terms: matchedTerms,
    duplicates,
  }));
  return JSON.stringify({ patents }, null, 2);
}

function renderHits(hits: readonly LibraryHit[], paint: Paint): string {
  if (hits.length === 0)
    return 'No patent in the library shares a word with this text. Try other words, or add a larger library with "ingest".';
  return hits.map((hit, i) => renderHit(hit, i + 1, paint)).join('\n');
}

function renderHit({ record, matchedTerms, duplicates }: LibraryHit, rank: number, paint: Paint): string {
  const facts = [record.number + (record.kind ?? ''), record.date ?? 'no date', record.assignee].filter(
    Boolean,
  );
  const lines = [
    `${String(rank).padStart(3)}  ${paint.bold(record.title ?? 'Untitled')}`,
    `     ${paint.dim(facts.join(' · '))}`,
    ...wrapText(shorten(record.abstract ?? ''), WIDTH - 5).map((line) => `     ${line}`),
    ...(matchedTerms.length > 0 ? [`     ${paint.accent(`shares: ${matchedTerms.join(', ')}`)}`] : []),
    ...(duplicates.length > 0 ? [`     ${paint.dim(`same invention: ${duplicates.join(', ')}`)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const shorten = (text: string): string =>
  text.length <= LONGEST_ABSTRACT ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_ABSTRACT))} …`;
