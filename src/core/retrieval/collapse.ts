import type { CorpusIndex } from './corpus-index.ts';
import { indexOfSorted } from './corpus-index.ts';
import { hash32 } from './document.ts';

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
    const title = index.titleKeys[document] as number;
    const sketches = sketch(index, document);
    const twin =
      (title === 0 ? [] : (byTitle.get(title) ?? [])).find((other) =>
        shareInventor(index, other.document, document),
      ) ??
      sketches
        .flatMap((key, s) => bySketch[s]?.get(key) ?? [])
        .find((other) => overlap(index, other.document, document) >= NEAR_IDENTICAL);
    if (!twin && kept.length === limit) break;
    const group = twin?.group ?? { document, duplicates: [] };
    if (twin) group.duplicates.push(document);
    else kept.push(group);
    if (title !== 0) append(byTitle, title, { document, group });
    for (const [s, key] of sketches.entries())
      append(bySketch[s] as Map<number, Member[]>, key, { document, group });
  }
  return kept;
}

/** A document that was seen, and the group that it went into. */
interface Member {
  document: number;
  group: Collapsed;
}

function append<K>(map: Map<K, Member[]>, key: K, member: Member): void {
  const list = map.get(key);
  if (list) list.push(member);
  else map.set(key, [member]);
}

function shareInventor(index: CorpusIndex, x: number, y: number): boolean {
  const { start, values } = index.inventorKeys;
  for (let i = start[x] as number; i < (start[x + 1] as number); i++) {
    for (let j = start[y] as number; j < (start[y + 1] as number); j++)
      if (values[i] === values[j]) return true;
  }
  return false;
}

/** Min-hash keys: two texts that share nine tenths of their terms share one of six keys but once in a million. */
function sketch(index: CorpusIndex, document: number): number[] {
  const from = index.terms.start[document] as number;
  const to = index.terms.start[document + 1] as number;
  if (to - from < SHORT_TEXT) return [];
  return Array.from({ length: SKETCHES }, (_, s) => {
    let least = 0xffffffff;
    for (let e = from; e < to; e++) least = Math.min(least, mix(index.terms.values[e] as number, s));
    return least;
  });
}

const SALTS = Array.from({ length: SKETCHES }, (_, s) => hash32(`salt ${s}`));

function mix(term: number, s: number): number {
  let h = Math.imul(term + 1, 0x9e3779b1) ^ (SALTS[s] as number);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Jaccard similarity of two documents' sets of terms; 0 when their sizes alone forbid {@link NEAR_IDENTICAL}. */
function overlap(index: CorpusIndex, x: number, y: number): number {
  const { start, values } = index.terms;
  const [fromX, toX] = [start[x] as number, start[x + 1] as number];
  const [fromY, toY] = [start[y] as number, start[y + 1] as number];
  const [sizeX, sizeY] = [toX - fromX, toY - fromY];
  if (Math.min(sizeX, sizeY) < NEAR_IDENTICAL * Math.max(sizeX, sizeY)) return 0;
  let common = 0;
  for (let e = fromX; e < toX; e++) {
    if (indexOfSorted(values, { value: values[e] as number, from: fromY, to: toY }) >= 0) common++;
  }
  return common / (sizeX + sizeY - common);
}
