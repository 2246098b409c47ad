/** Tells by its first bytes what a stream without a name holds, and gives the whole of it back. */
export async function sniffFormat(
  bytes: AsyncIterable<Buffer>,
): Promise<{ format: '.xml' | '.json' | '.jsonl' | '.csv'; content: AsyncIterable<Buffer> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const { value, done } = await iterator.next();
  const first: Buffer = done ? Buffer.alloc(0) : value;
  const head = first
    .subarray(0, 100_000)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  return { format: formatOf(head), content: rejoin(first, iterator) };
}

function formatOf(head: string): '.xml' | '.json' | '.jsonl' | '.csv' {
  if (head.startsWith('<')) return '.xml';
  if (head.startsWith('[')) return '.json';
  if (!head.startsWith('{')) return '.csv';
  const [line = ''] = head.split('\n', 1);
  try {
    JSON.parse(line);
    return '.jsonl';
  } catch {
    return '.json';
  }
}

async function* rejoin(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
