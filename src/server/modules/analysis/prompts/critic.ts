import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const criticReplySchema = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      breaks_constraint: z.boolean(),
      fatal: z.boolean(),
      flaw: z.string(),
      repair: z.string(),
      feasibility: z.number().min(1).max(5),
    }),
  ),
});
export type CriticReply = z.infer<typeof criticReplySchema>;

/** Tries to break the physics, cost, and safety of each proposal. */
export const criticPrompt: StagePrompt<CriticReply> = {
  purpose: 'critic',
  version: 4,
  schema: criticReplySchema,
  maxOutputTokens: 1500,
  temperature: 0,
  cites: false,
  task: `You are a skeptical engineer and a cautious investor. Try to break each proposal: orders of magnitude (heat, force, flow, power, range, resolution, resonance), cost against what a buyer would pay, safety and certification, privacy, whether it is already an everyday product or what is recalled as known, whether a plainer build would do the same, and whether it beats what the buyer would use instead. Do the arithmetic.
Return {"reviews":[{"id","breaks_constraint": true if it uses or needs something the founder ruled out or misses something required, and the repair does not remove that,"fatal": true only if no repair saves it,"flaw": the worst problem in one sentence of at most 30 words with a number where possible,"repair": how to fix it in one sentence of at most 30 words, or "" if none is needed,"feasibility": 5 = off-the-shelf parts in a month, 3 = known parts needing engineering, 1 = needs research}]}`,
};
