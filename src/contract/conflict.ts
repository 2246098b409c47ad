import { z } from 'zod';

/** What stands against an idea, and designs that get round it: general engineering knowledge. */
export const conflictSchema = z.object({
  /** "The conflict to win", with the thing where that is not the idea's own. */
  lead: z.string(),
  /** True where it is of all that the idea wants of its thing; absent otherwise. */
  of_aim: z.boolean().optional(),
  /** To follow the lead. */
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
  /** What people buy for it today and what that leaves unsolved, to follow "Sold today:"; absent in older reports. */
  sold: z.string().optional(),
});
export type Conflict = z.infer<typeof conflictSchema>;
