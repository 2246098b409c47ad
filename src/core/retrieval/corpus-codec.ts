import type { CorpusBase } from './corpus.ts';
import { packTerms, unpackTerms } from './dictionary.ts';
import type { IndexBlock } from './index-block.ts';
import { packArrays, unpackArrays } from './packed-arrays.ts';

export function encodeBase({ terms, space }: CorpusBase): Uint8Array<ArrayBuffer> {
  const { dimensions, vocabulary, ...arrays } = space;
  return packArrays({ numbers: { dimensions, vocabulary }, arrays: { terms, ...arrays } });
}

export function decodeBase(bytes: Uint8Array): CorpusBase {
  const { numbers, get } = unpackArrays(bytes);
  return {
    terms: get('terms', 'u16'),
    space: {
      dimensions: numbers.dimensions as number,
      vocabulary: numbers.vocabulary as number,
      basis: get('basis', 'f32'),
      idf: get('idf', 'f32'),
      mean: get('mean', 'f32'),
      spread: get('spread', 'f32'),
    },
  };
}

export function encodeBlock(block: IndexBlock): Uint8Array<ArrayBuffer> {
  const { postings, terms, classes, inventorKeys, vectors } = block;
  return packArrays({
    numbers: { documents: block.documents, dimensions: vectors.dimensions },
    arrays: {
      emptied: block.emptied,
      newTerms: packTerms(block.newTerms),
      'posting.terms': postings.terms,
      'posting.start': postings.start,
      'posting.documents': postings.documents,
      'posting.patterns': postings.patterns,
      'posting.table': postings.table,
      'rare.at': postings.rare.at,
      'rare.counts': postings.rare.counts,
      'terms.start': terms.start,
      'terms.bytes': terms.bytes,
      lengths: block.lengths,
      dates: block.dates,
      'classes.start': classes.start,
      'classes.values': classes.values,
      titleKeys: block.titleKeys,
      'inventors.start': inventorKeys.start,
      'inventors.values': inventorKeys.values,
      vectors: vectors.values,
      vectorScale: vectors.scale,
      sketches: vectors.sketches,
    },
  });
}

/** Opens an encoded block; its arrays are views of the bytes. */
export function decodeBlock(bytes: Uint8Array): IndexBlock {
  const { numbers, get } = unpackArrays(bytes);
  return {
    documents: numbers.documents as number,
    emptied: get('emptied', 'u32'),
    newTerms: unpackTerms(get('newTerms', 'u16')),
    postings: {
      terms: get('posting.terms', 'u32'),
      start: get('posting.start', 'u32'),
      documents: get('posting.documents', 'u16'),
      patterns: get('posting.patterns', 'u8'),
      table: get('posting.table', 'u32'),
      rare: { at: get('rare.at', 'u32'), counts: get('rare.counts', 'u32') },
    },
    terms: { start: get('terms.start', 'u32'), bytes: get('terms.bytes', 'u8') },
    lengths: get('lengths', 'u16'),
    dates: get('dates', 'u32'),
    classes: { start: get('classes.start', 'u32'), values: get('classes.values', 'u16') },
    titleKeys: get('titleKeys', 'u32'),
    inventorKeys: { start: get('inventors.start', 'u32'), values: get('inventors.values', 'u32') },
    vectors: {
      dimensions: numbers.dimensions as number,
      values: get('vectors', 'i8'),
      scale: get('vectorScale', 'f32'),
      sketches: get('sketches', 'u8'),
    },
  };
}
