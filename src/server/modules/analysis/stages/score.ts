import type { Coverage } from '../../../../contract/analysis/landscape.ts';
import type { Opportunity, Verdict } from '../../../../contract/analysis/opportunity.ts';
import { pairsOf, rankByPairs } from '../../../../core/analysis/rank-by-pairs.ts';
import { measureComponents, scoreOf } from '../../../../core/analysis/score.ts';
import { judgeByWords, judgeProposal } from '../../../../core/analysis/verdict.ts';
import { subclassOf } from '../../../../core/landscape/build-landscape.ts';
import { ModelFault } from '../../model/model.ts';
import { askStage } from '../ask-stage.ts';
import { rankPrompt } from '../prompts/rank.ts';
import { recordsByNumber } from '../related-records.ts';
import type {
  Hypothesis,
  Outputs,
  Refutation,
  RunContext,
  ScoredHypothesis,
  ScoreOutput,
  StageResult,
} from '../run-state.ts';

const KEPT = 5;
/** Proposals that the pairwise choice sees. */
const RANKED = 8;

type VerdictBasis = Outputs<'search' | 'screen' | 'refute'> & { coverage: Pick<Coverage, 'level'> };
type Done = Outputs<'frame' | 'search' | 'screen' | 'coverage' | 'landscape' | 'hypothesize' | 'refute'>;

/** Stage 8: verdict and score by computation; the order by pairwise choices of the model, or by score without one. */
export async function scoreStage(ctx: RunContext, done: Done): Promise<StageResult<'score'>> {
  const scored = done.hypothesize.hypotheses.flatMap((hypothesis) => {
    const refutation = done.refute.refutations.find(({ id }) => id === hypothesis.id);
    return refutation ? [scoreProposal(done, hypothesis, refutation)] : [];
  });
  const dropped: ScoreOutput['dropped'] = [];
  const standing = scored
    .filter((one) => {
      const reason = dropReason(one);
      if (reason) dropped.push({ title: one.hypothesis.title, reason });
      return reason === null;
    })
    .sort((a, b) => b.opportunity_score - a.opportunity_score);
  const { order, fallback } = await ordered(ctx, done, standing.slice(0, RANKED));
  const [kept, rest] = [order.slice(0, KEPT), [...order.slice(KEPT), ...standing.slice(RANKED)]];
  dropped.push(
    ...rest.map(({ hypothesis }) => ({ title: hypothesis.title, reason: 'others ranked higher' })),
  );
  return {
    output: { kept, dropped },
    by: ctx.model && fallback === null && standing.length > 1 ? 'model' : 'code',
    fallback,
  };
}

function dropReason({ verdict, refutation, nearest }: ScoredHypothesis): string | null {
  if (refutation.fatal) return refutation.flaw ?? 'it breaks one of your constraints';
  if (verdict === 'anticipated')
    return `${nearest[0]?.number ?? 'A patent found'} discloses every element of it`;
  return null;
}

/** Whether two patents are of one field: they share a CPC subclass, or neither has a class. */
function fieldOf(done: VerdictBasis): (a: string, b: string) => boolean {
  const records = recordsByNumber(done);
  const classes = (number: string) => (records.get(number)?.cpc ?? []).map(subclassOf);
  return (a, b) => {
    const [x, y] = [classes(a), classes(b)];
    return x.length === 0 || y.length === 0 ? x.length === y.length : x.some((code) => y.includes(code));
  };
}

/** The verdict on a proposal: what was judged where a model read the patents, else what is mentioned. */
export function verdictOn(
  done: VerdictBasis,
  hypothesis: Hypothesis,
  { nearest, readable }: Pick<Refutation, 'nearest' | 'readable'>,
): Verdict {
  const byWords =
    nearest.some(({ has }) => has.some(({ how }) => how === 'mentioned')) || hypothesis.value === null;
  return byWords
    ? judgeByWords(nearest)
    : judgeProposal(nearest, hypothesis.elements.length, {
        coverage: done.coverage,
        sharesField: fieldOf(done),
        readable,
      });
}

function scoreProposal(done: Done, hypothesis: Hypothesis, refutation: Refutation): ScoredHypothesis {
  const { nearest } = refutation;
  const verdict = verdictOn(done, hypothesis, refutation);
  const components = measureComponents({
    verdict,
    elements: hypothesis.elements,
    compared: nearest,
    support: hypothesis.builds_on.length,
    value: hypothesis.value,
    // The critic saw the physics and the cost; the proposer was fond of the idea.
    feasibility: refutation.feasibility ?? hypothesis.feasibility,
    fit: hypothesis.chance ?? (hypothesis.fit === null ? null : (hypothesis.fit - 1) / 4),
    coverage: done.coverage,
  });
  return {
    hypothesis,
    refutation,
    verdict,
    components,
    opportunity_score: scoreOf(components, verdict),
    elements: hypothesis.elements.map(({ text, novel }, i): Opportunity['elements'][number] => ({
      text,
      novel,
      disclosed_by: nearest
        .filter(({ has }) => has.some(({ element }) => element === String(i)))
        .map(({ number }) => number),
    })),
    nearest,
  };
}

async function ordered(
  ctx: RunContext,
  { frame, coverage }: Done,
  scored: ScoredHypothesis[],
): Promise<{ order: ScoredHypothesis[]; fallback: string | null }> {
  if (!ctx.model || scored.length < 2) return { order: scored, fallback: null };
  const ids = scored.map(({ hypothesis }) => hypothesis.id);
  const forward = pairsOf(ids);
  const backward = forward.map(([a, b]): [string, string] => [b, a]).reverse();
  const cards = scored.map(({ hypothesis: h, verdict, refutation: { flaw, repair } }) =>
    JSON.stringify({ id: h.id, title: h.title, concept: h.concept, verdict, flaw, repair }),
  );
  try {
    const rounds = await Promise.all(
      [forward, backward].map(async (pairs) => {
        const { winners } = await askStage(ctx, rankPrompt, (mark) =>
          mark.data(
            [
              `Idea: ${frame.summary}`,
              `Coverage: ${coverage.level}`,
              ...cards,
              `Pairs: ${pairs.map((pair) => pair.join(' or ')).join('; ')}`,
            ].join('\n'),
          ),
        );
        return { pairs, winners };
      }),
    );
    const order = rankByPairs(ids, rounds);
    return {
      order: order.map((id) => scored.find(({ hypothesis }) => hypothesis.id === id)!),
      fallback: null,
    };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { order: scored, fallback: error.message };
  }
}
