/** A proposal as the gate sees it. */
export interface Proposal {
  title: string;
  concept: string;
  elements: readonly { text: string; novel: boolean }[];
  disproof_queries: readonly string[];
}

const LEAST = { elements: 2, words: 12 };
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Why a proposal is too vague to test, or null: it needs a mechanism in parts, a novelty, and a search that could find it. */
export function vaguenessOf(proposal: Proposal): string | null {
  if (words(proposal.title).length < 2) return 'it has no title that names a mechanism';
  if (words(proposal.concept).length < LEAST.words) return 'it does not say how it works';
  if (proposal.elements.length < LEAST.elements) return 'it is not broken down into elements';
  if (!proposal.elements.some(({ novel }) => novel)) return 'it names nothing new';
  if (proposal.disproof_queries.length === 0) return 'no search could test it';
  return null;
}

/** Cosine of two texts over their words: near-duplicates come close to 1. */
export function wordCosine(a: string, b: string): number {
  const count = (text: string) => {
    const counts = new Map<string, number>();
    for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const [x, y] = [count(a), count(b)];
  const norm = (counts: Map<string, number>) =>
    Math.sqrt([...counts.values()].reduce((sum, n) => sum + n * n, 0));
  const dot = [...x].reduce((sum, [word, n]) => sum + n * (y.get(word) ?? 0), 0);
  return dot === 0 ? 0 : dot / (norm(x) * norm(y));
}
