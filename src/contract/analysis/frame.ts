import { z } from 'zod';

/** How long and how many: limits that stages, prompts, and the edit form share. */
export const FRAME_LIMITS = {
  elements: 7,
  terms: 5,
  queries: 12,
  constraints: 8,
  text: 300,
  trade_off: 1200,
} as const;

const short = z.string().max(FRAME_LIMITS.text);

/** One part of the idea that a patent claim could name. */
export const elementSchema = z.object({
  /** `E1`, `E2`, … */
  id: z.string().max(8),
  text: short,
  /** Synonyms as patents write them. */
  terms: z.array(short).max(8),
  /** False for a part that the user did not state; it does not count in coverage. */
  given: z.boolean(),
});

export const QUERY_PURPOSES = ['whole', 'element', 'other_field', 'recalled', 'retry', 'disproof'] as const;

export const framedQuerySchema = z.object({
  text: short,
  purpose: z.enum(QUERY_PURPOSES),
  /** Id of the element it is for, or null. */
  element: z.string().max(8).nullable(),
});
export type FramedQuery = z.infer<typeof framedQuerySchema>;

/** What a language model knows of the field without a source. Shown as unverified. */
export const recalledSchema = z.object({
  products: z.array(z.string()),
  owners: z.array(z.string()),
  known_art: z.array(z.string()),
  rules: z.array(z.string()),
});
export type Recalled = z.infer<typeof recalledSchema>;

/** How the idea was read. Users can correct it and run the analysis again. */
export const frameSchema = z.object({
  /** One sentence. */
  summary: z.string().max(600),
  /** What is offered. */
  thing: short,
  user: short.nullable(),
  /** What it does for the user. */
  job: short.nullable(),
  elements: z.array(elementSchema).max(FRAME_LIMITS.elements),
  constraints: z.object({
    must: z.array(short).max(FRAME_LIMITS.constraints),
    must_not: z.array(short).max(FRAME_LIMITS.constraints),
  }),
  /** The conflict inside the idea with its numbers; an assumption. Null when nothing is known. */
  trade_off: z.string().max(FRAME_LIMITS.trade_off).nullable(),
  queries: z.array(framedQuerySchema).max(24),
  /** Likely CPC subclasses. */
  classes: z.array(z.string().max(20)).max(8),
  /** Words with a second meaning, and the one that is not meant. */
  ambiguous: z.array(z.object({ word: short, not: short })).max(6),
  recalled: recalledSchema.nullable(),
  read_by: z.enum(['model', 'embedded']),
  /** True when the user corrected it. */
  edited: z.boolean(),
});
export type Frame = z.infer<typeof frameSchema>;

/** What the user may correct: the rest is derived again. */
export const frameEditSchema = z.object({
  thing: short.trim().min(1),
  user: short.nullable(),
  job: short.nullable(),
  elements: z
    .array(z.object({ text: short.trim().min(1) }))
    .min(1)
    .max(FRAME_LIMITS.elements),
  constraints: frameSchema.shape.constraints,
});
export type FrameEdit = z.infer<typeof frameEditSchema>;
