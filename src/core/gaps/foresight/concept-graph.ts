/** A document as the time split sees it: year and content stems of its title and phrases. */
export interface ConceptDocument {
  year: number;
  stems: readonly string[];
}

/** Concepts supported before a cut year, who occurs with whom, and how often. */
export interface ConceptGraph {
  concepts: string[];
  /** Documents before the cut that hold each concept. */
  df: Uint32Array;
  /** The same in the last three years before the cut. */
  recent: Uint32Array;
  /** Documents that hold both, size × size, row-major. */
  together: Uint16Array;
  documents: number;
}

export interface GraphOptions {
  /** Documents before this year are seen. */
  cut: number;
  /** Least documents of a concept. */
  support: number;
  /** At most this many concepts, the most frequent first. */
  most: number;
}

/** Build the co-occurrence graph of the concepts supported before the cut. */
export function buildGraph(
  documents: readonly ConceptDocument[],
  { cut, support, most }: GraphOptions,
): ConceptGraph {
  const seen = documents.filter((d) => d.year < cut);
  const counts = new Map<string, number>();
  for (const d of seen) for (const s of new Set(d.stems)) counts.set(s, (counts.get(s) ?? 0) + 1);
  const concepts = [...counts]
    .filter(([, n]) => n >= support && n <= 0.2 * seen.length)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([s]) => s);
  const size = concepts.length;
  const index = new Map(concepts.map((s, i) => [s, i]));
  const graph: ConceptGraph = {
    concepts,
    df: new Uint32Array(size),
    recent: new Uint32Array(size),
    together: new Uint16Array(size * size),
    documents: seen.length,
  };
  for (const d of seen) {
    const ids = conceptIds(d, index);
    for (const a of ids) {
      graph.df[a] = (graph.df[a] as number) + 1;
      if (d.year >= cut - 3) graph.recent[a] = (graph.recent[a] as number) + 1;
      for (const b of ids)
        if (a !== b) graph.together[a * size + b] = (graph.together[a * size + b] as number) + 1;
    }
  }
  return graph;
}

/** Distinct concept numbers of a document. */
export function conceptIds(document: ConceptDocument, index: ReadonlyMap<string, number>): number[] {
  return [...new Set(document.stems)].map((s) => index.get(s)).filter((i): i is number => i !== undefined);
}

/** Documents of the window [cut, cut + years) that hold both concepts of each pair, as a size × size count. */
export function countLater(
  documents: readonly ConceptDocument[],
  graph: ConceptGraph,
  window: { cut: number; years: number },
): Uint16Array {
  const size = graph.concepts.length;
  const index = new Map(graph.concepts.map((s, i) => [s, i]));
  const later = new Uint16Array(size * size);
  for (const d of documents) {
    if (d.year < window.cut || d.year >= window.cut + window.years) continue;
    const ids = conceptIds(d, index);
    for (const a of ids)
      for (const b of ids) if (a !== b) later[a * size + b] = (later[a * size + b] as number) + 1;
  }
  return later;
}
