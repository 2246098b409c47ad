/** What a person finds again and keeps: stars, notes, similar patents, one search over everything, and saved searches. */
import { z } from 'zod';
import { patentSchema } from '../patents.ts';
import { ideaSchema } from './analyses.routes.ts';
import { defineRoute } from './route.ts';

export const NOTE_LENGTH = 2000;
export const MAX_SAVED_SEARCHES = 20;
export const MAX_COMPARED = 3;

export const MARK_KINDS = ['patent', 'session', 'opportunity'] as const;

/** A star and a note on something. `ref` is a patent number, or the id of a session or an opportunity. */
export const markSchema = z.object({
  kind: z.enum(MARK_KINDS),
  ref: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  starred: z.boolean(),
  note: z.string().max(NOTE_LENGTH),
});
export type Mark = z.infer<typeof markSchema>;

export const listMarksRoute = defineRoute({
  method: 'GET',
  path: '/api/marks',
  access: 'user',
  summary: 'Your stars and notes, newest first.',
  query: z.object({ kind: z.enum(MARK_KINDS).optional() }),
  response: z.object({ marks: z.array(markSchema.extend({ updated_at: z.string() })) }),
  errors: [],
});

export const putMarkRoute = defineRoute({
  method: 'PUT',
  path: '/api/marks',
  access: 'user',
  summary:
    'Sets the star and the note on a patent, a session, or an opportunity; without either it is removed.',
  body: markSchema,
  response: markSchema,
  errors: ['invalid_input', 'not_found'],
  rateLimit: 'action',
});

export const similarPatentsRoute = defineRoute({
  method: 'GET',
  path: '/api/patents/:number/similar',
  access: 'user',
  summary: 'Patents of the local library most like one of them.',
  params: z.object({ number: z.string().regex(/^[A-Z]{2}[A-Z0-9]{3,20}$/) }),
  response: z.object({ patents: z.array(patentSchema) }),
  errors: ['library_unavailable'],
  rateLimit: 'find',
});

export const findSchema = z.object({
  sessions: z.array(z.object({ id: z.uuid(), prompt: z.string(), created_at: z.string() })),
  opportunities: z.array(
    z.object({ id: z.uuid(), session_id: z.uuid(), reference: z.string(), title: z.string() }),
  ),
  patents: z.array(z.object({ number: z.string(), title: z.string(), session_id: z.uuid() })),
});
export type Found = z.infer<typeof findSchema>;

export const findRoute = defineRoute({
  method: 'GET',
  path: '/api/find',
  access: 'user',
  summary: 'Your sessions, opportunities, and patents that contain these words.',
  query: z.object({ q: z.string().trim().min(2).max(200) }),
  response: findSchema,
  errors: [],
});

export const compareRoute = defineRoute({
  method: 'GET',
  path: '/api/opportunities',
  access: 'user',
  summary: 'Two or three of your opportunities side by side, also from different sessions.',
  query: z.object({ ids: z.string().max(200) }),
  response: z.object({ opportunities: z.array(ideaSchema.extend({ prompt: z.string() })) }),
  errors: ['invalid_input'],
});

export const savedSearchSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  created_at: z.string(),
  checked_at: z.string().nullable(),
  /** Patents that came in since it was saved. */
  new_count: z.number().int(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const listSavedSearchesRoute = defineRoute({
  method: 'GET',
  path: '/api/saved-searches',
  access: 'user',
  summary: 'Your saved searches, newest first.',
  response: z.object({ searches: z.array(savedSearchSchema) }),
  errors: [],
});

export const saveSearchRoute = defineRoute({
  method: 'POST',
  path: '/api/saved-searches',
  access: 'user',
  summary: 'Saves a search; an email follows when new patents match.',
  body: z.object({ query: z.string().trim().min(3).max(500) }),
  response: savedSearchSchema,
  errors: ['invalid_input', 'too_many', 'library_unavailable'],
  rateLimit: 'default',
});

export const deleteSavedSearchRoute = defineRoute({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  access: 'user',
  summary: 'Removes a saved search and stops its emails.',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
  rateLimit: 'action',
});
