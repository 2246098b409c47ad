import { z } from 'zod';
import { type Claim, verifyClaim } from '../../../core/assistant/claims.ts';
import { stripInvisible } from '../../../core/assistant/clean-text.ts';
import type { Support } from '../../../core/assistant/draft.ts';
import type { Passage } from '../../../core/assistant/passage.ts';
import { askInTurns, type Spent } from './ask-in-turns.ts';
import { claimSchema } from './model-client.ts';
import type { ModelAnalystParts } from './model-parts.ts';
import { numberEvidence } from './numbered-evidence.ts';
import { phrasePrompt } from './prompts.ts';

/** Texts of a report to be said again, by name, and the evidence behind them. */
export interface PhraseJob {
  idea: string;
  fields: Record<string, string>;
  passages: Passage[];
}

/** Claims of one text, all of which stood the check. */
export type Verified = { text: string; support: Support[] }[];

/** Verified claims by field; a field is missing when one of its claims did not stand. */
export interface PhrasedFields extends Spent {
  fields: Map<string, Verified>;
}

function verifyField(claims: readonly Claim[], evidence: ReadonlyMap<string, Passage>): Verified | null {
  const verdicts = claims.map((claim) => ({ claim, verdict: verifyClaim(claim, evidence) }));
  if (verdicts.length === 0 || verdicts.some(({ verdict }) => verdict.problems.length > 0)) return null;
  return verdicts.map(({ claim, verdict }) => ({
    text: stripInvisible(claim.text).trim(),
    support: verdict.support,
  }));
}

/** Asks for the fields, then again for those that did not stand. A fault of the provider ends it with a ModelFault. */
export async function phraseFields(
  parts: ModelAnalystParts,
  job: PhraseJob,
  signal: AbortSignal,
): Promise<PhrasedFields> {
  const fields = new Map<string, Verified>();
  const evidence = numberEvidence(job.passages);
  const spent = await askInTurns(parts, signal, () => {
    const open = Object.entries(job.fields).filter(([key]) => !fields.has(key));
    if (open.length === 0) return null;
    return {
      prompt: phrasePrompt({
        idea: job.idea,
        evidence: evidence.lines,
        fields: Object.fromEntries(open),
      }),
      schema: z.object(Object.fromEntries(open.map(([key]) => [key, z.array(claimSchema).max(6)]))),
      take: (value) => {
        for (const [key, claims] of Object.entries(value as Record<string, Claim[]>)) {
          const verified = verifyField(claims, evidence.byId);
          if (verified) fields.set(key, verified);
        }
      },
    };
  });
  return { fields, ...spent };
}
