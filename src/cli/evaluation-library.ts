import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConceptDocument } from '../core/gaps/foresight/concept-graph.ts';
import { type ConceptKind, conceptDocuments } from '../core/gaps/foresight/concepts.ts';
import type { LibraryDocument } from '../core/retrieval/document.ts';
import { contentTerms } from '../core/text/tokenize.ts';
import { placeText } from '../server/modules/library/readers/entry.ts';
import { readSource } from '../server/modules/library/readers/read-source.ts';
import { readStarter } from '../server/modules/patents/source-documents.ts';
import { type Io, type Paths, userPath } from './io.ts';

/** Records of the named files, or of the starter library; of one number the first counts. */
export async function readLibrary(
  files: readonly string[],
  io: Io,
  paths: Paths,
): Promise<LibraryDocument[]> {
  if (files.length === 0)
    return [...(await readStarter(join(paths.shippedDataDir, 'patents.jsonl'))).values()];
  const records = new Map<string, LibraryDocument>();
  const named = files.map((file) => userPath(paths, file));
  for await (const entry of readSource(named, { resumeAfter: 0, onProgress: () => undefined })) {
    if ('problem' in entry) io.err(`${placeText(entry.at)}: ${entry.problem}`);
    else if (!records.has(entry.record.number)) records.set(entry.record.number, entry.record);
  }
  return [...records.values()];
}

/** Documents of the time split, oldest first, with the stems of their titles. */
export function splitDocuments(
  records: readonly LibraryDocument[],
  kind: ConceptKind,
): (ConceptDocument & { titleStems: readonly string[] })[] {
  const texts = records.flatMap(({ date, title, abstract }) =>
    date === null || title === null
      ? []
      : [{ year: Number(date.slice(0, 4)), title, abstract: abstract ?? '' }],
  );
  return conceptDocuments(texts, kind).map((document) => ({
    ...document,
    titleStems: stemsOf(document.text.title),
  }));
}

/** Stems of the whole text of each titled record. */
export function wordDocuments(records: readonly LibraryDocument[]): { year: number; concepts: string[] }[] {
  return records
    .filter((r) => r.date !== null && r.title !== null)
    .map((r) => ({
      year: Number((r.date as string).slice(0, 4)),
      concepts: stemsOf([r.title, r.use, r.novelty, r.abstract].filter(Boolean).join('. ')),
    }));
}

const stemsOf = (text: string) => [...new Set(contentTerms(text).map((t) => t.stem))];

/** Records of a file with one in JSON per line. */
export async function readLines<T>(path: string): Promise<T[]> {
  const text = await readFile(path, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Lines of a table with columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map((r) => (r[c] ?? '').length)));
  return rows
    .map((r) =>
      r
        .map((cell, c) => (c === 0 ? cell.padEnd(widths[c] ?? 0) : cell.padStart(widths[c] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
