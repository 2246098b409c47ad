import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import type { Entry } from '../library/readers/entry.ts';
import { readJsonLines } from '../library/readers/json/read-jsonl.ts';
import { readSource } from '../library/readers/read-source.ts';
import { mergeRecords } from './merge-records.ts';
import { SHIPPED_ORIGIN } from './patent-table.ts';

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

/** Told of every entry that could not be read, or was read with a reservation. */
export type OnProblem = (problem: Exclude<Entry, { record: unknown }>) => void;

/** The starter library by publication number. A bad line there is a defect of the product and throws. */
export async function readStarter(path: string): Promise<Map<string, LibraryDocument>> {
  const starter = new Map<string, LibraryDocument>();
  for await (const entry of readJsonLines(createReadStream(path))) {
    if ('problem' in entry)
      throw new Error(`The shipped library is damaged: line ${entry.row} ${entry.problem}`);
    starter.set(entry.record.number, entry.record);
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
  for await (const sourced of readFiles(from)) {
    const fate = admit(sourced);
    counts[fate]++;
    if (fate === 'added') yield sourced;
  }
  for (const [number, document] of starter) yield { document, origin: origins.get(number) ?? SHIPPED_ORIGIN };
}

/** The records of files; problems are counted and told. */
export async function* readFiles({
  files,
  onProblem,
  counts,
}: {
  files: readonly string[];
  onProblem: OnProblem;
  counts: IngestCounts;
}): AsyncGenerator<SourcedDocument> {
  for await (const entry of readSource(files, { resumeAfter: 0, onProgress: () => undefined })) {
    if ('record' in entry) yield { document: entry.record, origin: basename(entry.at.file) };
    else {
      if (entry.skipped) counts.skipped++;
      onProblem(entry);
    }
  }
}
