import { z } from 'zod';
import { frameEditSchema, frameSchema } from '../analysis/frame.ts';
import { coverageSchema, landscapeSchema } from '../analysis/landscape.ts';
import { opportunitySchema } from '../analysis/opportunity.ts';
import { analysisReportSchema, methodSchema, runViewSchema, SESSION_STATUSES } from '../analysis/report.ts';
import { categorySchema, patentSchema } from '../patents.ts';
import { defineRoute } from './route.ts';

/** An opportunity as saved: its own id, and its name inside the report (`o1`). The table `ideas` keeps its name. */
export const ideaSchema = opportunitySchema.extend({
  id: z.uuid(),
  session_id: z.uuid(),
  reference: z.string(),
  created_at: z.string(),
});
export type Idea = z.infer<typeof ideaSchema>;

export const sessionSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  state_of_art: z.string(),
  created_at: z.string(),
  clustering_status: z.enum(SESSION_STATUSES),
  /** Name of the category when the session holds a category search. */
  category: z.string().nullable(),
  /** Shown when the result is not what was asked for, e.g. which stage fell back and why. */
  notice: z.string().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

// What a finished analysis adds to the fields that SPEC §7 names.
const findings = {
  state_of_art: z.string(),
  verdict: z.string(),
  no_result: analysisReportSchema.shape.no_result,
  notice: z.string().nullable(),
  frame: frameSchema,
  coverage: coverageSchema,
  landscape: landscapeSchema,
  method: methodSchema,
};

export const ideaAnalysisSchema = z.object({
  session_id: z.uuid(),
  patents: z.array(patentSchema),
  total_patents: z.number().int(),
  ideas: z.array(ideaSchema),
  ...findings,
});
export type IdeaAnalysis = z.infer<typeof ideaAnalysisSchema>;

export const regeneratedIdeasSchema = z.object({
  session_id: z.uuid(),
  ideas: z.array(ideaSchema),
  patent_count: z.number().int(),
  ...findings,
});
export type RegeneratedIdeas = z.infer<typeof regeneratedIdeasSchema>;

export const categorySearchSchema = z.object({
  session_id: z.uuid(),
  category: categorySchema,
  patents: z.array(patentSchema),
  /** Patents of the library in this category; the list holds at most 100 of them. */
  total_patents: z.number().int(),
});
export type CategorySearch = z.infer<typeof categorySearchSchema>;

/** Texts are checked by `sanitiseIdea`, so that each wrong one gets its own message. */
export const analyzeIdeaBodySchema = z.union([
  z.object({
    searchTerms: z.array(z.unknown()).max(10).describe('The idea text, or the name of one category'),
    frame: frameEditSchema.optional().describe('The reading of the idea as the user corrected it'),
  }),
  z.object({
    sessionId: z.unknown().describe('Saved session whose ideas are generated again'),
    prompt: z.unknown().optional().describe('Ignored: the session’s stored prompt is used'),
    frame: frameEditSchema.optional().describe('The reading of the idea as the user corrected it'),
  }),
]);

export const analyzeIdeaRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/analyze-idea',
  access: 'user',
  summary: 'Analyzes an idea, searches a category, or generates the ideas of a saved session again.',
  body: analyzeIdeaBodySchema,
  response: z.union([ideaAnalysisSchema, regeneratedIdeasSchema, categorySearchSchema]),
  errors: [
    'invalid_input',
    'input_too_long',
    'malicious_input',
    'invalid_session_id',
    'session_not_found',
    'usage_limit_reached',
    'rate_limited',
    'busy',
    'idempotency_in_flight',
    'idempotency_mismatch',
    'analysis_failed',
    'analysis_cancelled',
    'library_unavailable',
  ],
  idempotent: true,
  maxBody: 1024 * 1024,
  rateLimit: 'action',
});

const sessionBody = z.object({ sessionId: z.unknown() });
const sessionParams = z.object({ id: z.string().max(64) });
const sessionErrors = ['invalid_session_id', 'session_not_found'] as const;

export const stopAnalysisRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/stop-analysis',
  access: 'user',
  summary: 'Stops the analysis under way in a session; its usage unit is given back.',
  body: sessionBody,
  response: z.object({ stopped: z.boolean() }),
  errors: sessionErrors,
  rateLimit: 'action',
});

export const categoriesRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/generate-patent-categories',
  access: 'user',
  summary: 'Browsing categories with the number of library patents in each.',
  response: z.object({ categories: z.array(categorySchema) }),
  errors: ['library_unavailable'],
  rateLimit: 'action',
});

export const deleteSessionRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/delete-session',
  access: 'user',
  summary: 'Deletes a session; it can be restored until the time answered.',
  body: sessionBody,
  response: z.object({ deleted: z.literal(true), undo_until: z.string() }),
  errors: sessionErrors,
  rateLimit: 'action',
});

export const restoreSessionRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/restore-session',
  access: 'user',
  summary: 'Undoes the deletion of a session.',
  body: sessionBody,
  response: z.object({ restored: z.literal(true) }),
  errors: sessionErrors,
  rateLimit: 'action',
});

export const sessionReportSchema = z.object({
  session: sessionSchema,
  /** Null until an analysis of this session has completed. */
  report: analysisReportSchema.nullable(),
  /** What exists of the newest run while it is under way, or after it was stopped or failed; else null. */
  run: runViewSchema.nullable(),
  ideas: z.array(ideaSchema),
  patents: z.array(patentSchema),
});
export type SessionReport = z.infer<typeof sessionReportSchema>;

export const sessionReportRoute = defineRoute({
  method: 'GET',
  path: '/api/sessions/:id/report',
  access: 'user',
  summary: 'Everything saved in a session: report, ideas and patents.',
  params: sessionParams,
  response: sessionReportSchema,
  errors: sessionErrors,
});

export const EXPORT_FORMATS = ['md', 'json', 'csv', 'bibtex', 'ris', 'pdf', 'docx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const sessionExportRoute = defineRoute({
  method: 'GET',
  path: '/api/sessions/:id/export',
  access: 'user',
  summary: 'The session as a file: report (md, pdf, docx, json) or its patents (csv, bibtex, ris).',
  params: sessionParams,
  query: z.object({ format: z.enum(EXPORT_FORMATS) }),
  errors: [...sessionErrors, 'export_limit_reached'],
  rateLimit: 'export',
});

const shareStateSchema = z.object({ shared: z.boolean(), created_at: z.string().nullable() });

export const shareStateRoute = defineRoute({
  method: 'GET',
  path: '/api/sessions/:id/share',
  access: 'user',
  summary: 'Whether a public link to the session exists.',
  params: sessionParams,
  response: shareStateSchema,
  errors: sessionErrors,
});

export const shareSessionRoute = defineRoute({
  method: 'POST',
  path: '/api/sessions/:id/share',
  access: 'user',
  summary: 'Creates a public read-only link; an older one stops working.',
  params: sessionParams,
  response: z.object({ token: z.string(), path: z.string(), created_at: z.string() }),
  errors: sessionErrors,
  rateLimit: 'action',
});

export const unshareSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/api/sessions/:id/share',
  access: 'user',
  summary: 'Revokes the public link of a session.',
  params: sessionParams,
  response: shareStateSchema,
  errors: sessionErrors,
  rateLimit: 'action',
});

export const sharedReportRoute = defineRoute({
  method: 'GET',
  path: '/api/shared/:token',
  access: 'public',
  summary: 'A shared session, read-only, by the token of its link.',
  params: z.object({ token: z.string().max(128) }),
  response: sessionReportSchema,
  errors: ['not_found'],
});
