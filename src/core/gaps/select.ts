import { dot } from '../clustering/vectors.ts';
import { sharePrinciple } from '../evidence/shown-principle.ts';
import type { Candidate } from './candidates.ts';

/** Two mechanisms of one principle are two makes of one answer. */
const SAME_PRINCIPLE = 0.75;
/** Beside so many, a second make of one answer is not told on its own. */
const ENOUGH = 3;

/** How alike two candidates would read: mechanism, home use and kind, 0..1. */
export function likeness(a: Candidate, b: Candidate): number {
  if (a.source.index === b.source.index && a.partner?.index === b.partner?.index) return 1;
  const mechanism = Math.max(0, dot(a.source.mechanismVector, b.source.mechanismVector));
  const use = Math.max(0, dot(a.source.useVector, b.source.useVector));
  const sharedDoc = [a.source.index, a.partner?.index].some(
    (d) => d !== undefined && (d === b.source.index || d === b.partner?.index),
  );
  const least = sharePrinciple(a.source.shown, b.source.shown) ? SAME_PRINCIPLE : 0;
  return Math.max(
    least,
    Math.min(
      1,
      0.45 * mechanism +
        0.25 * use +
        (a.kind === b.kind ? 0.15 : 0) +
        (sharedDoc ? 0.3 : 0) +
        (a.solution.id === b.solution.id ? 0.25 : 0),
    ),
  );
}

/**
 * Maximal marginal relevance: the best by worth, then those that add most. Two candidates from one document, or alike beyond
 * 0.8, never both stay; at most two of the kind *combine*.
 */
export function diversify<T>(
  items: readonly T[],
  options: { worth(item: T): number; candidate(item: T): Candidate; limit: number },
): T[] {
  const chosen: T[] = [];
  const rest = [...items];
  while (chosen.length < options.limit && rest.length > 0) {
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < rest.length; i++) {
      const item = rest[i] as T;
      const alike = chosen.reduce(
        (most, other) => Math.max(most, likeness(options.candidate(item), options.candidate(other))),
        0,
      );
      if (alike > 0.8 || crowdsKind(options.candidate(item), chosen.map(options.candidate))) continue;
      const value = options.worth(item) - 0.35 * alike;
      if (value > bestValue) {
        best = i;
        bestValue = value;
      }
    }
    if (best < 0) break;
    chosen.push(rest[best] as T);
    rest.splice(best, 1);
  }
  return chosen;
}

/** Mechanisms on their own first, then at most two combinations that bring in something not chosen yet. */
export function pickVaried(items: readonly Candidate[], limit: number): Candidate[] {
  const worth = (c: Candidate) => c.promise;
  const same = (c: Candidate) => c;
  const alone = diversify(
    items.filter((c) => c.kind !== 'combine'),
    { worth, candidate: same, limit },
  );
  const used = new Map<number, number>();
  for (const c of alone) used.set(c.source.index, 1);
  const joined: Candidate[] = [];
  for (const c of items.filter((i) => i.kind === 'combine')) {
    const partner = c.partner?.index ?? -1;
    const worn = joined.some((j) =>
      [c.source.index, partner].some((d) => d === j.source.index || d === j.partner?.index),
    );
    if (!worn && joined.length < 3 && !(used.has(c.source.index) && used.has(partner))) joined.push(c);
  }
  return [...alone, ...joined].sort((a, b) => b.promise - a.promise);
}

function crowdsKind(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  if (candidate.kind === 'combine') return chosen.filter((c) => c.kind === 'combine').length >= 2;
  if (chosen.length >= ENOUGH && chosen.some((c) => sharePrinciple(c.source.shown, candidate.source.shown)))
    return true;
  return chosen.some((c) => c.kind !== 'combine' && c.source.index === candidate.source.index);
}
