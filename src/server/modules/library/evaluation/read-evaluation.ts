import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { readSource } from '../readers/read-source.ts';
import { dateKey } from '../record-row.ts';
import { keyOf } from '../terms.ts';
import type { EvaluationQuery } from './retrieval-engine.ts';

/** How a query is put: the whole publication, or one sentence as a user would write it. */
export const QUERY_FORMS = ['title and abstract', 'title alone'] as const;
export type QueryForm = (typeof QUERY_FORMS)[number];

/** A query with what is relevant to it, by row number. */
export interface JudgedQuery extends Omit<EvaluationQuery, 'text'> {
  number: string;
  title: string | null;
  abstract: string | null;
  relevant: ReadonlySet<number>;
  /** False for the half of the queries that the ranking's weights were fitted on. */
  heldOut: boolean;
}

export interface EvaluationSet {
  documents: PatentRecord[];
  queries: JudgedQuery[];
  /** Queries left out: not in the library, or nothing relevant to them is in it or older than they are. */
  unusable: number;
}

const qrelSchema = z.object({ query: z.string(), relevant: z.array(z.string()) });

/** Records of library files. Of several with one number the first counts; bad entries are skipped. */
export async function readRecords(files: readonly string[]): Promise<PatentRecord[]> {
  const records = new Map<string, PatentRecord>();
  for await (const entry of readSource(files, { resumeAfter: 0, onProgress: () => undefined })) {
    if ('problem' in entry || records.has(entry.record.number)) continue;
    records.set(entry.record.number, entry.record);
  }
  return [...records.values()];
}

/** Reads library files and judgements. Of several records with one number the first counts; bad entries are skipped. */
export async function readEvaluation(
  libraryFiles: readonly string[],
  qrelsFile: string,
): Promise<EvaluationSet> {
  const documents = await readRecords(libraryFiles);
  const rows = new Map(documents.map(({ number }, row) => [number, row]));
  const twins = findTwins(documents);
  const queries: JudgedQuery[] = [];
  let unusable = 0;
  for await (const qrel of readQrels(qrelsFile)) {
    const row = rows.get(qrel.query);
    const judged = row === undefined ? null : judge({ row, qrel, documents, rows, twins });
    if (judged) queries.push(judged);
    else unusable++;
  }
  return { documents, queries, unusable };
}

async function* readQrels(path: string): AsyncGenerator<z.infer<typeof qrelSchema>> {
  // Opened first: a stream would say so in an event that ends the process.
  const raw = (await open(path)).createReadStream();
  const input = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  for await (const line of createInterface({ input }))
    if (line.trim() !== '') yield qrelSchema.parse(JSON.parse(line));
}

function judge(from: {
  row: number;
  qrel: z.infer<typeof qrelSchema>;
  documents: PatentRecord[];
  rows: ReadonlyMap<string, number>;
  twins: (row: number) => number[];
}): JudgedQuery | null {
  const { row, documents } = from;
  const document = documents[row] as PatentRecord;
  const before = dateKey(document.date);
  const exclude = new Set([row, ...from.twins(row)]);
  const earlier = (other: number) => before === 0 || dateKey(documents[other]?.date) < before;
  const known = from.qrel.relevant
    .map((number) => from.rows.get(number))
    .filter((other) => other !== undefined);
  const relevant = new Set(known.filter((other) => !exclude.has(other) && earlier(other)));
  if (relevant.size === 0) return null;
  const { number, title, abstract } = document;
  return { number, title, abstract, before, exclude, relevant, heldOut: (keyOf(number) & 1) === 1 };
}

/** Duplicates of a record: the same abstract, or the same title and a common inventor. */
function findTwins(documents: readonly PatentRecord[]): (row: number) => number[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const nameKey = (name: string) =>
    plain(name)
      .split(' ')
      .filter((part) => part.length > 1)
      .sort()
      .join(' ');
  const keysOf = ({ title, abstract, inventors }: PatentRecord) => [
    ...(abstract ? [`a ${plain(abstract)}`] : []),
    ...(title ? inventors.map((name) => `t ${plain(title)} ${nameKey(name)}`) : []),
  ];
  const groups = new Map<string, number[]>();
  documents.forEach((document, row) => {
    for (const key of keysOf(document)) groups.set(key, [...(groups.get(key) ?? []), row]);
  });
  return (row) => keysOf(documents[row] as PatentRecord).flatMap((key) => groups.get(key) ?? []);
}

/** The text that a query is put as. */
export function textOf(query: JudgedQuery, form: QueryForm): string {
  const parts = form === 'title alone' ? [query.title] : [query.title, query.abstract];
  return parts.filter(Boolean).join('. ');
}
