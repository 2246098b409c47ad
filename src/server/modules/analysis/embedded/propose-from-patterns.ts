import { beyondWords, brokenConstraint } from '../../../../core/analysis/constraints.ts';
import { LEAST_CHANCE } from '../../library/pattern-search.ts';
import type { Hypothesis, HypothesizeOutput, Outputs, RunContext } from '../run-state.ts';

/** Of conditions that only a reader can weigh; the report without opportunities says it, too. */
export const CANNOT_CHECK = 'the embedded analyst cannot check';

/** The approaches of the design pattern that fits best: general engineering knowledge, tested against the patents like any proposal. */
export async function proposeFromPatterns(
  ctx: RunContext,
  { frame, screen }: Outputs<'frame' | 'screen'>,
): Promise<HypothesizeOutput> {
  const [best] = await ctx.library.patterns(`${frame.thing} ${frame.summary} ${ctx.idea}`, 1);
  const hypotheses: Hypothesis[] = [];
  const dropped: HypothesizeOutput['dropped'] = [];
  if (!best || best.chance < LEAST_CHANCE) return { hypotheses, dropped };
  const { pattern, chance } = best;
  // A proposal that breaks what the user asked for is worse than none, and nobody here can tell.
  const [unchecked] = beyondWords(frame.constraints);
  if (unchecked !== undefined) {
    const reason = `it may break a condition that ${CANNOT_CHECK}: “${unchecked}”`;
    return { hypotheses, dropped: pattern.approaches.map(({ title }) => ({ title, reason })) };
  }
  const test = brokenConstraint(pattern.test, frame.constraints.must_not) === null ? pattern.test : null;
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
      test,
      chance,
    });
  }
  return { hypotheses, dropped };
}
