import type { CorpusIndex } from './corpus-index.ts';
import { cosineTo } from './corpus-index.ts';
import { BLOCK_BITS } from './index-block.ts';
import { cosine, sketchBytes } from './semantic-space.ts';
import { topK } from './top-k.ts';

export type Allow = ((document: number) => boolean) | null;

/** Documents that sketches propose, for each one wanted. */
const PROPOSED = 10;

/** The documents whose vectors lie nearest to a vector, among those admitted. */
export function nearestDocuments(
  index: CorpusIndex,
  vector: Float32Array,
  options: { wanted: number; allow: Allow },
): number[] {
  const { wanted, allow } = options;
  const { scan } = index.scratch;
  if (index.documents <= index.compared) {
    index.corpus.blocks.forEach((block, position) => {
      const out = scan.subarray(position << BLOCK_BITS);
      for (let d = 0; d < block.documents; d++) out[d] = cosine(block.vectors, d, vector);
    });
    return topK(scan, wanted, allow);
  }
  scoreSketches(index, vector);
  const proposed = topK(scan, wanted * PROPOSED, allow).sort((x, y) => x - y);
  const exact = Float32Array.from(proposed, (document) => cosineTo(index, document, vector));
  return topK(exact, wanted, null).map((i) => proposed[i] as number);
}

const BYTE = 256;

/**
 * Cosines as far as sketches tell: each component counts as the mean of those above, or of those below, the space's mean. Eight
 * components are looked up at once. Shifted so that documents with a vector lie above 0.
 */
function scoreSketches(index: CorpusIndex, vector: Float32Array): void {
  const { table, least } = lookup(index, vector);
  const bytes = sketchBytes(vector.length);
  index.corpus.blocks.forEach(({ documents, vectors }, position) => {
    const out = index.scratch.scan.subarray(position << BLOCK_BITS);
    const { sketches, scale } = vectors;
    for (let d = 0; d < documents; d++) {
      let sum = 1 - least;
      const base = d * bytes;
      for (let at = 0; at < bytes; at++) sum += table[at * BYTE + (sketches[base + at] as number)] as number;
      out[d] = scale[d] === 0 ? 0 : sum;
    }
  });
}

function lookup(index: CorpusIndex, vector: Float32Array): { table: Float32Array; least: number } {
  const { mean, spread } = index.corpus.space;
  const bytes = sketchBytes(vector.length);
  const table = new Float32Array(bytes * BYTE);
  let least = 0;
  for (let at = 0; at < bytes; at++) {
    let lowest = Number.POSITIVE_INFINITY;
    for (let byte = 0; byte < BYTE; byte++) {
      let sum = 0;
      for (let bit = 0; bit < 8 && at * 8 + bit < vector.length; bit++) {
        const k = at * 8 + bit;
        const side = (byte >> bit) & 1 ? 1 : -1;
        sum += (vector[k] as number) * ((mean[k] as number) + side * (spread[k] as number));
      }
      table[at * BYTE + byte] = sum;
      lowest = Math.min(lowest, sum);
    }
    least += lowest;
  }
  return { table, least };
}
