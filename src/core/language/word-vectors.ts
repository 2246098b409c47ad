/**
 * What English words mean at large: one vector each, trained on text outside any patent library, so that words which no library holds
 * together ("quiet", "muffler") still count as near.
 */
export interface WordVectors {
  readonly dimensions: number;
  /** Row of a word in lower case; -1 for an unknown one. */
  row(word: string): number;
  /** Cosine of two known words, by row. */
  cosine(a: number, b: number): number;
  /** Unit vector of words by row, weighted; zeros without a known one. */
  mean(words: readonly WeightedRow[]): Float32Array;
}

export type WeightedRow = readonly [row: number, weight: number];

/** Vectors as they ship: `dimensions` and `words.length` rows of signed bytes, each row scaled by its largest. */
export interface PackedWords {
  dimensions: number;
  words: readonly string[];
  values: Int8Array;
}

const HEADER_BYTES = 12;

/** Characters made at once: more would not fit on the stack. */
const CHUNK = 8192;

/**
 * Three 32-bit numbers (dimensions, words, bytes of text), the words each ended by a line feed, then the rows; little-endian. The words
 * must be plain ASCII.
 */
export function encodeWordVectors({ dimensions, words, values }: PackedWords): Uint8Array {
  const text = words.map((word) => `${word}\n`).join('');
  const bytes = new Uint8Array(HEADER_BYTES + text.length + values.length);
  const header = new DataView(bytes.buffer);
  [dimensions, words.length, text.length].forEach((n, i) => {
    header.setUint32(4 * i, n, true);
  });
  for (let i = 0; i < text.length; i++) bytes[HEADER_BYTES + i] = text.charCodeAt(i);
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length), HEADER_BYTES + text.length);
  return bytes;
}

/** Reads what {@link encodeWordVectors} wrote. Throws a RangeError when the lengths do not agree. */
export function decodeWordVectors(bytes: Uint8Array): WordVectors {
  if (bytes.length < HEADER_BYTES) throw damaged();
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const dimensions = header.getUint32(0, true);
  const count = header.getUint32(4, true);
  const from = HEADER_BYTES + header.getUint32(8, true);
  if (bytes.length !== from + dimensions * count) throw damaged();
  let text = '';
  for (let at = HEADER_BYTES; at < from; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(from, at + CHUNK)));
  const words = text.split('\n').slice(0, -1);
  if (words.length !== count) throw damaged();
  return createWordVectors({
    dimensions,
    words,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + from, dimensions * count),
  });
}

const damaged = () => new RangeError('Word vectors are cut off or damaged.');

/** Vectors ready to be asked. */
export function createWordVectors({ dimensions, words, values }: PackedWords): WordVectors {
  const rows = new Map(words.map((word, row) => [word, row]));
  const scale = Float32Array.from(words, (_, row) => {
    let sum = 0;
    for (let k = row * dimensions; k < (row + 1) * dimensions; k++) sum += (values[k] as number) ** 2;
    return sum > 0 ? 1 / Math.sqrt(sum) : 0;
  });
  return {
    dimensions,
    row: (word) => rows.get(word) ?? -1,
    cosine(a, b) {
      let sum = 0;
      for (let k = 0; k < dimensions; k++)
        sum += (values[a * dimensions + k] as number) * (values[b * dimensions + k] as number);
      return sum * (scale[a] as number) * (scale[b] as number);
    },
    mean(list) {
      const sum = new Float32Array(dimensions);
      for (let i = 0; i < list.length; i++) {
        const [row, weight] = list[i] as WeightedRow;
        const factor = weight * (scale[row] as number);
        const from = row * dimensions;
        for (let k = 0; k < dimensions; k++)
          sum[k] = (sum[k] as number) + factor * (values[from + k] as number);
      }
      let squares = 0;
      for (let k = 0; k < dimensions; k++) squares += (sum[k] as number) ** 2;
      const factor = squares > 0 ? 1 / Math.sqrt(squares) : 0;
      for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] as number) * factor;
      return sum;
    },
  };
}

/** No word is known. */
export const NO_WORDS: WordVectors = createWordVectors({ dimensions: 0, words: [], values: new Int8Array() });
