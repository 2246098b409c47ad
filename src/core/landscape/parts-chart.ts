import type { Holding, PartsChart } from '../../contract/landscape.ts';
import { LEAST_CHANCE } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaPart } from '../evidence/idea-parts.ts';
import { holdingOf } from '../evidence/part-holding.ts';

/** A document with what it holds of each part of the idea, and how much that is. */
export interface HeldParts {
  doc: EvidenceDoc;
  held: Holding[];
  /** Share of the idea's term weight, 0..1. */
  share: number;
}

const WORTH: Readonly<Record<Holding, number>> = { named: 1, partly: 0.5, absent: 0 };

function shareOf(held: readonly Holding[], parts: readonly IdeaPart[]): number {
  const total = parts.reduce((sum, part) => sum + part.terms.total, 0);
  return held.reduce((sum, each, i) => sum + WORTH[each] * (parts[i]?.terms.total ?? 0), 0) / total;
}

/** Words alone mislead ("falls" of blood pressure): of documents that hold as much, the closer one comes first. */
const CLOSENESS = 0.4;
const worthOf = ({ share, doc }: HeldParts): number => share + CLOSENESS * doc.affinity;

/** What each document holds of the idea, the fullest and closest first. */
export function holdParts(docs: readonly EvidenceDoc[], parts: readonly IdeaPart[]): HeldParts[] {
  return docs
    .map((doc): HeldParts => {
      const held = parts.map((part) => holdingOf(part, doc));
      return { doc, held, share: shareOf(held, parts) };
    })
    .sort((a, b) => worthOf(b) - worthOf(a) || a.doc.index - b.doc.index);
}

/** Of each part the better of two holdings. */
const heldByBoth = (a: HeldParts, b: HeldParts): Holding[] =>
  a.held.map((each, i) => (WORTH[b.held[i] as Holding] > WORTH[each] ? (b.held[i] as Holding) : each));

/** Two documents are read together only where the second adds this share of the idea, and both hold half of it. */
const LEAST_ADDED = 0.12;
const LEAST_TOGETHER = 0.5;
const FULLEST = 40;

/**
 * The two documents that hold most of the idea between them, of the given ones; null where one of them holds nearly as much alone, or both
 * hold less than half.
 */
function fullestPair(list: readonly HeldParts[], parts: readonly IdeaPart[]): [HeldParts, HeldParts] | null {
  const fullest = list.slice(0, FULLEST);
  let best: [HeldParts, HeldParts] | null = null;
  let most = 0;
  for (const [i, a] of fullest.entries())
    for (const b of fullest.slice(i + 1)) {
      const share = shareOf(heldByBoth(a, b), parts);
      const worth = share + (CLOSENESS * (a.doc.affinity + b.doc.affinity)) / 2;
      if (share < Math.max(LEAST_TOGETHER, Math.max(a.share, b.share) + LEAST_ADDED) || worth <= most)
        continue;
      [most, best] = [worth, [a, b]];
    }
  return best;
}

/** True where a document holds every part, and names half of them outright: then no second one is needed to hold the idea against. */
export const holdsAll = (held: readonly Holding[]): boolean =>
  !held.includes('absent') && 2 * held.filter((each) => each === 'named').length >= held.length;

/** That one of two parts stands here and the other there says nothing. */
const LEAST_PARTS = 3;

/** Rows that hold the same of every part: of further ones nothing new is to be seen. */
const MOST_ALIKE = 2;

/** True for the first few documents that hold the same. */
function hasNoMoreAlike(most: number): (held: HeldParts) => boolean {
  const seen = new Map<string, number>();
  return ({ held }) => {
    const key = held.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) as number) <= most;
  };
}

const ROWS = 5;
const MOST_ROWS = 8;

/**
 * The idea part by part against the documents that hold most of it and those that lend the leads. Null where the idea has fewer than two
 * parts to tell apart, or nothing was read.
 */
export function buildPartsChart(
  list: readonly HeldParts[],
  parts: readonly IdeaPart[],
  lending: readonly EvidenceDoc[],
): PartsChart | null {
  if (parts.length < 2) return null;
  const isTold = ({ doc }: HeldParts) => doc.kinship === 'own' || lending.includes(doc);
  const pair =
    parts.length < LEAST_PARTS || list.some(({ held }) => holdsAll(held))
      ? null
      : fullestPair(list.filter(isTold), parts);
  // What unlikely documents hold is mostly their words.
  const likely = list
    .filter((each) => isTold(each) || each.doc.aptness >= LEAST_CHANCE)
    .filter(hasNoMoreAlike(MOST_ALIKE));
  const wanted = new Set([...likely.slice(0, ROWS), ...(pair ?? [])].map(({ doc }) => doc.index));
  for (const { doc, held } of list)
    if (lending.includes(doc) && held.includes('named') && wanted.size < MOST_ROWS) wanted.add(doc.index);
  const rows = list.filter(({ doc, share }) => wanted.has(doc.index) && share > 0);
  if (rows.length === 0) return null;
  const missing =
    pair && heldByBoth(...pair).flatMap((held, i) => (held === 'absent' ? [parts[i]!.label] : []));
  return {
    parts: parts.map(({ label }) => label),
    rows: rows.map(({ doc, held }) => ({ number: doc.record.number, title: doc.record.title, held })),
    together: pair && { numbers: pair.map(({ doc }) => doc.record.number), missing: missing ?? [] },
    note: {
      shown: rows.length,
      left_out: list.length - rows.length,
      reason: 'that hold no more of the idea',
    },
  };
}
