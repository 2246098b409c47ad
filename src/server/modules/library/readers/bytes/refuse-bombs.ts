/** Raised for a file that unpacks to far more than a file of patents would. */
export class OversizedFileError extends Error {
  override readonly name = 'OversizedFileError';
}

const MEGABYTE = 1024 * 1024;
/** Text packs to a fifth or a twentieth. */
const HIGHEST_RATIO = 200;
const SMALL = 100 * MEGABYTE;
/** A line of the office's files has a few megabytes at most; a reader of lines holds a whole one. */
const LONGEST_LINE = 64 * MEGABYTE;
/** Bytes that end a line, a tag or an object: JSON and XML may have no lines at all. */
const ENDS = [10, 62, 125];

/**
 * Passes a file's content on, and fails where it can be no file of patents: content that is hundreds of times as large as its
 * packed form, or a line without end. `packed` tells the packed size read so far; null where the file is not packed.
 */
export async function* refuseBombs(
  chunks: AsyncIterable<Buffer>,
  name: string,
  packed: (() => number) | null,
): AsyncGenerator<Buffer> {
  let line = 0;
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    const end = Math.max(...ENDS.map((byte) => chunk.lastIndexOf(byte)));
    line = end < 0 ? line + chunk.length : chunk.length - end - 1;
    if (line > LONGEST_LINE)
      throw new OversizedFileError(`${name} has a line of more than ${LONGEST_LINE / MEGABYTE} MB`);
    if (packed && total > SMALL && total > HIGHEST_RATIO * packed())
      throw new OversizedFileError(`${name} unpacks to more than ${HIGHEST_RATIO} times its size`);
    yield chunk;
  }
}
