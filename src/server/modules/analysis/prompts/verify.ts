import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const verifyReplySchema = z.object({
  problems: z.array(z.object({ n: z.number().int(), support: z.enum(['partly', 'no']), fix: z.string() })),
});
export type VerifyReply = z.infer<typeof verifyReplySchema>;

/** Does the cited passage support the sentence? */
export const verifyPrompt: StagePrompt<VerifyReply> = {
  purpose: 'verify',
  version: 1,
  schema: verifyReplySchema,
  maxOutputTokens: 1000,
  temperature: 0,
  cites: true,
  task: `Check numbered sentences against the text of the patents they cite. A sentence is supported when everything it says about the cited patent stands in that text or follows from it directly. What it says is missing ("does not mention") is supported when the text indeed lacks it. Ignore statements marked (assumption) or (recalled, unverified).
Return {"problems":[{"n": sentence number,"support":"partly" or "no","fix": the sentence corrected so that the text supports it, with the same citations in square brackets, or "" to delete it}]}
List only sentences with a problem; an empty list is a good answer.`,
};
