import { z } from 'zod';

/** Proposed by a language model from the evidence: not computed, not scored, never mixed with the opportunities. */
export const proposedCombinationSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** The patents that it joins, at least two, each with words that stand in its record. */
  sources: z.array(z.object({ number: z.string(), quote: z.string() })).min(2),
});
export type ProposedCombination = z.infer<typeof proposedCombinationSchema>;
