import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const screenReplySchema = z.object({
  patents: z.array(
    z.object({
      n: z.number().int(),
      topic: z.number().int().min(0).max(3),
      elements: z.array(
        z.object({ e: z.string(), how: z.enum(['literal', 'other_setting']), quote: z.string() }),
      ),
      does: z.string(),
      mechanism: z.string(),
      differs: z.string(),
    }),
  ),
});
export type ScreenReply = z.infer<typeof screenReplySchema>;

/** Rates a batch of patents against the idea and its elements. */
export const screenPrompt: StagePrompt<ScreenReply> = {
  purpose: 'screen',
  version: 3,
  schema: screenReplySchema,
  maxOutputTokens: 1900,
  temperature: 0,
  cites: false,
  task: `Compare each patent with the founder's idea. Two separate questions.
Topic, by the subject of the patent: 3 = the same kind of thing for the same job (idea: a bike lock that alerts by phone; patent: a bicycle lock with a theft alarm); 2 = the same job with another thing, or the same thing for a neighboring job (a motorcycle alarm; a bicycle lock without an alarm); 1 = the same broad field only (bicycle lights); 0 = unrelated, even where it shows an element.
Elements: which elements of the idea the text discloses. An element is disclosed when a skilled reader finds its function in the text: "literal" for the same kind of thing, "other_setting" whatever the host object. A missed disclosure harms the founder most, so judge the function, not the words. An element that joins two functions counts only when the text shows both. A title alone shows what a thing is for, hardly ever how it works: where only a title is given, name an element only if the title states it.
Return {"patents":[{"n": its number in the list, "topic", "elements":[{"e":"E1","how","quote": 3 to 10 consecutive words copied exactly from its text that show this element}], "does": about 12 words, "mechanism": at most 6 words, "differs": what this patent lacks of the idea, as "Lacks …" or "Only …", about 12 words}]}
Leave out patents of topic 0. For a title alone, and for topic 1 without elements, use empty strings for does, mechanism, and differs.`,
};
