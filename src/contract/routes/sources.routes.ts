/** Patent sources as admins see them. */
import { z } from 'zod';
import { defineRoute } from './route.ts';

export const sourceSummarySchema = z.object({
  /** `library`, `google-patents`, `epo-ops`, `lens`, `uspto-odp`. */
  name: z.string(),
  label: z.string(),
  state: z.enum(['ok', 'empty', 'down', 'slow', 'quota', 'unauthorized', 'refused']),
  /** One sentence: what the source holds or has left, or what is wrong and what to do. */
  text: z.string(),
  /** Calls left in the present period, where the source says. */
  remaining: z.number().nullable(),
  retry_at: z.string().nullable(),
  /** Requests sent and failed searches since midnight UTC. */
  calls_today: z.number().int(),
  failures_today: z.number().int(),
  last_error: z.object({ message: z.string(), at: z.string() }).nullable(),
});
export type SourceSummary = z.infer<typeof sourceSummarySchema>;

export const listSourcesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/sources',
  access: 'admin',
  summary: 'Patent sources with their health, quota, use today and last error',
  response: z.object({
    sources: z.array(sourceSummarySchema),
    /** Names of sources that could be added. */
    available: z.array(z.string()),
  }),
  errors: [],
});
