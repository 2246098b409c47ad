import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const frameReplySchema = z.object({
  clear: z.boolean(),
  summary: z.string(),
  thing: z.string(),
  user: z.string().nullable(),
  job: z.string().nullable(),
  elements: z.array(z.object({ text: z.string(), terms: z.array(z.string()), given: z.boolean() })),
  must: z.array(z.string()),
  must_not: z.array(z.string()),
  trade_off: z.string().nullable(),
  queries: z.array(
    z.object({
      text: z.string(),
      purpose: z.enum(['whole', 'element', 'other_field']),
      element: z.number().int().nullable(),
    }),
  ),
  classes: z.array(z.string()),
  ambiguous: z.array(z.object({ word: z.string(), not: z.string() })),
  products: z.array(z.string()),
  owners: z.array(z.string()),
  known_art: z.array(z.string()),
  rules: z.array(z.string()),
});
export type FrameReply = z.infer<typeof frameReplySchema>;

/** Reads the idea: what is offered, to whom, in which parts, and how patents would word it. */
export const framePrompt: StagePrompt<FrameReply> = {
  purpose: 'frame',
  version: 5,
  schema: frameReplySchema,
  maxOutputTokens: 2200,
  temperature: 0,
  cites: false,
  task: `Read the founder's idea so that a patent search can start. Return
{"clear": true unless the text describes no product, process, or service that could exist (then false and empty lists),
"summary": one sentence of at most 30 words,
"thing": what is offered, 1 to 5 words, "user": who uses it or null, "job": what it does for them, at most 10 words, or null,
"elements": 3 to 6 parts that a patent claim could name, most characteristic first: {"text": one function or part in at most 12 words, never two joined by "and" and never the absence of something (that is a must_not), "terms": 2 to 4 synonyms as patents write them, "given": true if the founder stated it, false if you inferred it},
"must": things the founder requires (["works without electricity"]), "must_not": what the founder rules out, in as few words as it takes (["battery","drilling the wall","anything worn"]); take these only from the founder's words,
"trade_off": three or four sentences, at most 130 words: the central conflict inside this idea, with orders of magnitude and the arithmetic shown; what the buyer uses today instead, with a rough price; and the one fact that would end the idea if it came out badly,
"queries": exactly 12 search texts of 3 to 10 words: 4 with purpose "whole" (two of them in the exact terms of the thing and its job), 6 with purpose "element" (their element's index from 0 in "element"), 2 with purpose "other_field" for the same job in another field ("element" null except for purpose "element"); in the vocabulary of patents, no Boolean operators,
"classes": up to 4 likely CPC subclasses such as "B60C",
"ambiguous": words of the idea with a second meaning that a search would hit: {"word", "not": the meaning that is not meant}, at most 3,
"products": up to 7 existing products as "maker: product, what it does, what its buyers lack", "owners": up to 6 organizations likely to hold prior art, "known_art": up to 6 short statements of what has been patented, published, or tried and failed before, and why, without patent numbers, "rules": up to 4 standards or regulations that bind. These four come from your general knowledge; leave out what you are not sure of.}`,
};
