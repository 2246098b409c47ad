/** A line of a file: its bytes as Latin-1, without its end. */
export interface Line {
  raw: string;
  offset: number;
  /** From 1. */
  row: number;
}

/** The lines of a file, in batches as they arrive; CRLF ends a line as LF does, and a mark of byte order is left out. */
export async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let held = '';
  let offset = 0;
  let row = 0;
  for await (const chunk of stream) {
    const text = held + chunk.toString('latin1');
    const lines: Line[] = [];
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
      lines.push({ raw: lineOf(text.slice(at, end), row), offset: offset + at, row: ++row });
      at = end + 1;
    }
    held = text.slice(at);
    offset += at;
    yield lines;
  }
  if (held !== '') yield [{ raw: lineOf(held, row), offset, row: row + 1 }];
}

const BYTE_ORDER_MARK = '\xef\xbb\xbf';

function lineOf(text: string, row: number): string {
  const start = row === 0 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  return text.slice(start, text.endsWith('\r') ? -1 : undefined);
}

/** Lines one at a time, with a look at those that follow. */
export class LineCursor {
  readonly #batches: AsyncIterator<Line[]>;
  #ahead: Line[] = [];
  #next = 0;

  constructor(batches: AsyncIterable<Line[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** The line so many places ahead, 0 for the next; null behind the last. */
  async peek(places: number): Promise<Line | null> {
    while (this.#next + places >= this.#ahead.length) {
      const { value, done } = await this.#batches.next();
      if (done) return null;
      this.#ahead = [...this.#ahead.slice(this.#next), ...value];
      this.#next = 0;
    }
    return this.#ahead[this.#next + places] as Line;
  }

  /** Lines that can be had without waiting. */
  get ready(): number {
    return this.#ahead.length - this.#next;
  }

  take(count: number): void {
    this.#next += count;
  }

  /** The next line where it can be had without waiting. */
  get first(): Line | undefined {
    return this.#ahead[this.#next];
  }

  /** Ends reading before the file does. */
  async close(): Promise<void> {
    await this.#batches.return?.();
  }
}
