import type { Phrase } from '../language/noun-phrase.ts';
import { contentTerms } from '../text/tokenize.ts';
import { agglomerate } from './agglomerate.ts';
import { dot, meanDirection } from './vectors.ts';

/** A phrase of one document, ready for grouping. */
export interface PhraseItem {
  /** Index of the document in the evidence list. */
  doc: number;
  phrase: Phrase;
  /** What the phrase is called in texts, where that is not the phrase itself. */
  label: string;
  vector: Float32Array;
  /** Functions and flows the phrase names: shared ones pull phrases together. */
  tags: ReadonlySet<string>;
  /** Tie-breaker and typicality bonus, e.g. affinity to the idea. */
  weight: number;
}

/** Phrases that mean much the same; the label is the most typical of them. */
export interface PhraseTheme {
  id: string;
  label: string;
  /** The phrase the label was taken from. */
  typical: Phrase;
  docs: number[];
  centroid: Float32Array;
  stems: ReadonlySet<string>;
}

export interface GroupingOptions {
  /** Average similarity below which groups stay apart. */
  threshold: number;
  idPrefix: string;
  /** Inverse document frequency of a stem. */
  idf(stem: string): number;
}

/**
 * Group phrases by meaning (vectors), shared words (IDF-weighted Jaccard) and shared functions. Larger groups first;
 * deterministic. A group's label is its medoid: most similar to the others, short, and clean as a noun phrase.
 */
export function groupPhrases(items: readonly PhraseItem[], options: GroupingOptions): PhraseTheme[] {
  const n = items.length;
  if (n === 0) return [];
  const stems = items.map((item) => new Set(contentTerms(item.phrase.full).map((t) => t.stem)));
  const similarity = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const a = { item: items[i] as PhraseItem, stems: stems[i] as Set<string> };
      const b = { item: items[j] as PhraseItem, stems: stems[j] as Set<string> };
      const value = phraseSimilarity(a, b, options.idf);
      similarity[i * n + j] = value;
      similarity[j * n + i] = value;
    }
  }
  const labels = agglomerate(similarity.slice(), n, options.threshold);
  const groups = new Map<number, number[]>();
  labels.forEach((g, i) => {
    groups.set(g, [...(groups.get(g) ?? []), i]);
  });
  return [...groups.values()]
    .map((members) => describeGroup(members, { items, stems, similarity }))
    .sort((a, b) => b.docs.length - a.docs.length || a.docs[0]! - b.docs[0]!)
    .map((theme, i) => ({ ...theme, id: `${options.idPrefix}${i + 1}` }));
}

interface StemmedItem {
  item: PhraseItem;
  stems: ReadonlySet<string>;
}

function phraseSimilarity(one: StemmedItem, other: StemmedItem, idf: (stem: string) => number): number {
  const [a, b] = [one.item, other.item];
  let shared = 0;
  let union = 0;
  for (const s of one.stems) {
    const w = idf(s);
    union += w;
    if (other.stems.has(s)) shared += w;
  }
  for (const s of other.stems) if (!one.stems.has(s)) union += idf(s);
  let tags = 0;
  for (const t of a.tags) if (b.tags.has(t)) tags++;
  const tagShare = a.tags.size + b.tags.size === 0 ? 0 : (2 * tags) / (a.tags.size + b.tags.size);
  return 0.5 * Math.max(0, dot(a.vector, b.vector)) + 0.3 * (union > 0 ? shared / union : 0) + 0.2 * tagShare;
}

interface Material {
  items: readonly PhraseItem[];
  stems: readonly Set<string>[];
  similarity: Float32Array;
}

function describeGroup(members: number[], { items, stems, similarity }: Material): PhraseTheme {
  const n = items.length;
  const typicality = (i: number) => {
    const item = items[i] as PhraseItem;
    const inner =
      members.reduce((sum, j) => sum + (j === i ? 0 : (similarity[i * n + j] as number)), 0) /
      Math.max(1, members.length - 1);
    const words = item.phrase.full.split(' ').length;
    return inner + 0.6 * item.weight - 0.03 * Math.max(0, words - 6) - (item.phrase.clean ? 0 : 0.15);
  };
  const medoid = members.reduce(
    (best, i) => (typicality(i) > typicality(best) ? i : best),
    members[0] as number,
  );
  const typical = (items[medoid] as PhraseItem).phrase;
  return {
    id: '',
    label: (items[medoid] as PhraseItem).label,
    typical,
    // The one that gave the name first: it is what a reader is sent to.
    docs: [medoid, ...members.filter((i) => i !== medoid)].map((i) => (items[i] as PhraseItem).doc),
    centroid: meanDirection(
      members.map((i) => (items[i] as PhraseItem).vector),
      (items[medoid] as PhraseItem).vector.length,
    ),
    stems: new Set(members.flatMap((i) => [...(stems[i] as Set<string>)])),
  };
}
