import { z } from 'zod';
import { analysisReportSchema } from '../analysis/report.ts';
import { patentSchema } from '../patents.ts';
import { defineRoute } from './route.ts';

const exampleSummarySchema = z.object({
  slug: z.string(),
  /** The idea in a few words. */
  title: z.string(),
  verdict: z.string(),
  opportunities: z.array(z.string()),
});
export type ExampleSummary = z.infer<typeof exampleSummarySchema>;

export const exampleListRoute = defineRoute({
  method: 'GET',
  path: '/api/examples',
  access: 'public',
  summary: 'Finished analyses over the starter library that anyone may read.',
  response: z.object({ examples: z.array(exampleSummarySchema) }),
  errors: [],
});

export const exampleAnalysisRoute = defineRoute({
  method: 'GET',
  path: '/api/examples/:slug',
  access: 'public',
  summary: 'One finished analysis over the starter library, for people without an account.',
  params: z.object({ slug: z.string().max(80) }),
  response: z.object({ report: analysisReportSchema, patents: z.array(patentSchema) }),
  errors: ['not_found'],
});
