import { z } from 'zod';
import type { ProposedCombination } from '../../../contract/proposed-combination.ts';
import type { AnalysisReport } from '../../../contract/report.ts';
import { stripInvisible } from '../../../core/assistant/clean-text.ts';
import type { Passage } from '../../../core/assistant/passage.ts';
import { type Proposal, verifyProposal } from '../../../core/assistant/proposals.ts';
import { askInTurns, type Spent } from './ask-in-turns.ts';
import { claimSchema } from './model-client.ts';
import type { ModelAnalystParts } from './model-parts.ts';
import { numberEvidence } from './numbered-evidence.ts';
import { proposePrompt } from './prompts.ts';

const MOST = 3;

const proposalsSchema = z.object({
  combinations: z.array(claimSchema.extend({ title: z.string() })).max(10),
});

/** The proposal as it is shown, or null when it does not stand the check. */
function checked(proposal: Proposal, evidence: ReadonlyMap<string, Passage>): ProposedCombination | null {
  const { problems, support } = verifyProposal(proposal, evidence);
  if (problems.length > 0) return null;
  return {
    title: stripInvisible(proposal.title).trim(),
    text: stripInvisible(proposal.text).trim(),
    sources: support.map(({ passage, quote }) => ({ number: passage.ref, quote })),
  };
}

/** Patents of a proposal in one spelling: the same ones are the same combination. */
const joined = ({ sources }: ProposedCombination): string =>
  sources
    .map(({ number }) => number)
    .sort()
    .join(' ');

/** Asks a model for combinations of these patents that the report does not hold; what does not stand the check is dropped. */
export async function proposeCombinations(
  parts: ModelAnalystParts,
  source: { report: AnalysisReport; patents: Passage[] },
  signal: AbortSignal,
): Promise<Spent & { proposed: ProposedCombination[] }> {
  const { report, patents } = source;
  const evidence = numberEvidence(patents);
  const prompt = proposePrompt({
    idea: report.idea,
    evidence: evidence.lines,
    computed: report.opportunities.map(({ title }) => title),
  });
  const proposed = new Map<string, ProposedCombination>();
  let failed = true;
  const spent = await askInTurns(parts, signal, () =>
    failed
      ? {
          prompt,
          schema: proposalsSchema,
          take: (value) => {
            const { combinations } = value as z.infer<typeof proposalsSchema>;
            const standing = combinations.flatMap((proposal) => checked(proposal, evidence.byId) ?? []);
            for (const proposal of standing) proposed.set(joined(proposal), proposal);
            failed = standing.length === 0 && combinations.length > 0;
          },
        }
      : null,
  );
  return { ...spent, proposed: [...proposed.values()].slice(0, MOST) };
}
