/**
 * The k best of the documents 0 … scores.length − 1 with a score above 0 that `allow` admits (null: all), best first, ties to
 * the lower id. Costs O(n + k log k · improvements).
 */
export function topK(
  scores: Float32Array | Float64Array,
  k: number,
  allow: ((document: number) => boolean) | null,
): number[] {
  const heap: number[] = [];
  const worse = (x: number, y: number) =>
    (scores[x] as number) < (scores[y] as number) ||
    ((scores[x] as number) === (scores[y] as number) && x > y);
  // Documents come by rising id, so that of two equal ones the held one stays: only a higher score gets in. One comparison that
  // nearly always fails keeps the processor from guessing wrong.
  let least = k > 0 ? 0 : Number.POSITIVE_INFINITY;
  for (let d = 0; d < scores.length; d++) {
    if (!((scores[d] as number) > least) || (allow && !allow(d))) continue;
    if (heap.length < k) {
      heap.push(d);
      siftUp(heap, worse);
    } else {
      heap[0] = d;
      siftDown(heap, worse);
    }
    if (heap.length === k) least = scores[heap[0] as number] as number;
  }
  return heap.sort((x, y) => (worse(x, y) ? 1 : -1));
}

/** How many of some scores, none of which is negative, are above 0; by their bits, without a branch. */
export function countPositive(scores: Float32Array): number {
  const bits = new Int32Array(scores.buffer, scores.byteOffset, scores.length);
  let count = 0;
  for (let d = 0; d < bits.length; d++) count += -(bits[d] as number) >>> 31;
  return count;
}

type Before = (x: number, y: number) => boolean;

function siftUp(heap: number[], before: Before): void {
  let i = heap.length - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!before(heap[i] as number, heap[parent] as number)) return;
    swap(heap, i, parent);
    i = parent;
  }
}

function siftDown(heap: number[], before: Before): void {
  let i = 0;
  for (;;) {
    let least = i;
    for (const child of [2 * i + 1, 2 * i + 2]) {
      if (child < heap.length && before(heap[child] as number, heap[least] as number)) least = child;
    }
    if (least === i) return;
    swap(heap, i, least);
    i = least;
  }
}

function swap(heap: number[], i: number, j: number): void {
  const held = heap[i] as number;
  heap[i] = heap[j] as number;
  heap[j] = held;
}
