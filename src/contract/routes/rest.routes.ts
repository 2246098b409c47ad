import { z } from 'zod';
import { defineRoute } from './route.ts';

export const REST_TABLES = [
  'idea_sessions',
  'ideas',
  'patents',
  'chat_messages',
  'user_usage',
  'profiles',
  'subscribers',
] as const;
export type RestTable = (typeof REST_TABLES)[number];

/** Most rows of one answer. */
export const REST_MAX_ROWS = 1000;

export const readTableRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/:table',
  access: 'user',
  summary:
    "Reads one's own rows in PostgREST's grammar: select, order, limit, offset, column=op.value with eq, neq, gt, gte, lt, lte, " +
    'like, ilike, in and is, and=(…), Range, Prefer: count=exact, and one row by Accept: application/vnd.pgrst.object+json.',
  params: z.object({ table: z.string() }),
  query: z.record(z.string(), z.string()),
  errors: ['not_found', 'PGRST116'],
});
