import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const requeryReplySchema = z.object({ queries: z.array(z.string()) });

/** Other words for a search that found nothing on the subject. */
export const requeryPrompt: StagePrompt<z.infer<typeof requeryReplySchema>> = {
  purpose: 'requery',
  version: 2,
  schema: requeryReplySchema,
  maxOutputTokens: 300,
  temperature: 0.3,
  cites: false,
  task: `A patent search for the founder's idea found nothing that is the same kind of thing for the same job. You see the idea, the queries used, and the titles found.
Return {"queries": 8 new search texts of 2 to 8 words}: other names of the thing (trade, technical, older, British and American), names of likely owners with the thing, the wording of class titles, and the thing by its function. Do not repeat the queries used.`,
};
