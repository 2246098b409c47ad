import { z } from 'zod';

/** What stands against an idea, and designs that get round it: general engineering knowledge. */
export const conflictSchema = z.object({
  /** The thing of which it is known: "planters". */
  thing: z.string(),
  /** To follow "The conflict to win:". */
  conflict: z.string(),
  /** The likeliest first. */
  ways: z.array(
    z.object({
      /** "a wider, slower jet", and why it gets round the conflict. */
      way: z.string(),
      how: z.string(),
      /** What to ask a full database for the idea's thing made so. */
      query: z.string(),
    }),
  ),
  /** The cheapest trial of the first way; absent where that is not open to the idea. */
  trial: z.string().optional(),
});
export type Conflict = z.infer<typeof conflictSchema>;
