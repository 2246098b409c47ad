import type { Corpus } from './corpus-builder.ts';
import type { CorpusIndex } from './corpus-index.ts';
import { createDictionary } from './dictionary.ts';

type NumberArray =
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int8Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

const TYPES = {
  u32: Uint32Array,
  u16: Uint16Array,
  i8: Int8Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;
type TypeName = keyof typeof TYPES;

/** One array of an encoded corpus; the parts follow each other, each at a multiple of eight bytes. */
interface Part {
  name: string;
  type: TypeName;
  length: number;
}

interface Header {
  format: number;
  documents: number;
  dimensions: number;
  vocabulary: number;
  indexed: number | null;
  parts: Part[];
}

/** Changes whenever the layout or the meaning of a part does. */
export const CORPUS_FORMAT = 1;

/** Raised when bytes are not an encoded corpus of this format. */
export class CorpusFormatError extends Error {
  override readonly name = 'CorpusFormatError';
}

/** Packs a corpus into one buffer that {@link decodeCorpus} opens without copying. */
export function encodeCorpus(corpus: Corpus): Uint8Array<ArrayBuffer> {
  const arrays = arraysOf(corpus);
  const header: Header = {
    format: CORPUS_FORMAT,
    documents: corpus.statistics.documents,
    dimensions: corpus.space.dimensions,
    vocabulary: corpus.space.vocabulary,
    indexed: corpus.index?.documents ?? null,
    parts: arrays.map(([name, array]) => ({ name, type: typeOf(array), length: array.length })),
  };
  const head = toUnits(JSON.stringify(header));
  const headBytes = align(8 + head.byteLength);
  const total = arrays.reduce((sum, [, array]) => sum + align(array.byteLength), headBytes);
  const bytes = new Uint8Array(total);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(new Uint8Array(head.buffer), 8);
  let at = headBytes;
  for (const [, array] of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += align(array.byteLength);
  }
  return bytes;
}

/** Opens an encoded corpus; its arrays are views of the buffer. Throws {@link CorpusFormatError}. */
export function decodeCorpus(bytes: Uint8Array<ArrayBuffer>): Corpus {
  const { header, get } = openParts(bytes);
  const documents = header.documents;
  return {
    statistics: {
      documents,
      dictionary: createDictionary(fromUnits(get('terms', 'u16')).split('\n').filter(Boolean)),
      df: get('df', 'u32'),
      idf: get('idf', 'f32'),
      meanLength: get('meanLength', 'f64'),
    },
    space: { dimensions: header.dimensions, vocabulary: header.vocabulary, basis: get('basis', 'f32') },
    index: header.indexed === null ? null : decodeIndex(get, header),
  };
}

type Get = <T extends TypeName>(name: string, type: T) => InstanceType<(typeof TYPES)[T]> & NumberArray;

function decodeIndex(get: Get, header: Header): CorpusIndex {
  return {
    documents: header.indexed as number,
    postings: {
      terms: get('posting.terms', 'u32'),
      start: get('posting.start', 'u32'),
      documents: get('posting.documents', 'u32'),
      frequency: get('posting.frequency', 'f32'),
    },
    terms: { start: get('terms.start', 'u32'), values: get('terms.values', 'u32') },
    dates: get('dates', 'u32'),
    classes: { start: get('classes.start', 'u32'), values: get('classes.values', 'u16') },
    classCodes: fromUnits(get('classCodes', 'u16')).split('\n').filter(Boolean),
    titleKeys: get('titleKeys', 'u32'),
    inventorKeys: { start: get('inventors.start', 'u32'), values: get('inventors.values', 'u32') },
    vectors: {
      dimensions: header.dimensions,
      values: get('vectors', 'i8'),
      scale: get('vectorScale', 'f32'),
    },
  };
}

function arraysOf(corpus: Corpus): [string, NumberArray][] {
  const { statistics, space, index } = corpus;
  const arrays: [string, ArrayBufferView][] = [
    ['terms', toUnits(statistics.dictionary.terms.join('\n'))],
    ['df', statistics.df],
    ['idf', statistics.idf],
    ['meanLength', statistics.meanLength],
    ['basis', space.basis],
  ];
  if (index) {
    arrays.push(
      ['posting.terms', index.postings.terms],
      ['posting.start', index.postings.start],
      ['posting.documents', index.postings.documents],
      ['posting.frequency', index.postings.frequency],
      ['terms.start', index.terms.start],
      ['terms.values', index.terms.values],
      ['dates', index.dates],
      ['classes.start', index.classes.start],
      ['classes.values', index.classes.values],
      ['classCodes', toUnits(index.classCodes.join('\n'))],
      ['titleKeys', index.titleKeys],
      ['inventors.start', index.inventorKeys.start],
      ['inventors.values', index.inventorKeys.values],
      ['vectors', index.vectors.values],
      ['vectorScale', index.vectors.scale],
    );
  }
  return arrays as [string, NumberArray][];
}

function openParts(bytes: Uint8Array<ArrayBuffer>): { header: Header; get: Get } {
  if (bytes.byteOffset % 8 !== 0 || bytes.byteLength < 16)
    throw new CorpusFormatError('not an encoded corpus');
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (8 + headLength * 2 > bytes.byteLength) throw new CorpusFormatError('cut short');
  const header = parseHeader(fromUnits(new Uint16Array(bytes.buffer, bytes.byteOffset + 8, headLength)));
  const places = new Map<string, NumberArray>();
  let at = align(8 + headLength * 2);
  for (const part of header.parts) {
    const size = part.length * TYPES[part.type].BYTES_PER_ELEMENT;
    if (at + size > bytes.byteLength) throw new CorpusFormatError('cut short');
    places.set(part.name, new TYPES[part.type](bytes.buffer, bytes.byteOffset + at, part.length));
    at += align(size);
  }
  const get = (name: string, type: TypeName) => {
    const array = places.get(name);
    if (!array || !(array instanceof TYPES[type])) throw new CorpusFormatError(`part ${name} is missing`);
    return array;
  };
  return { header, get: get as Get };
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

function toUnits(text: string): Uint16Array<ArrayBuffer> {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return units;
}

const CHUNK = 8192;

function fromUnits(units: Uint16Array): string {
  const pieces: string[] = [];
  for (let i = 0; i < units.length; i += CHUNK)
    pieces.push(String.fromCharCode(...units.subarray(i, i + CHUNK)));
  return pieces.join('');
}
