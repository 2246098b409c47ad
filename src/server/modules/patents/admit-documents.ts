import type * as lancedb from '@lancedb/lancedb';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { mergeRecords } from './merge-records.ts';
import { findNumbers, SHIPPED_ORIGIN } from './patent-table.ts';
import type { IngestCounts, OnProblem, SourcedDocument } from './source-documents.ts';
import { readFiles } from './source-documents.ts';

/** A document that a library does not have yet, or has only as the starter's own. */
export interface AdmittedDocument extends SourcedDocument {
  /** Row of the starter's record that this one takes the place of. */
  replaces: number | null;
}

interface Admission {
  files: readonly string[];
  /** The library's patents. */
  table: lancedb.Table;
  starter: ReadonlyMap<string, LibraryDocument>;
  onProblem: OnProblem;
  counts: IngestCounts;
}

/** Numbers looked up at once. */
const LOOKED_UP = 500;

/** Reads files and leaves out what the library has already; a publication of the starter library is joined with it. */
export async function* admitDocuments(admission: Admission): AsyncGenerator<AdmittedDocument> {
  const seen = new Set<string>();
  let waiting: SourcedDocument[] = [];
  for await (const sourced of readFiles(admission)) {
    waiting.push(sourced);
    if (waiting.length < LOOKED_UP) continue;
    yield* admit(admission, waiting, seen);
    waiting = [];
  }
  yield* admit(admission, waiting, seen);
}

async function* admit(
  { table, starter, counts }: Admission,
  sourced: readonly SourcedDocument[],
  seen: Set<string>,
): AsyncGenerator<AdmittedDocument> {
  const known = await findNumbers(
    table,
    sourced.map(({ document }) => document.number),
  );
  for (const { document, origin } of sourced) {
    const there = known.get(document.number);
    const own = there?.origin === SHIPPED_ORIGIN ? starter.get(document.number) : undefined;
    if (seen.has(document.number) || (there && !own)) {
      counts.repeated++;
      continue;
    }
    seen.add(document.number);
    if (own) counts.merged++;
    else counts.added++;
    yield {
      document: own ? mergeRecords(own, document) : document,
      origin,
      replaces: own ? (there?.row ?? null) : null,
    };
  }
}
