import type { CorpusIndex } from './corpus-index.ts';
import { placeOf, termsOf } from './corpus-index.ts';
import { hash32 } from './document.ts';
import type { IndexBlock } from './index-block.ts';

/** Share of common terms from which two texts count as one. */
const NEAR_IDENTICAL = 0.9;
/** Texts with fewer distinct terms are too short to be called identical. */
const SHORT_TEXT = 12;
const SKETCHES = 6;

/** A document that stands for a family or for near-identical texts. */
export interface Collapsed {
  document: number;
  duplicates: number[];
}

/**
 * Walks ranked documents and folds each into an earlier one of the same title and inventor, or of near-identical text, until
 * `limit` distinct ones stand. Family data is rare in libraries, so nothing weaker is collapsed.
 */
export function collapseDuplicates(
  index: CorpusIndex,
  ranked: readonly number[],
  limit: number,
): Collapsed[] {
  const kept: Collapsed[] = [];
  const byTitle = new Map<number, Member[]>();
  const bySketch = Array.from({ length: SKETCHES }, () => new Map<number, Member[]>());
  for (const document of ranked) {
    const { block, place } = placeOf(index, document);
    const title = block.titleKeys[place] as number;
    const terms = termsOf(index, document);
    const inventors = inventorsOf(block, place);
    const sketches = sketch(terms);
    const twin =
      (title === 0 ? [] : (byTitle.get(title) ?? [])).find((other) =>
        shareInventor(other.inventors, inventors),
      ) ??
      sketches
        .flatMap((key, s) => bySketch[s]?.get(key) ?? [])
        .find((other) => overlap(other.terms, terms) >= NEAR_IDENTICAL);
    if (!twin && kept.length === limit) break;
    const group = twin?.group ?? { document, duplicates: [] };
    if (twin) group.duplicates.push(document);
    else kept.push(group);
    const member = { terms, inventors, group };
    if (title !== 0) append(byTitle, title, member);
    for (const [s, key] of sketches.entries()) append(bySketch[s] as Map<number, Member[]>, key, member);
  }
  return kept;
}

/** A document that was seen, and the group that it went into. */
interface Member {
  terms: Uint32Array;
  inventors: Uint32Array;
  group: Collapsed;
}

function append<K>(map: Map<K, Member[]>, key: K, member: Member): void {
  const list = map.get(key);
  if (list) list.push(member);
  else map.set(key, [member]);
}

function inventorsOf({ inventorKeys }: IndexBlock, place: number): Uint32Array {
  return inventorKeys.values.subarray(inventorKeys.start[place], inventorKeys.start[place + 1]);
}

const shareInventor = (x: Uint32Array, y: Uint32Array) => x.some((key) => y.includes(key));

/** Min-hash keys: two texts that share nine tenths of their terms share one of six keys but once in a million. */
function sketch(terms: Uint32Array): number[] {
  if (terms.length < SHORT_TEXT) return [];
  return Array.from({ length: SKETCHES }, (_, s) => {
    let least = 0xffffffff;
    for (const term of terms) least = Math.min(least, mix(term, s));
    return least;
  });
}

const SALTS = Array.from({ length: SKETCHES }, (_, s) => hash32(`salt ${s}`));

function mix(term: number, s: number): number {
  let h = Math.imul(term + 1, 0x9e3779b1) ^ (SALTS[s] as number);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Jaccard similarity of two ascending sets; 0 when their sizes alone forbid {@link NEAR_IDENTICAL}. */
function overlap(x: Uint32Array, y: Uint32Array): number {
  if (Math.min(x.length, y.length) < NEAR_IDENTICAL * Math.max(x.length, y.length)) return 0;
  let common = 0;
  for (let i = 0, j = 0; i < x.length && j < y.length; ) {
    const [a, b] = [x[i] as number, y[j] as number];
    if (a === b) common++;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return common / (x.length + y.length - common);
}
