import { LineDecoder } from '../bytes/line-decoder.ts';
import { readLines } from '../bytes/read-lines.ts';
import type { Reading } from '../entry.ts';
import { RecordError, recordFromFields } from '../record-from-fields.ts';
import { fieldsOfJson } from './json-shapes.ts';

type Place = { offset: number; row: number | null };

/** Reads JSON lines; a bad line yields a problem that names its number. Blank lines are passed over. */
export async function* readJsonLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Reading> {
  const decoder = new LineDecoder();
  for await (const lines of readLines(stream))
    for (const { raw, offset, row } of lines)
      if (raw.trim() !== '') yield* readJsonText(raw, { decoder, offset, row });
}

/** Reads one JSON text, given as its bytes. */
export function* readJsonText(
  raw: string,
  { decoder, ...place }: Place & { decoder: LineDecoder },
): Generator<Reading> {
  const decoded = decoder.decode(raw);
  if ('problem' in decoded)
    return yield { problem: decoded.problem, skipped: true, ...place, offset: place.offset + decoded.at };
  if (decoded.note) yield { problem: decoded.note, skipped: false, ...place };
  const values = parsed(decoded.text);
  if (values.length === 0) return yield { problem: 'is not valid JSON', skipped: true, ...place };
  if (values.length > 1) yield { problem: 'holds several objects on one line', skipped: false, ...place };
  for (const value of values) yield readValue(value, place);
}

/** The value of a text, or the two of a line whose end was lost; none for what is no JSON. */
function parsed(text: string): unknown[] {
  const whole = tryParse(text);
  if (whole !== undefined) return [whole];
  for (const { index } of text.matchAll(/\}[^\n{}]?(?=\{")/g)) {
    const first = tryParse(text.slice(0, index + 1));
    const second = first === undefined ? undefined : tryParse(text.slice(text.indexOf('{', index)));
    if (second !== undefined) return [first, second];
  }
  return [];
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readValue(value: unknown, place: Place): Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'is not a JSON object', skipped: true, ...place };
  try {
    return { record: recordFromFields(fieldsOfJson(value as Record<string, unknown>)), ...place };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { problem: error.message, skipped: true, ...place };
  }
}
