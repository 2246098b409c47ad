import type { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { Entry } from './entry.ts';
import { RecordError, recordFromFields } from './record-from-fields.ts';

const LONGEST_ROW = 2_000_000;

/** Reads comma- or tab-separated rows under a header line; a bad row yields a problem that names its line. */
export async function* readCsv(stream: Readable, delimiter: ',' | '\t'): AsyncGenerator<Entry> {
  const skipped: Entry[] = [];
  const parser = parse({
    bom: true,
    columns: (header: string[]) =>
      header.map((name) =>
        name
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
      ),
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      skipped.push({ problem: `line ${error?.lines ?? '?'} is not a readable row` });
    },
  });
  stream.on('error', (error) => parser.destroy(error));
  stream.pipe(parser);
  for await (const row of parser) {
    yield* skipped.splice(0);
    const { record, info } = row as { record: Record<string, string>; info: { lines: number } };
    yield readRow(record, info.lines);
  }
  yield* skipped;
}

function readRow(record: Record<string, string>, line: number): Entry {
  try {
    return { document: recordFromFields(record) };
  } catch (error) {
    if (error instanceof RecordError) return { problem: `line ${line} ${error.message}` };
    throw error;
  }
}
