import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

const MARKS =
  'Three kinds of sentences, kept apart. Facts about patents carry their numbers in square brackets, such as [US10000000], from the evidence only. General knowledge ends with (recalled, unverified). Inference, estimates, and prices end with (assumption). Put the mark before the period; in concept, build_first, and economics mark the last sentence for all of it instead of each one. Never quote a digest as the patent’s own words.';

export const writeOpportunitiesReplySchema = z.object({
  opportunities: z.array(
    z.object({
      id: z.string(),
      problem: z.string(),
      concept: z.string(),
      exists: z.string(),
      left_open: z.string(),
      who_pays: z.string(),
      why_open: z.string(),
      risk: z.string(),
      build_first: z.string(),
      economics: z.string(),
      refuted_by: z.string(),
    }),
  ),
  next_step: z.string(),
});
export type WriteOpportunitiesReply = z.infer<typeof writeOpportunitiesReplySchema>;

/** Writes the opportunities that were kept. */
export const writeOpportunitiesPrompt: StagePrompt<WriteOpportunitiesReply> = {
  purpose: 'write-opportunities',
  version: 2,
  schema: writeOpportunitiesReplySchema,
  maxOutputTokens: 3200,
  temperature: 0.2,
  cites: true,
  task: `Write these opportunities for the founder. ${MARKS}
Return {"opportunities":[{"id",
"problem": two sentences: who suffers what today,
"concept": two or three sentences: mechanism and parts, with the critic's repair built in where there is one,
"exists": one or two sentences on the nearest art, cited, with what it has and what it lacks; where it discloses no element, say that nothing found comes close and name it in a few words; say whether it is an application or a grant where that matters,
"left_open": one sentence on which element no patent found here discloses; if coverage is thin or none, name instead the element that a search in a fuller source should look for first, and do not call it open,
"who_pays": one or two sentences naming the buyer and why now (assumption),
"why_open": one plain sentence of at most 18 words for a card, no marks: which element sets it apart from the nearest art; if coverage is thin or none, what makes it worth a search, without calling it open, new, or missing,
"risk": the biggest risk in one plain sentence of at most 18 words for a card, no marks,
"build_first": a first build of at most two weeks with parts, a cost, and one pass/fail number, two sentences,
"economics": rough unit cost, price, and what must be true, one or two sentences (assumption),
"refuted_by": what finding would kill it, one sentence}],
"next_step": the one thing the founder should do first across all of them, one or two sentences}
Keep novelty, obviousness, and freedom to operate apart; never infer one from another, and never say "patentable" or "free to use".`,
};

export const writeLandscapeReplySchema = z.object({ verdict: z.string(), paragraphs: z.array(z.string()) });
export type WriteLandscapeReply = z.infer<typeof writeLandscapeReplySchema>;

/** Writes the verdict and the state of the art. */
export const writeLandscapePrompt: StagePrompt<WriteLandscapeReply> = {
  purpose: 'write-landscape',
  version: 2,
  schema: writeLandscapeReplySchema,
  maxOutputTokens: 1300,
  temperature: 0.2,
  cites: true,
  task: `Write the state of the art for the founder. ${MARKS}
Return {"verdict": one sentence of at most 35 words with the overall finding: how crowded the idea is here and where the best opening lies; if coverage is thin or none, it says first that these sources hold too little of this field,
"paragraphs": 3 or 4 paragraphs of 2 to 4 sentences: (1) what the closest patents do, cited; (2) which parts of the idea are well covered and which were not found, and by whom; (3) products, rivals, and rules from general knowledge; (4) what these sources cannot show: age, countries, title-only records, missing owners. State only counts that are in the data.}`,
};
