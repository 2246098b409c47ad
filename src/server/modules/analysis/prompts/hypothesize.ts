import { z } from 'zod';
import type { StagePrompt } from '../ask-stage.ts';

export const hypothesizeReplySchema = z.object({
  hypotheses: z.array(
    z.object({
      kind: z.enum(['combine', 'transfer', 'extend', 'relieve', 'revive']),
      title: z.string(),
      problem: z.string(),
      concept: z.string(),
      elements: z.array(z.object({ text: z.string(), novel: z.boolean() })),
      builds_on: z.array(z.number().int()),
      queries: z.array(z.string()),
      value: z.number().min(1).max(5),
      feasibility: z.number().min(1).max(5),
      fit: z.number().min(1).max(5),
    }),
  ),
});
export type HypothesizeReply = z.infer<typeof hypothesizeReplySchema>;

const TASK = (
  focus: string,
) => `Propose 6 distinct innovation opportunities for this founder, as hypotheses about what the patent record leaves open. Start from the field as you know it, the founder's own constraints and trade-off, and the patents read, together. Patents inform and limit you; never force a connection to one.
${focus}
Kinds: combine = two disclosed elements never seen together; transfer = a proven mechanism from another field; extend = known art for a user, place, or scale it ignores; relieve = a problem that at least two patents in the list name and none solves; revive = a patent in the list that is marked expired, with something that is new since. Both name those patents in builds_on; choose another kind where the list holds none.
Rules: stay with the founder's thing and job: a founder must say "that is my idea, made better". Follow the user through the job, step by step, and propose for the step that fails. Each proposal has to beat what the buyer uses today, including more of the ordinary thing. Offer what a buyer would order: a whole product, kit, or feature, not a detail of a latch or a joint. Plain beats clever: where fewer moving, sealed, or calibrated parts would do, propose those. No two with the same mechanism. Where a newcomer could hardly sell the whole thing (safety systems, parts that large makers build in), include a way in: an accessory, a retrofit, or a part or test that the makers would buy. Avoid what the known products and art already do, and what was tried and failed for a reason that still holds; a detail of one patent is no opportunity in itself. Obey every must and must_not. Check orders of magnitude (forces, energy, heat, flow, range, cost) before you propose; drop what fails. Name a mechanism with its parts, a setting, and a user; no platitudes ("AI-powered", "smart", "integrated platform").
Return {"hypotheses":[{"kind","title": at most 9 words that a customer understands: what it does and by what means,"problem": who suffers what, one or two sentences,"concept": how it works, two or three sentences with mechanism and parts,"elements": 3 to 5 atomic claim elements of at most 10 words each {"text","novel": true for the one or two that carry the novelty},"builds_on": numbers in the list of patents it really rests on, may be empty,"queries": 2 search texts of 4 to 10 words that would find it if someone had patented it, in the words of patents,"value": 5 = a named buyer loses money today, 3 = useful to many, 1 = nice to have,"feasibility": 5 = off-the-shelf parts in a month, 3 = known parts needing engineering, 1 = needs research,"fit": 5 = the founder's idea itself, 3 = close relative, 1 = another business}]}`;

const base = {
  version: 6,
  schema: hypothesizeReplySchema,
  maxOutputTokens: 2600,
  temperature: 0.7,
  cites: false,
};

/** Two lenses asked in parallel, so that proposals differ. */
export const hypothesizePrompts: StagePrompt<HypothesizeReply>[] = [
  {
    ...base,
    purpose: 'hypothesize-core',
    task: TASK(
      'Focus: what would make the idea itself work better than anything sold or patented: resolve its central trade-off, the weakest element, the failure modes users meet, cost, installation, and trust.',
    ),
  },
  {
    ...base,
    purpose: 'hypothesize-reach',
    task: TASK(
      'Focus: users, places, and scales that known products ignore, mechanisms proven in other fields, problems that several patents name, and what newly cheap parts (sensors, materials, software) make possible now. Ask who controls the part and who can sell it: at least two of the six take a form that a newcomer can sell without the consent of others. Another analyst improves the idea itself: leave to them what only makes it work better.',
    ),
  },
];
