import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Entry } from './entry.ts';
import { RecordError, recordFromFields } from './record-from-fields.ts';

/** Reads JSON lines; a bad line yields a problem that names its number. Blank lines are passed over. */
export async function* readJsonLines(stream: Readable): AsyncGenerator<Entry> {
  let line = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    const body = line === 1 ? text.replace(/^\ufeff/, '') : text;
    if (body.trim() !== '') yield readLine(body, line);
  }
}

function readLine(text: string, line: number): Entry {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      return { problem: `line ${line} is not a JSON object` };
    }
    return { document: recordFromFields(fields as Record<string, unknown>) };
  } catch (error) {
    if (error instanceof RecordError) return { problem: `line ${line} ${error.message}` };
    if (error instanceof SyntaxError) return { problem: `line ${line} is not valid JSON` };
    throw error;
  }
}
