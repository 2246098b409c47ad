/**
 * The k best of the documents 0 … scores.length − 1 with a score above 0 that `allow` admits (null: all), best first, ties to
 * the lower id; and how many there are at least (exactly, where all are admitted). Costs O(n + k log k · improvements).
 */
export function topK(
  scores: Float32Array | Float64Array,
  k: number,
  allow: ((document: number) => boolean) | null,
): { best: number[]; admitted: number } {
  const heap: number[] = [];
  const worse = (x: number, y: number) =>
    (scores[x] as number) < (scores[y] as number) ||
    ((scores[x] as number) === (scores[y] as number) && x > y);
  let admitted = 0;
  let full = k === 0;
  // Documents come by rising id, so that of two equal ones the held one stays: only a higher score gets in.
  let least = full ? Number.POSITIVE_INFINITY : 0;
  for (let d = 0; d < scores.length; d++) {
    const score = scores[d] as number;
    if (score <= 0) continue;
    if (full && score <= least) {
      if (!allow) admitted++;
      continue;
    }
    if (allow && !allow(d)) continue;
    admitted++;
    if (full) {
      heap[0] = d;
      siftDown(heap, worse);
    } else {
      heap.push(d);
      siftUp(heap, worse);
      full = heap.length === k;
    }
    least = scores[heap[0] as number] as number;
  }
  heap.sort((x, y) => (worse(x, y) ? 1 : -1));
  return { best: heap, admitted };
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
