import { Transform } from 'node:stream';

/** Raised for a file that unpacks to far more than a file of patents would. */
export class OversizedFileError extends Error {
  override readonly name = 'OversizedFileError';
}

const MEGABYTE = 1024 * 1024;
/** A line of the office's files has a few megabytes at most; a reader holds a whole one. */
const LONGEST_LINE = 64 * MEGABYTE;
/** Text packs to a fifth or a twentieth. */
const HIGHEST_RATIO = 200;
const SMALL = 100 * MEGABYTE;

/**
 * Passes a file's content on, and fails where it can be no file of patents: a line without end, or content that is hundreds of
 * times as large as its packed form. `packed` tells the packed size read so far; null where the file is not packed.
 */
export function refuseBombs(name: string, packed: (() => number) | null): Transform {
  let line = 0;
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      const end = chunk.lastIndexOf(10);
      line = end < 0 ? line + chunk.length : chunk.length - end - 1;
      if (line > LONGEST_LINE)
        done(new OversizedFileError(`${name} has a line of more than ${LONGEST_LINE / MEGABYTE} MB`));
      else if (packed && total > SMALL && total > HIGHEST_RATIO * packed())
        done(new OversizedFileError(`${name} unpacks to more than ${HIGHEST_RATIO} times its size`));
      else done(null, chunk);
    },
  });
}
