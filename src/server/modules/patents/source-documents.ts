import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { mergeRecords } from './merge-records.ts';
import { SHIPPED_ORIGIN } from './patent-table.ts';
import { readJsonLines } from './readers/read-jsonl.ts';
import { readSourceFile } from './readers/read-source-file.ts';

/** A document on its way into the library, and where it came from. */
export interface SourcedDocument {
  document: LibraryDocument;
  origin: string;
}

/** What became of the entries of the ingested files. */
export interface IngestCounts {
  /** New publications. */
  added: number;
  /** Publications that the starter library also has: both records became one. */
  merged: number;
  /** Publications that the library already had. */
  repeated: number;
  /** Entries that could not be read. */
  skipped: number;
}

export const noCounts = (): IngestCounts => ({ added: 0, merged: 0, repeated: 0, skipped: 0 });

export type OnProblem = (problem: { file: string; problem: string }) => void;

/** The starter library by publication number. A bad line there is a defect of the product and throws. */
export async function readStarter(path: string): Promise<Map<string, LibraryDocument>> {
  const starter = new Map<string, LibraryDocument>();
  for await (const entry of readJsonLines(createReadStream(path))) {
    if ('problem' in entry) throw new Error(`The shipped library is damaged: ${entry.problem}`);
    starter.set(entry.document.number, entry.document);
  }
  return starter;
}

/**
 * Everything that belongs in the next build, each publication once: what was ingested before, the new files' documents, and
 * the starter library merged with either.
 */
export async function* gatherDocuments(from: {
  starter: Map<string, LibraryDocument>;
  ingested: AsyncIterable<SourcedDocument>;
  files: readonly string[];
  onProblem: OnProblem;
  counts: IngestCounts;
}): AsyncGenerator<SourcedDocument> {
  const { starter, counts } = from;
  const origins = new Map<string, string>();
  const seen = new Set<string>();
  const admit = ({ document, origin }: SourcedDocument): 'added' | 'merged' | 'repeated' => {
    const own = starter.get(document.number);
    if (!own) {
      if (seen.has(document.number)) return 'repeated';
      seen.add(document.number);
      return 'added';
    }
    if (origins.has(document.number)) return 'repeated';
    origins.set(document.number, origin);
    starter.set(document.number, mergeRecords(own, document));
    return 'merged';
  };
  for await (const sourced of from.ingested) if (admit(sourced) === 'added') yield sourced;
  for (const file of from.files) {
    for await (const entry of readSourceFile(file)) {
      if ('problem' in entry) {
        counts.skipped++;
        from.onProblem({ file, problem: entry.problem });
        continue;
      }
      const sourced = { document: entry.document, origin: basename(file) };
      const fate = admit(sourced);
      counts[fate]++;
      if (fate === 'added') yield sourced;
    }
  }
  for (const [number, document] of starter) yield { document, origin: origins.get(number) ?? SHIPPED_ORIGIN };
}
