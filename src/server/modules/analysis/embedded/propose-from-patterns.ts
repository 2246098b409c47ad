import { brokenConstraint } from '../../../../core/analysis/constraints.ts';
import type { Hypothesis, HypothesizeOutput, Outputs, RunContext } from '../run-state.ts';

const MAX_PATTERNS = 3;
/** Fitted chance that a pattern suits the idea, below which its approaches are not offered. */
const LEAST_CHANCE = 0.4;
/** A further pattern has to be nearly as likely as the best one, and likely in itself. */
const LEAST_FURTHER = { chance: 0.5, ofBest: 0.8 };

/** The approaches of the design patterns that fit: general engineering knowledge, tested against the patents like any proposal. */
export async function proposeFromPatterns(
  ctx: RunContext,
  { frame, screen }: Outputs<'frame' | 'screen'>,
): Promise<HypothesizeOutput> {
  const nearest = await ctx.library.patterns(`${frame.thing} ${frame.summary} ${ctx.idea}`, MAX_PATTERNS);
  const best = nearest[0]?.chance ?? 0;
  const further = Math.max(LEAST_FURTHER.chance, LEAST_FURTHER.ofBest * best);
  const fitting = nearest.filter(({ chance }, i) => chance >= (i === 0 ? LEAST_CHANCE : further));
  const hypotheses: Hypothesis[] = [];
  const dropped: HypothesizeOutput['dropped'] = [];
  for (const { pattern, chance } of fitting) {
    for (const { title, concept, terms } of pattern.approaches) {
      const broken = brokenConstraint(`${title}. ${concept}`, frame.constraints.must_not);
      if (broken) {
        dropped.push({ title, reason: `it uses "${broken}", which you ruled out` });
        continue;
      }
      hypotheses.push({
        id: `H${hypotheses.length + 1}`,
        kind: 'pattern',
        title,
        problem: pattern.problem,
        concept,
        elements: terms.map((text, k) => ({ text, novel: k === 0 })),
        builds_on: screen.ratings.slice(0, 1).map(({ number }) => number),
        disproof_queries: terms.map((term) => `${frame.thing} ${term}`).slice(0, 3),
        value: null,
        feasibility: null,
        fit: null,
        test: pattern.test,
        chance,
      });
    }
  }
  return { hypotheses, dropped };
}
