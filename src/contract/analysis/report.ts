import { z } from 'zod';
import { ratingSchema } from './evidence.ts';
import { frameSchema, QUERY_PURPOSES } from './frame.ts';
import { coverageSchema, landscapeSchema } from './landscape.ts';
import { opportunitySchema } from './opportunity.ts';

/** The stages of an analysis, in order. */
export const STAGES = [
  'frame',
  'search',
  'screen',
  'coverage',
  'landscape',
  'hypothesize',
  'refute',
  'score',
  'write',
  'verify',
] as const;
export type StageName = (typeof STAGES)[number];

/** Who did a stage: a language model, the embedded analyst, or plain computation. */
export const AUTHORS = ['model', 'embedded', 'code'] as const;
export type Author = (typeof AUTHORS)[number];

export const stageRecordSchema = z.object({
  stage: z.enum(STAGES),
  by: z.enum(AUTHORS),
  ms: z.number().int(),
  /** Why the embedded stage took the model's place, or null. */
  fallback: z.string().nullable(),
});
export type StageRecord = z.infer<typeof stageRecordSchema>;

export const SOURCE_STATES = ['ok', 'empty', 'down', 'slow', 'quota', 'unauthorized', 'refused'] as const;

export const sourceReportSchema = z.object({
  name: z.string(),
  label: z.string(),
  state: z.enum(SOURCE_STATES),
  /** Records taken from it, and records that match there in all (null: it does not say). */
  shown: z.number().int(),
  total: z.number().int().nullable(),
  /** One plain sentence when something is wrong or cached. */
  note: z.string().nullable(),
  /** ISO times. */
  cached_at: z.string().nullable(),
  retry_at: z.string().nullable(),
});
export type SourceReport = z.infer<typeof sourceReportSchema>;

export const methodSchema = z.object({
  queries: z.array(
    z.object({
      text: z.string(),
      purpose: z.enum(QUERY_PURPOSES),
      hits: z.number().int(),
    }),
  ),
  sources: z.array(sourceReportSchema),
  /** What the local library holds. */
  library: z
    .object({
      documents: z.number().int(),
      with_abstract: z.number().int(),
      from_year: z.number().int().nullable(),
      to_year: z.number().int().nullable(),
    })
    .nullable(),
  counts: z.object({
    found: z.number().int(),
    reviewed: z.number().int(),
    related: z.number().int(),
    proposed: z.number().int(),
    dropped: z.number().int(),
  }),
  /** Opportunities that were dropped, and why. */
  dropped: z.array(z.object({ title: z.string(), reason: z.string() })),
  stages: z.array(stageRecordSchema),
  /** `embedded`, or provider and model. */
  analyst: z.string(),
  /** Sentences removed because the cited passage did not support them. */
  removed_sentences: z.number().int(),
});
export type Method = z.infer<typeof methodSchema>;

/** Why no opportunity is offered. */
export const NO_RESULT_REASONS = [
  'unclear_idea',
  'nothing_found',
  'all_anticipated',
  'nothing_fits',
] as const;

/** Everything one analysis found. Stored with its session. */
export const analysisReportSchema = z.object({
  version: z.literal(2),
  idea: z.string(),
  frame: frameSchema,
  coverage: coverageSchema,
  /** One sentence that says what came out. */
  verdict: z.string(),
  no_result: z.object({ reason: z.enum(NO_RESULT_REASONS), text: z.string() }).nullable(),
  /** Marked text, paragraphs separated by blank lines. */
  state_of_art: z.string(),
  landscape: landscapeSchema,
  /** Screening of the related patents, closest first. */
  ratings: z.array(ratingSchema),
  opportunities: z.array(opportunitySchema),
  /** One overall next step; null without opportunities. */
  next_step: z.string().nullable(),
  method: methodSchema,
});
export type AnalysisReport = z.infer<typeof analysisReportSchema>;

/** What exists of a run that is under way or was stopped. */
export const runViewSchema = z.object({
  stages: z.array(stageRecordSchema),
  /** The stage being worked on, or null. */
  current: z.enum(STAGES).nullable(),
  frame: frameSchema.nullable(),
  sources: z.array(sourceReportSchema),
  counts: z.object({ found: z.number().int(), reviewed: z.number().int(), related: z.number().int() }),
  coverage: coverageSchema.nullable(),
  landscape: landscapeSchema.nullable(),
  /** Proposals so far; unscored ones have only a title and a concept. */
  proposals: z.array(z.object({ id: z.string(), title: z.string(), concept: z.string() })),
});
export type RunView = z.infer<typeof runViewSchema>;

/** States of a session's newest run, in order. */
export const SESSION_STATUSES = [
  'pending',
  'searching',
  'clustering',
  'analyzing',
  'completed',
  'stopped',
  'failed',
] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const analysisProgressSchema = z.object({
  status: z.enum(SESSION_STATUSES),
  stage: z.enum(STAGES).nullable(),
  /** 0 to 100, never ahead of the work. */
  percent: z.number(),
  counts: z.record(z.string(), z.number()),
});
export type AnalysisProgress = z.infer<typeof analysisProgressSchema>;
