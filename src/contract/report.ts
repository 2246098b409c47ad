import { z } from 'zod';
import type { Conflict } from './conflict.ts';
import { axisEntrySchema, type Landscape, landscapeSchema } from './landscape.ts';
import { proposedCombinationSchema } from './proposed-combination.ts';
import { leadingConflict } from './ways.ts';

/** A statement of fact and the patent numbers that bear it. */
export const statementSchema = z.object({ text: z.string(), cites: z.array(z.string()) });
export type Statement = z.infer<typeof statementSchema>;

export const SCORE_COMPONENTS = [
  'under_combination',
  'plausibility',
  'momentum',
  'openness',
  'fit',
  'expired_art',
  'fragmentation',
] as const;
export type ScoreComponent = (typeof SCORE_COMPONENTS)[number];

export const scoreComponentsSchema = z.object({
  /** Each 0 to 1, or null when the library cannot measure it (weights are then renormalised). */
  values: z.record(z.enum(SCORE_COMPONENTS), z.number().nullable()),
  explanations: z.record(z.enum(SCORE_COMPONENTS), z.string()),
  confidence: z.number(),
  confidence_text: z.string(),
  /** Chance, 0 to 1, that the lent mechanism is apt for the idea, fitted on graded cases; absent in older reports. */
  aptness: z.number().optional(),
  raw: z.number(),
  calibrated: z.number(),
  /** Share of comparable candidates of the time split that were filled later; null without a fit. */
  probability: z.number().nullable(),
  /** Why the score was capped, or null. */
  cap: z.string().nullable(),
  /** Why it has a few points more; absent where it has none, and in older reports. */
  usual: z.string().optional(),
});
export type ScoreComponents = z.infer<typeof scoreComponentsSchema>;

/** One disproof search that really ran: why is it empty? */
export const emptinessCheckSchema = z.object({
  id: z.enum(['different_words', 'adjacent_class', 'abandoned', 'data_coverage']),
  name: z.string(),
  outcome: z.enum(['survived', 'weakened', 'refuted', 'not_run']),
  query: z.string().nullable(),
  hits: z.number().int(),
  text: z.string(),
  cites: z.array(z.string()),
});
export type EmptinessCheck = z.infer<typeof emptinessCheckSchema>;

export const nearestArtSchema = z.object({
  number: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  /** Page of the publication; null where none is known. */
  url: z.string().nullable(),
  similarity: z.number(),
  /** What it has, and what it lacks against the opportunity. */
  differs: z.string(),
});
export type NearestArt = z.infer<typeof nearestArtSchema>;

export const OPPORTUNITY_KINDS = ['combine', 'transfer', 'revive', 'extend', 'relieve'] as const;

export const opportunitySchema = z.object({
  /** Stable inside a session: `o1`, `o2`, … */
  id: z.string(),
  kind: z.enum(OPPORTUNITY_KINDS),
  title: z.string(),
  problem: z.string(),
  concept: z.string(),
  /** Market analysis: why this cell is empty and what that is worth. */
  gap: z.string(),
  opportunity_score: z.number().int().min(0).max(100),
  refuted: z.boolean(),
  score_components: scoreComponentsSchema,
  evidence_for: z.array(statementSchema),
  evidence_against: z.array(statementSchema),
  why_empty: z.array(emptinessCheckSchema),
  nearest_art: z.array(nearestArtSchema),
  next_steps: z.array(z.string()),
  pair: z.object({ use: axisEntrySchema, solution: axisEntrySchema, together: z.number().int() }),
  /** `evidence`: composed from the computed evidence. `model`: phrased by a language model. */
  phrased_by: z.enum(['evidence', 'model']),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

export const methodSchema = z.object({
  queries: z.array(
    z.object({ purpose: z.string(), query: z.string(), source: z.string(), hits: z.number().int() }),
  ),
  sources: z.array(
    z.object({
      name: z.string(),
      documents: z.number().int(),
      from_year: z.number().int().nullable(),
      to_year: z.number().int().nullable(),
      status: z.enum(['ok', 'down', 'slow', 'empty']),
    }),
  ),
  left_out: z.array(z.object({ count: z.number().int(), reason: z.string() })),
  stages_ms: z.record(z.string(), z.number()),
  engine: z.string(),
});

/** Everything one analysis computed. Stored with its session; the texts can be rephrased, the figures not. */
export const analysisReportSchema = z.object({
  idea: z.string(),
  /** `insufficient`: nothing honest can be said; `reason` tells why and opportunities is empty. */
  verdict: z.enum(['opportunities', 'saturated', 'insufficient']),
  reason: z.string().nullable(),
  landscape: landscapeSchema,
  /** What to take from it, in a few statements; absent in older reports, empty where there is no opportunity. */
  summary: z.array(statementSchema).optional(),
  /** Paragraphs of the state of the art, each a list of statements with their patents. */
  state_of_art: z.array(z.array(statementSchema)),
  opportunities: z.array(opportunitySchema),
  /** Absent unless a language model proposed something that stood the check. */
  proposed: z.array(proposedCombinationSchema).optional(),
  method: methodSchema,
});
export type AnalysisReport = z.infer<typeof analysisReportSchema>;

/** True stages of a run, in order; `counts` names what has been counted so far. */
export const ANALYSIS_STAGES = [
  'pending',
  'searching',
  'clustering',
  'analyzing',
  'completed',
  'failed',
] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];
export const analysisProgressSchema = z.object({
  stage: z.enum(ANALYSIS_STAGES),
  /** 0 to 100, never ahead of the work. */
  percent: z.number(),
  counts: z.record(z.string(), z.number()),
});
export type AnalysisProgress = z.infer<typeof analysisProgressSchema>;

/** Chance of being apt from which a lead is worth reading, and from which it is likely to suit. */
const WORTH_READING = 1 / 3;
const LIKELY = 1 / 2;

/** A lead that scores less is not worth reading, whatever its chance: somebody has it already, or the searches came close. */
const LEAST_SCORE = 20;

type Judged = Pick<Opportunity, 'opportunity_score' | 'score_components'>;

/** True for a lead to follow, false for a long shot; older reports tell no chance. */
export const isWorthReading = ({
  opportunity_score: score,
  score_components: { aptness },
}: Judged): boolean => (aptness ?? 1) >= WORTH_READING && score >= LEAST_SCORE;

/** True for what is carried over from another use or place, alone or joined; what does the idea's job on such things already is not. */
const isByAnalogy = ({ score_components: { aptness } }: Opportunity): boolean => aptness !== undefined;

/** The conflict whose designs come before what a library that covers little says of the idea; undefined where none does. */
export function designsFirst({ ways, coverage }: Pick<Landscape, 'ways' | 'coverage'>): Conflict | undefined {
  return ways == null || coverage.level === 'good' ? undefined : leadingConflict(ways);
}

/** True where designs that get round the idea's conflict come first, and what patents lend by analogy stands beside them. */
export const comesSecond = (o: Opportunity, landscape: Pick<Landscape, 'ways' | 'coverage'>): boolean => {
  const conflict = designsFirst(landscape);
  // Where the conflict is of all that is wanted, no lead starts from as much of the idea as its designs do.
  return conflict !== undefined && (conflict.of_aim === true || isByAnalogy(o));
};

/** True for a lead that is apt more likely than not. */
const isLikely = ({ score_components: { aptness } }: Judged): boolean => (aptness ?? 1) >= LIKELY;

/** A usual way that scores less has something against it here. */
const LEAST_USUAL = 45;

/** Worth reading, and does the job as is usual for such things with nothing against it. */
const isUsualHere = (lead: Judged): boolean =>
  isWorthReading(lead) && lead.score_components.usual !== undefined && lead.opportunity_score >= LEAST_USUAL;

/** True for a lead that is likely, or usual where no more than jobs is known of what is wanted. */
export const isPromising = (lead: Judged, { ways }: Pick<Landscape, 'ways'>): boolean =>
  isLikely(lead) || (isUsualHere(lead) && !ways?.conflict?.of_aim);

/** The chance of a lead in words, or null: a number for one case would claim more than graded cases like it can say. */
export function chanceInWords(lead: Judged): string | null {
  const { aptness } = lead.score_components;
  if (aptness === undefined) return null;
  if (!isWorthReading(lead)) return 'long shot';
  return isLikely(lead) ? 'likely to suit' : 'may suit';
}
