import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const rankReplySchema = z.object({ winners: z.array(z.string()) });

/** Pairwise choices; asked twice with the order of each pair reversed. */
export const rankPrompt: StagePrompt<z.infer<typeof rankReplySchema>> = {
  purpose: 'rank',
  version: 4,
  schema: rankReplySchema,
  maxOutputTokens: 500,
  temperature: 0,
  cites: false,
  task: `For each pair of proposals choose the one this founder should pursue first: it makes the founder's own idea work, it beats what the buyer uses today, someone would pay for it, it works physically and simply, it can be tested cheaply, and the patent record leaves it room. Where coverage is thin or none the record says nothing about room: leave that out. A flaw counts as far as its repair leaves it. Judge each pair on its own; the order within a pair means nothing.
Return {"winners": the ids of the chosen proposals, one per pair, in the order of the pairs}`,
};
