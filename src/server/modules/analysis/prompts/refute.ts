import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const refuteReplySchema = z.object({
  judged: z.array(
    z.object({
      id: z.string(),
      patents: z.array(
        z.object({
          n: z.number().int(),
          elements: z.array(
            z.object({ i: z.number().int(), how: z.enum(['literal', 'other_setting']), quote: z.string() }),
          ),
        }),
      ),
    }),
  ),
});
export type RefuteReply = z.infer<typeof refuteReplySchema>;

/** Tries to find each proposal in the patents that its own searches returned. */
export const refutePrompt = (proposals: number): StagePrompt<RefuteReply> => ({
  purpose: 'refute',
  version: 3,
  schema: refuteReplySchema,
  // A proposal with four patents and their quotes takes up to some 450 tokens.
  maxOutputTokens: 200 + 450 * proposals,
  temperature: 0,
  cites: false,
  task: `You are a patent examiner who tries to show that each proposal is already known. For each proposal judge every patent found for it, and any other of the list that comes nearer: which of its elements the text discloses. An element is disclosed when a skilled reader finds its function in the text, whatever the host object ("literal" for the same kind of thing, else "other_setting"). An element that joins two functions counts only when the text shows both, and a title alone shows only what it states. Calling something open that is known harms the founder most.
Return {"judged":[{"id","patents":[{"n": number in the list, "elements":[{"i": element index from 0,"how","quote": 3 to 10 consecutive words copied exactly from that patent's text}]}]}]}
For each proposal list the patents that disclose at least one element, the one that discloses most first, at most 4; where none does, name the nearest one with empty elements.`,
});
