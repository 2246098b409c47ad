import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

const MARKS = `Three kinds of sentences, kept apart. Facts about patents carry their numbers in square brackets, such as [US10000000], from the data given only. General knowledge ends with (recalled, unverified). Inference, estimates, and prices end with (assumption). Put the mark before the period, and each mark at most once in a text: where several sentences are of one kind, put them together and mark the last for all of them.
Speak of the idea and of patents, never of this service: no "digest", "record", "on file", "text here", "evidence".`;

export const writeOpportunitiesReplySchema = z.object({
  opportunities: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
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
  version: 5,
  schema: writeOpportunitiesReplySchema,
  maxOutputTokens: 3200,
  temperature: 0.2,
  cites: true,
  task: `Write these opportunities for the founder. ${MARKS}
Return {"opportunities":[{"id",
"title": as given, or, where the repair changes the mechanism, one that fits it, at most 9 words that a customer understands,
"problem": two sentences: who suffers what today, at which step, and what they use instead,
"concept": two or three sentences: mechanism and parts, with the critic's repair built in where there is one, and the number that shows it can work,
"exists": one or two sentences on the nearest patent, cited, with what it has and what it lacks; say whether it is an application or a grant where that matters. If it discloses no element, or shares only a general part and is about something else, "",
"left_open": one sentence on which element no patent found here discloses; if coverage is thin or none, or the verdict is not_covered, "",
"who_pays": two sentences: the buyer, how the founder reaches them, and why they would choose this over the product they use today, by name where it is known,
"why_open": one plain sentence of at most 18 words for a card, no marks: which element sets it apart from the nearest art; if coverage is thin or none, or the verdict is not_covered, what it does better than what the buyer uses today, without calling it open, new, or missing,
"risk": the biggest risk in one plain sentence of at most 18 words for a card, no marks,
"build_first": a first build of at most two weeks with parts, a cost, and one pass/fail number, two sentences,
"economics": rough unit cost, price, and what must be true, one or two sentences (assumption),
"refuted_by": what finding would kill it, one sentence}],
"next_step": the cheapest test of the fact that decides the whole idea, as the trade-off names it, and not of a part of one proposal; with the number at which to stop, one or two sentences}
Keep novelty, obviousness, and freedom to operate apart; never infer one from another, and never say "patentable" or "free to use".`,
};

export const writeLandscapeReplySchema = z.object({ verdict: z.string(), paragraphs: z.array(z.string()) });
export type WriteLandscapeReply = z.infer<typeof writeLandscapeReplySchema>;

/** Writes the verdict and the state of the art. */
export const writeLandscapePrompt: StagePrompt<WriteLandscapeReply> = {
  purpose: 'write-landscape',
  version: 5,
  schema: writeLandscapeReplySchema,
  maxOutputTokens: 1600,
  temperature: 0.2,
  cites: true,
  task: `Write the state of the art for the founder. ${MARKS}
Return {"verdict": one or two sentences of at most 40 words in all on the idea itself: how far it is already known or sold, what it has to beat, and where the best opening lies; if coverage is thin or none, it begins "Few patents found here, but" and says what general knowledge shows, marked (recalled, unverified),
"paragraphs": 5 paragraphs of 2 to 4 sentences: (1) what the buyer uses today and the rivals and products by name, each with what it leaves unsolved, and what was tried before and why it failed; (2) the fact that decides whether the idea is worth building, who would have to buy or license it, and how a newcomer gets to that buyer; (3) what the closest patents do, cited, and which parts of the idea they show; with thin or no coverage only the two or three that matter; (4) parts that were not found (none where coverage is none), owners, and the rules that bind; (5) in one or two sentences what these sources cannot show: age, countries, patents known by title only. State only counts that are in the data.}`,
};
