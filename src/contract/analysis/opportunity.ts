import { z } from 'zod';
import { disclosureSchema } from './evidence.ts';

/**
 * combine: two disclosed elements never seen together; transfer: a mechanism from another field; extend: known art for a
 * user, place, or scale it ignores; relieve: a problem that several patents name; revive: art past its term with
 * something new since; pattern: general engineering knowledge, checked against the patents found.
 */
export const OPPORTUNITY_KINDS = ['combine', 'transfer', 'extend', 'relieve', 'revive', 'pattern'] as const;

/**
 * anticipated: one patent discloses every element; combination_known: two together do and share a field; partly; open;
 * not_covered: the sources hold too little to tell. Where no model has read the patents: mentioned or not_seen.
 */
export const VERDICTS = [
  'anticipated',
  'combination_known',
  'partly',
  'open',
  'not_covered',
  'mentioned',
  'not_seen',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export const COMPONENTS = ['openness', 'support', 'value', 'feasibility', 'fit', 'evidence'] as const;
export type Component = (typeof COMPONENTS)[number];

export const componentsSchema = z.record(
  z.enum(COMPONENTS),
  /** 0 to 1; null when it could not be measured and the other weights were scaled up. */
  z.object({ value: z.number().nullable(), text: z.string() }),
);
export type Components = z.infer<typeof componentsSchema>;

/** A patent held against an opportunity, element by element. */
export const comparedPatentSchema = z.object({
  number: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  owner: z.string().nullable(),
  url: z.string().nullable(),
  /** `element` is the index in the opportunity's elements, as text. */
  has: z.array(disclosureSchema),
  /** Indices of the elements it lacks. */
  lacks: z.array(z.number().int()),
  /** Closest independent claim, where the source has claims. */
  claim: z.string().nullable(),
});
export type ComparedPatent = z.infer<typeof comparedPatentSchema>;

/**
 * Texts are marked text: `[US10000000]` cites a patent of this session, `(assumption)` marks inference, and
 * `(recalled, unverified)` marks general knowledge of the model. See `marked-text.ts`.
 */
export const opportunitySchema = z.object({
  /** Stable inside a session: `o1`, `o2`, … in the order shown. */
  id: z.string(),
  kind: z.enum(OPPORTUNITY_KINDS),
  title: z.string(),
  problem: z.string(),
  concept: z.string(),
  /** Market analysis as one text, made of `gap_parts`. */
  gap: z.string(),
  gap_parts: z.object({
    exists: z.string(),
    left_open: z.string(),
    who_pays: z.string(),
  }),
  opportunity_score: z.number().int().min(0).max(100),
  verdict: z.enum(VERDICTS),
  components: componentsSchema,
  elements: z.array(
    z.object({
      text: z.string(),
      /** True for the one or two that carry the novelty. */
      novel: z.boolean(),
      /** Patents found that disclose (or mention) it. */
      disclosed_by: z.array(z.string()),
    }),
  ),
  /** Related patents it starts from; may be empty. */
  builds_on: z.array(z.string()),
  /** Nearest art first; never empty when anything was found. */
  nearest: z.array(comparedPatentSchema),
  evidence_for: z.array(z.object({ text: z.string(), number: z.string(), quote: z.string().nullable() })),
  evidence_against: z.array(z.object({ text: z.string(), number: z.string(), quote: z.string().nullable() })),
  /** Why it is open, in one short sentence for the card. */
  why_open: z.string(),
  /** Biggest risk, in one short sentence for the card; null when nobody assessed it. */
  risk: z.string().nullable(),
  /** Two-week first build with a pass/fail number. */
  build_first: z.string(),
  /** Rough economics, an assumption; null when nobody estimated them. */
  economics: z.string().nullable(),
  refuted_by: z.string(),
  /** Searches that would find it if someone has it; `url` opens a full database. */
  queries: z.array(z.object({ text: z.string(), url: z.string(), hits: z.number().int() })),
  written_by: z.enum(['model', 'embedded']),
});
export type Opportunity = z.infer<typeof opportunitySchema>;
