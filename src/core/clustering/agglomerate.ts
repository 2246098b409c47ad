/**
 * Average-linkage agglomerative clustering (Lance–Williams update) over a full similarity matrix.
 *
 * @param similarity symmetric n × n matrix, row-major; it is overwritten.
 * @param threshold merging stops when no two clusters are at least this similar on average.
 * @returns the cluster index of each item, numbered by first appearance. Deterministic: ties fall to the lower index.
 */
export function agglomerate(similarity: Float32Array, n: number, threshold: number): Int32Array {
  const size = new Int32Array(n).fill(1);
  const parent = Int32Array.from({ length: n }, (_, i) => i);
  const nearest = new Int32Array(n).fill(-1);
  const refresh = (i: number) => {
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < n; j++) {
      const value = similarity[i * n + j] as number;
      if (j !== i && parent[j] === j && value > bestValue) {
        best = j;
        bestValue = value;
      }
    }
    nearest[i] = best;
  };
  for (let i = 0; i < n; i++) refresh(i);
  for (let merges = 0; merges < n - 1; merges++) {
    const a = closest(similarity, parent, nearest);
    const b = a < 0 ? -1 : (nearest[a] as number);
    if (b < 0 || (similarity[a * n + b] as number) < threshold) break;
    const [keep, drop] = a < b ? [a, b] : [b, a];
    mergeInto(similarity, n, { keep, drop, size });
    parent[drop] = keep;
    for (let i = 0; i < n; i++) {
      if (parent[i] === i && (i === keep || nearest[i] === keep || nearest[i] === drop)) refresh(i);
    }
  }
  return numbered(parent);
}

function closest(similarity: Float32Array, parent: Int32Array, nearest: Int32Array): number {
  const n = parent.length;
  let best = -1;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const j = nearest[i] as number;
    if (parent[i] !== i || j < 0) continue;
    const value = similarity[i * n + j] as number;
    if (value > bestValue) {
      best = i;
      bestValue = value;
    }
  }
  return best;
}

function mergeInto(
  similarity: Float32Array,
  n: number,
  pair: { keep: number; drop: number; size: Int32Array },
): void {
  const { keep, drop, size } = pair;
  const sa = size[keep] as number;
  const sb = size[drop] as number;
  for (let k = 0; k < n; k++) {
    if (k === keep || k === drop) continue;
    const merged =
      (sa * (similarity[keep * n + k] as number) + sb * (similarity[drop * n + k] as number)) / (sa + sb);
    similarity[keep * n + k] = merged;
    similarity[k * n + keep] = merged;
  }
  size[keep] = sa + sb;
}

function numbered(parent: Int32Array): Int32Array {
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] as number;
    return at;
  };
  const ids = new Map<number, number>();
  return Int32Array.from(parent, (_, i) => {
    const r = root(i);
    if (!ids.has(r)) ids.set(r, ids.size);
    return ids.get(r) as number;
  });
}
