import { z } from 'zod';

/** One line that every figure carries: how many are shown, how many left out, and why. */
export const shownNoteSchema = z.object({
  shown: z.number().int(),
  left_out: z.number().int(),
  reason: z.string(),
});
export type ShownNote = z.infer<typeof shownNoteSchema>;
