const TYPES = {
  u32: Uint32Array,
  u16: Uint16Array,
  u8: Uint8Array,
  i8: Int8Array,
  f32: Float32Array,
} as const;
type TypeName = keyof typeof TYPES;
type NumberArray = Uint32Array | Uint16Array | Uint8Array | Int8Array | Float32Array;

/** Named typed arrays and numbers that are stored as one. */
export interface Packed {
  numbers: Readonly<Record<string, number>>;
  arrays: Readonly<Record<string, NumberArray>>;
}

interface Header {
  format: number;
  numbers: Record<string, number>;
  parts: { name: string; type: TypeName; length: number }[];
}

/** Changes whenever the layout or the meaning of a part does. */
export const CORPUS_FORMAT = 2;

/** Raised when bytes are not packed arrays of this format. */
export class CorpusFormatError extends Error {
  override readonly name = 'CorpusFormatError';
}

/** Packs arrays into one buffer that {@link unpackArrays} opens without copying; each begins at a multiple of eight bytes. */
export function packArrays({ numbers, arrays }: Packed): Uint8Array<ArrayBuffer> {
  const named = Object.entries(arrays);
  const header: Header = {
    format: CORPUS_FORMAT,
    numbers: { ...numbers },
    parts: named.map(([name, array]) => ({ name, type: typeOf(array), length: array.length })),
  };
  // Names are ASCII, so a character is a byte.
  const head = Uint8Array.from(JSON.stringify(header), (character) => character.charCodeAt(0));
  const headBytes = align(8 + head.length);
  const bytes = new Uint8Array(named.reduce((sum, [, array]) => sum + align(array.byteLength), headBytes));
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 8);
  let at = headBytes;
  for (const [, array] of named) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += align(array.byteLength);
  }
  return bytes;
}

export type GetArray = <T extends TypeName>(name: string, type: T) => InstanceType<(typeof TYPES)[T]>;

/** Opens packed arrays as views of the buffer, which may be shared between threads. Throws {@link CorpusFormatError}. */
export function unpackArrays(bytes: Uint8Array): { numbers: Record<string, number>; get: GetArray } {
  if (bytes.byteOffset % 8 !== 0 || bytes.byteLength < 16)
    throw new CorpusFormatError('not an encoded corpus');
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (8 + headLength > bytes.byteLength) throw new CorpusFormatError('cut short');
  const header = parseHeader(String.fromCharCode(...bytes.subarray(8, 8 + headLength)));
  const places = new Map<string, NumberArray>();
  let at = align(8 + headLength);
  for (const part of header.parts) {
    const size = part.length * TYPES[part.type].BYTES_PER_ELEMENT;
    if (at + size > bytes.byteLength) throw new CorpusFormatError('cut short');
    places.set(
      part.name,
      new TYPES[part.type](bytes.buffer as ArrayBuffer, bytes.byteOffset + at, part.length),
    );
    at += align(size);
  }
  const get = (name: string, type: TypeName) => {
    const array = places.get(name);
    if (!array || !(array instanceof TYPES[type])) throw new CorpusFormatError(`part ${name} is missing`);
    return array;
  };
  return { numbers: header.numbers, get: get as GetArray };
}

function parseHeader(text: string): Header {
  let header: Header;
  try {
    header = JSON.parse(text) as Header;
  } catch {
    throw new CorpusFormatError('not an encoded corpus');
  }
  if (header.format !== CORPUS_FORMAT)
    throw new CorpusFormatError(`format ${header.format}, not ${CORPUS_FORMAT}`);
  return header;
}

const align = (size: number) => Math.ceil(size / 8) * 8;

function typeOf(array: NumberArray): TypeName {
  for (const name of Object.keys(TYPES) as TypeName[]) if (array instanceof TYPES[name]) return name;
  throw new CorpusFormatError('unknown array type');
}
