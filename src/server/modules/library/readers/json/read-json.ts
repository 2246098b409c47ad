import { LineDecoder } from '../bytes/line-decoder.ts';
import type { Reading } from '../entry.ts';
import { readJsonText } from './read-jsonl.ts';
import { JsonSplitter } from './split-json.ts';

/** Reads a JSON file of patents: a list, an answer with a list in it, or objects one after the other. */
export async function* readJson(stream: AsyncIterable<Buffer>): AsyncGenerator<Reading> {
  const splitter = new JsonSplitter();
  const decoder = new LineDecoder();
  let found = false;
  for await (const chunk of stream)
    for (const { offset, text } of splitter.add(chunk.toString('latin1'))) {
      found = true;
      yield* readJsonText(text, { decoder, offset, row: null });
    }
  for (const { offset, text } of splitter.finish()) {
    found = true;
    if (text.trim() === '') yield { problem: 'ends before its list does', skipped: true, offset, row: null };
    else yield* readJsonText(text, { decoder, offset, row: null });
  }
  if (!found) yield { problem: 'holds no JSON object', skipped: true, offset: 0, row: null };
}
