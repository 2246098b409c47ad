import { join } from 'node:path';
import type { ConceptDocument } from '../core/gaps/foresight/concept-graph.ts';
import type { LibraryDocument } from '../core/retrieval/document.ts';
import { contentTerms } from '../core/text/tokenize.ts';
import { readSourceFile } from '../server/modules/patents/readers/read-source-file.ts';
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
  for (const file of files) {
    for await (const entry of readSourceFile(userPath(paths, file))) {
      if ('problem' in entry) io.err(`${file}: ${entry.problem}`);
      else if (!records.has(entry.document.number)) records.set(entry.document.number, entry.document);
    }
  }
  return [...records.values()];
}

/** Stems of each dated record: of its title alone, or of title, phrases and abstract. */
export function conceptDocuments(
  records: readonly LibraryDocument[],
  text: 'title' | 'all',
): (ConceptDocument & { record: LibraryDocument })[] {
  return records
    .filter((r) => r.date !== null && r.title !== null)
    .map((record) => {
      const words =
        text === 'title'
          ? (record.title ?? '')
          : [record.title, record.use, record.novelty, record.abstract].filter(Boolean).join('. ');
      return {
        record,
        year: Number((record.date as string).slice(0, 4)),
        stems: [...new Set(contentTerms(words).map((t) => t.stem))],
      };
    });
}

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
