import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { LibraryDocument } from '../../../../core/retrieval/document.ts';
import { dateKey, hash32, inventorKey, titleKey } from '../../../../core/retrieval/document.ts';
import { readSource } from '../../library/readers/read-source.ts';
import type { EvaluationQuery } from './retrieval-engine.ts';

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
  documents: LibraryDocument[];
  queries: JudgedQuery[];
  /** Queries left out: not in the library, or nothing relevant to them is in it or older than they are. */
  unusable: number;
}

const qrelSchema = z.object({ query: z.string(), relevant: z.array(z.string()) });

/** Reads library files and judgements. Of several records with one number the first counts; bad entries are skipped. */
export async function readEvaluation(
  libraryFiles: readonly string[],
  qrelsFile: string,
): Promise<EvaluationSet> {
  const rows = new Map<string, number>();
  const documents: LibraryDocument[] = [];
  for await (const entry of readSource(libraryFiles, { resumeAfter: 0, onProgress: () => undefined })) {
    if ('problem' in entry || rows.has(entry.record.number)) continue;
    rows.set(entry.record.number, documents.length);
    documents.push(entry.record);
  }
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
  const raw = createReadStream(path);
  const input = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  for await (const line of createInterface({ input }))
    if (line.trim() !== '') yield qrelSchema.parse(JSON.parse(line));
}

function judge(from: {
  row: number;
  qrel: z.infer<typeof qrelSchema>;
  documents: LibraryDocument[];
  rows: ReadonlyMap<string, number>;
  twins: (row: number) => number[];
}): JudgedQuery | null {
  const { row, documents } = from;
  const document = documents[row] as LibraryDocument;
  const before = dateKey(document.date);
  const exclude = new Set([row, ...from.twins(row)]);
  const earlier = (other: number) => before === 0 || dateKey(documents[other]?.date) < before;
  const known = from.qrel.relevant
    .map((number) => from.rows.get(number))
    .filter((other) => other !== undefined);
  const relevant = new Set(known.filter((other) => !exclude.has(other) && earlier(other)));
  if (relevant.size === 0) return null;
  const { number, title, abstract } = document;
  return { number, title, abstract, before, exclude, relevant, heldOut: (hash32(number) & 1) === 1 };
}

/** Duplicates of a record: the same abstract, or the same title and a common inventor. */
function findTwins(documents: readonly LibraryDocument[]): (row: number) => number[] {
  const keysOf = (document: LibraryDocument) => {
    const abstract = hash32((document.abstract ?? '').toLowerCase().replace(/\W+/g, ' ').trim());
    const title = titleKey(document.title);
    return [
      ...(abstract === 0 ? [] : [`a${abstract}`]),
      ...(title === 0 ? [] : document.inventors.map((name) => `t${title} ${inventorKey(name)}`)),
    ];
  };
  const groups = new Map<string, number[]>();
  documents.forEach((document, row) => {
    for (const key of keysOf(document)) groups.set(key, [...(groups.get(key) ?? []), row]);
  });
  return (row) => keysOf(documents[row] as LibraryDocument).flatMap((key) => groups.get(key) ?? []);
}
