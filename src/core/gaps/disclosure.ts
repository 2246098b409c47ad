import type { EvidenceDoc } from '../analysis/evidence.ts';
import type { RankedPatent, SearchOutcome } from '../retrieval/library-view.ts';
import { countStems } from '../text/tokenize.ts';
import type { Candidate } from './candidates.ts';
import type { CheckContext } from './checks.ts';

interface Disclosure {
  /** Shares of the idea's term weight and of the mechanism's words found in a hit, 0..1. */
  use: number;
  mechanism: number;
}

function disclosureOf(hit: RankedPatent, candidate: Candidate, ctx: CheckContext): Disclosure {
  const { record } = hit;
  const stems =
    ctx.read.get(record.number)?.stems ??
    countStems(`${record.title ?? ''} ${record.use ?? ''} ${record.novelty ?? ''} ${record.abstract ?? ''}`);
  const weigh = (terms: readonly { stem: string; weight: number }[]) => {
    const total = terms.reduce((sum, t) => sum + t.weight, 0);
    return total > 0 ? terms.reduce((sum, t) => sum + (stems.has(t.stem) ? t.weight : 0), 0) / total : 0;
  };
  const mechanismTerms = (doc: EvidenceDoc | null) =>
    [...countStems(doc?.mechanism?.full ?? '').keys()].map((stem) => ({
      stem,
      weight: Math.log((ctx.model.documents + 1) / (ctx.model.df(stem) + 0.5)),
    }));
  const sides = [
    mechanismTerms(candidate.source),
    ...(candidate.partner === null ? [] : [mechanismTerms(candidate.partner)]),
  ];
  return { use: weigh(ctx.frame.terms.list), mechanism: Math.min(...sides.map(weigh)) };
}

/** Both sides stand in one document when most of the idea's and of the mechanism's word weight does. */
const refutes = (d: Disclosure) => d.use >= 0.7 && d.mechanism >= 0.7;
const comesClose = (d: Disclosure) =>
  (d.use >= 0.45 && d.mechanism >= 0.45) || (d.use >= 0.3 && d.mechanism >= 0.75);

/** Hits that disclose both sides, and hits that come close; the candidate's own documents aside. */
export function sift(
  outcome: SearchOutcome,
  candidate: Candidate,
  ctx: CheckContext,
): { refuting: RankedPatent[]; close: RankedPatent[] } {
  const own = new Set([candidate.source.record.number, candidate.partner?.record.number]);
  const refuting: RankedPatent[] = [];
  const close: RankedPatent[] = [];
  for (const hit of outcome.hits) {
    if (own.has(hit.record.number)) continue;
    const d = disclosureOf(hit, candidate, ctx);
    if (refutes(d)) refuting.push(hit);
    else if (comesClose(d)) close.push(hit);
  }
  return { refuting, close };
}
