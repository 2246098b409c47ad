import type { Readable } from 'node:stream';

const MOST_WAITING = 8;

/**
 * The chunks of a stream, all of them, also those that came just before it failed; the failure follows them. (Iterating a
 * stream drops what is waiting when it fails: the last documents before the damage of a packed file.)
 */
export async function* drainStream(stream: Readable): AsyncGenerator<Buffer> {
  const waiting: Buffer[] = [];
  let ended = false;
  let failure: Error | null = null;
  let wake: () => void = () => undefined;
  stream.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    if (waiting.length >= MOST_WAITING) stream.pause();
    wake();
  });
  const end = (error?: Error | null) => {
    failure ??= error ?? null;
    ended = true;
    wake();
  };
  stream.once('end', () => end());
  stream.once('error', end);
  stream.once('close', () => end());
  try {
    while (true) {
      const chunk = waiting.shift();
      if (chunk) yield chunk;
      else if (ended) break;
      else {
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        stream.resume();
        await changed;
      }
    }
  } finally {
    stream.destroy();
  }
  if (failure) throw failure;
}
