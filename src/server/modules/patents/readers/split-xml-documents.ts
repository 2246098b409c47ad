import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** One XML document of a bulk file. */
export interface XmlText {
  /** Line at which it begins, from 1. */
  line: number;
  text: string;
}

/** Longer documents are not patents; the cut one then fails to parse and is named. */
const LONGEST_DOCUMENT = 60_000_000;

/** The office's bulk files are many XML documents, one after the other: each begins with its own declaration. */
export async function* splitXmlDocuments(stream: Readable): AsyncGenerator<XmlText> {
  let lines: string[] = [];
  let size = 0;
  let begin = 1;
  let line = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    const [before = '', ...documents] = text.split(/(?=<\?xml\s)/);
    const pieces = text.startsWith('<?xml') ? [before, ...documents] : documents;
    if (!text.startsWith('<?xml') && size < LONGEST_DOCUMENT) {
      lines.push(before);
      size += before.length + 1;
    }
    for (const piece of pieces) {
      if (lines.some((held) => held.trim() !== '')) yield { line: begin, text: lines.join('\n') };
      lines = [piece];
      size = piece.length;
      begin = line;
    }
  }
  if (lines.some((held) => held.trim() !== '')) yield { line: begin, text: lines.join('\n') };
}
