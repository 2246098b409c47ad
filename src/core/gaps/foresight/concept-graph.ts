/** A document as the time split sees it: year, its concepts, and the content stems of its whole text. */
export interface ConceptDocument {
  year: number;
  concepts: readonly string[];
  words: readonly string[];
}

/** Concepts supported before a cut year, who occurs with whom, and how often. */
export interface ConceptGraph {
  concepts: string[];
  /** Documents before the cut that hold each concept. */
  df: Uint32Array;
  /** The same in the last years before the cut, as many as the window has. */
  recent: Uint32Array;
  /** Documents that hold both, size × size, row-major. */
  together: Uint16Array;
  documents: number;
  /** Share of the documents that is of those last years. */
  recentShare: number;
}

export interface GraphOptions {
  /** Documents before this year are seen. */
  cut: number;
  /** Years of the window after the cut. */
  years: number;
  /** Least documents of a concept. */
  support: number;
  /** At most this many concepts, the most frequent first. */
  most: number;
  /** A concept of a greater share of the documents says nothing. */
  maxShare: number;
}

type Concepts = Pick<ConceptDocument, 'year' | 'concepts'>;

function supported(seen: readonly Concepts[], { support, most, maxShare }: GraphOptions): string[] {
  const counts = new Map<string, number>();
  for (const d of seen) for (const c of new Set(d.concepts)) counts.set(c, (counts.get(c) ?? 0) + 1);
  return [...counts]
    .filter(([, n]) => n >= support && n <= maxShare * seen.length)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([c]) => c);
}

const increment = (counts: Uint16Array | Uint32Array, at: number) => {
  counts[at] = (counts[at] as number) + 1;
};

/** Build the co-occurrence graph of the concepts supported before the cut. */
export function buildGraph(documents: readonly Concepts[], options: GraphOptions): ConceptGraph {
  const seen = documents.filter((d) => d.year < options.cut);
  const concepts = supported(seen, options);
  const size = concepts.length;
  const index = indexOf(concepts);
  const isRecent = (d: Concepts) => d.year >= options.cut - options.years;
  const graph: ConceptGraph = {
    concepts,
    df: new Uint32Array(size),
    recent: new Uint32Array(size),
    together: new Uint16Array(size * size),
    documents: seen.length,
    recentShare: seen.filter(isRecent).length / Math.max(1, seen.length),
  };
  for (const d of seen) {
    const ids = conceptIds(d, index);
    for (const a of ids) {
      increment(graph.df, a);
      if (isRecent(d)) increment(graph.recent, a);
      for (const b of ids) if (a !== b) increment(graph.together, a * size + b);
    }
  }
  return graph;
}

/** Number of each concept. */
export const indexOf = (concepts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(concepts.map((c, i) => [c, i]));

/** Distinct concept numbers of a document. */
export function conceptIds(document: Concepts, index: ReadonlyMap<string, number>): number[] {
  return [...new Set(document.concepts)].map((c) => index.get(c)).filter((i) => i !== undefined);
}

/** Documents of the window [cut, cut + years) that hold both concepts of each pair, as a size × size count. */
export function countLater(
  documents: readonly Concepts[],
  graph: ConceptGraph,
  window: { cut: number; years: number },
): Uint16Array {
  const size = graph.concepts.length;
  const index = indexOf(graph.concepts);
  const later = new Uint16Array(size * size);
  for (const d of documents) {
    if (d.year < window.cut || d.year >= window.cut + window.years) continue;
    const ids = conceptIds(d, index);
    for (const a of ids) for (const b of ids) if (a !== b) increment(later, a * size + b);
  }
  return later;
}
