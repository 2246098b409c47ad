import type { Reading } from './entry.ts';
import { LineDecoder } from './line-decoder.ts';
import { readJsonText } from './read-jsonl.ts';
import { type JsonPiece, JsonSplitter } from './split-json.ts';

/** An object may begin with a key that its own parts begin with too: so many beginnings are tried together. */
const TRIED_TOGETHER = 20;

/** Reads a JSON file of patents: a list, an answer with a list in it, or objects one after the other. */
export async function* readJson(stream: AsyncIterable<Buffer>): AsyncGenerator<Reading> {
  const splitter = new JsonSplitter();
  const decoder = new LineDecoder();
  let found = false;
  for await (const chunk of stream)
    for (const piece of splitter.add(chunk.toString('latin1'))) {
      found = true;
      yield* readPiece(piece, decoder);
    }
  const { last, unfinished } = splitter.finish();
  if (last) yield* readPiece(last, decoder);
  else if (unfinished) yield lost(splitter.end, 'ends before its list does');
  else if (!found) yield lost(0, 'holds no JSON object');
}

const lost = (offset: number, problem: string): Reading => ({ problem, skipped: true, offset, row: null });

/** Reads an object. A damaged one may have taken those behind it along: they are found by how they begin. */
function* readPiece({ offset, text, signature }: JsonPiece, decoder: LineDecoder): Generator<Reading> {
  if (signature === '' || isJson(text) || text.indexOf(signature, 1) < 0) {
    yield* readJsonText(text, { decoder, offset, row: null });
    return;
  }
  const starts = startsOf(text, signature);
  for (let i = 0; i < starts.length - 1; ) {
    const start = starts[i] as number;
    const ends = starts.slice(i + 1, i + 1 + TRIED_TOGETHER);
    const whole = ends.findIndex((end) => isJson(trimmed(text.slice(start, end))));
    const end = ends[Math.max(0, whole)] as number;
    yield* readJsonText(trimmed(text.slice(start, end)), { decoder, offset: offset + start, row: null });
    i += Math.max(0, whole) + 1;
  }
}

function startsOf(text: string, signature: string): number[] {
  const starts = [0];
  for (let at = text.indexOf(signature, 1); at >= 0; at = text.indexOf(signature, at + 1)) starts.push(at);
  return [...starts, text.length];
}

/** Without what stands between two objects of a list, or behind the last. */
const trimmed = (text: string): string => text.replace(/[\s,\]]+$/, '').replace(/(\})\s*\]\s*\}\s*$/, '$1');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
