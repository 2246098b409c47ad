import type { Frame } from '../../../contract/analysis/frame.ts';
import { patentText } from '../../../core/analysis/patent-text.ts';
import type { Candidate, RunContext } from './run-state.ts';

export interface ClosePatent {
  candidate: Candidate;
  /** 0 to 1. */
  closeness: number;
}

/** Share of the ranking that the fused search decides; likeness to the idea decides the rest. */
const SEARCH_SHARE = 0.5;

/** Candidates by how close they are to the idea: fused rank together with likeness in words and meaning. */
export async function closestFirst(
  ctx: RunContext,
  frame: Frame,
  candidates: Candidate[],
): Promise<ClosePatent[]> {
  if (candidates.length === 0) return [];
  const idea = `${frame.thing}. ${frame.summary} ${frame.elements.map(({ text }) => text).join('. ')}`;
  const [likeness = []] = await ctx.library.likeness(
    [idea],
    candidates.map(({ record }) => patentText(record)),
  );
  const best = Math.max(...candidates.map(({ score }) => score), 1e-9);
  return candidates
    .map((candidate, i) => {
      const { meaning = 0, words = 0 } = likeness[i] ?? {};
      const like = (meaning + words) / 2;
      return { candidate, closeness: SEARCH_SHARE * (candidate.score / best) + (1 - SEARCH_SHARE) * like };
    })
    .sort(
      (a, b) => b.closeness - a.closeness || (a.candidate.record.number < b.candidate.record.number ? -1 : 1),
    );
}
