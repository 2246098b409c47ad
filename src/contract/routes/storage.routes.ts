/** Owner-private files. Another person's file is as unknown as an absent one. */
import { z } from 'zod';
import { PAGE_SIZES } from '../limits.ts';
import { defineRoute } from './route.ts';

const name = z.string().regex(/^[\w][\w.-]{0,199}$/);

export const storedFileSchema = z.object({
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  created_at: z.string(),
});
export type StoredFileDto = z.infer<typeof storedFileSchema>;

export const listFilesRoute = defineRoute({
  method: 'GET',
  path: '/storage/v1/files',
  access: 'user',
  summary: 'Your files by name, ascending',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(PAGE_SIZES.storage).default(PAGE_SIZES.storage),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    prefix: z.string().max(200).default(''),
  }),
  response: z.object({ files: z.array(storedFileSchema) }),
  errors: [],
});

export const readFileRoute = defineRoute({
  method: 'GET',
  path: '/storage/v1/files/:name',
  access: 'user',
  summary: 'Download one of your files',
  params: z.object({ name }),
  errors: ['not_found'],
});

export const deleteFileRoute = defineRoute({
  method: 'DELETE',
  path: '/storage/v1/files/:name',
  access: 'user',
  summary: 'Delete one of your files',
  params: z.object({ name }),
  status: 204,
  errors: ['not_found'],
  rateLimit: 'action',
});
