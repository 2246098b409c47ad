/** The encoding with two bytes a character in which a file begins, or null. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Without a mark of byte order every second byte of text in Latin letters is zero.
  const zeros = [0, 0];
  const looked = Math.min(head.length, LOOKED_AT);
  for (let at = 0; at < looked; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const most = looked * 0.3;
  if ((zeros[1] ?? 0) > most) return 'utf-16le';
  return (zeros[0] ?? 0) > most ? 'utf-16be' : null;
}

const LOOKED_AT = 400;

/** Small pieces cost a reader more than large ones. */
const LEAST_CHUNK = 1024 * 1024;

/** A file's bytes in chunks of a megabyte, UTF-16 put into UTF-8. Places then count the bytes of the UTF-8 text. */
export async function* narrowText(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let first = true;
  for await (const chunk of inChunks(stream)) {
    if (first) {
      const wide = wideEncoding(chunk);
      decoder = wide ? new TextDecoder(wide) : null;
      first = false;
    }
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield Buffer.from(rest);
}

async function* inChunks(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      held.push(chunk);
      size += chunk.length;
      if (size < LEAST_CHUNK) continue;
      yield held.length === 1 ? chunk : Buffer.concat(held);
      held = [];
      size = 0;
    }
  } catch (error) {
    // What came before the failure is whole.
    if (size > 0) yield Buffer.concat(held);
    throw error;
  }
  if (size > 0) yield Buffer.concat(held);
}
