/** What admins may see and do beyond the counts and lists of /rest/v1. Every act is audited. */
import { z } from 'zod';
import { freeTextProblem } from '../free-text.ts';
import { defineRoute } from './route.ts';
import { SEVERITIES } from './telemetry.routes.ts';

const freeText = z
  .string()
  .trim()
  .superRefine((text, issues) => {
    const message = freeTextProblem(text);
    if (message) issues.addIssue({ code: 'custom', message });
  });
const page = { page: z.coerce.number().int().min(1).max(100_000).default(1) };

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.string(),
  role: z.enum(['user', 'admin']),
  disabled: z.boolean(),
  disabled_reason: z.string().nullable(),
  email_verified: z.boolean(),
  mfa_enabled: z.boolean(),
  sessions: z.number().int(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const searchUsersRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/admin/users',
  access: 'admin',
  summary: 'People by part of their address, newest first',
  query: z.object({
    ...page,
    search: z.string().max(254).default(''),
    status: z.enum(['all', 'active', 'disabled', 'admin', 'unverified']).default('all'),
  }),
  response: z.object({ users: z.array(adminUserSchema), total: z.number().int() }),
  errors: [],
});

const params = z.object({ id: z.uuid() });

export const disableUserRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/admin/users/:id/disable',
  access: 'admin',
  summary: 'Disable an account; ends its sessions and open streams',
  params,
  body: z.strictObject({ reason: freeText.default('') }),
  response: adminUserSchema,
  errors: ['not_found', 'own_account'],
});

export const enableUserRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/admin/users/:id/enable',
  access: 'admin',
  summary: 'Let a disabled account sign in again',
  params,
  response: adminUserSchema,
  errors: ['not_found', 'own_account'],
});

export const changeRoleRoute = defineRoute({
  method: 'PUT',
  path: '/auth/v1/admin/users/:id/role',
  access: 'admin',
  summary: 'Make a person an admin, or an admin a person',
  params,
  body: z.strictObject({ role: z.enum(['user', 'admin']) }),
  response: adminUserSchema,
  errors: ['not_found', 'own_account'],
});

export const securityEventSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  severity: z.enum(SEVERITIES),
  source: z.enum(['server', 'client']),
  user_email: z.string().nullable(),
  address: z.string(),
  user_agent: z.string(),
  details: z.record(z.string(), z.unknown()),
  at: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const listSecurityEventsRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/admin/security-events',
  access: 'admin',
  summary: 'Security events of the last day, newest first',
  query: z.object({
    ...page,
    severity: z.enum(SEVERITIES).optional(),
    source: z.enum(['server', 'client']).optional(),
  }),
  response: z.object({ events: z.array(securityEventSchema), total: z.number().int() }),
  errors: [],
});

export const auditEntrySchema = z.object({
  id: z.number().int(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
  at: z.string(),
});
export type AuditEntryDto = z.infer<typeof auditEntrySchema>;

export const listAuditRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/admin/audit',
  access: 'admin',
  summary: 'The audit log, newest first',
  query: z.object({ ...page, action: z.string().max(100).default('') }),
  response: z.object({ entries: z.array(auditEntrySchema), total: z.number().int() }),
  errors: [],
});

export const jobSummarySchema = z.object({
  queue: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  oldest_waiting_at: z.string().nullable(),
});
export type JobSummary = z.infer<typeof jobSummarySchema>;

export const listJobsRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/admin/jobs',
  access: 'admin',
  summary: 'Queues with their counts, and the latest failures',
  response: z.object({
    queues: z.array(jobSummarySchema),
    failures: z.array(
      z.object({ id: z.string(), queue: z.string(), at: z.string().nullable(), message: z.string() }),
    ),
  }),
  errors: [],
});

export const aiUsageRowSchema = z.object({
  /** UTC, `YYYY-MM-DD`. */
  day: z.string(),
  /** Null for work that no person asked for. */
  user_id: z.uuid().nullable(),
  /** Null when the account is gone, too. */
  user_email: z.string().nullable(),
  model: z.string(),
  requests: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** By the prices of the settings; 0 when none are set. */
  cost_usd: z.number(),
});
export type AiUsageRow = z.infer<typeof aiUsageRowSchema>;

export const aiSpendSchema = aiUsageRowSchema.pick({
  requests: true,
  input_tokens: true,
  output_tokens: true,
  cost_usd: true,
});
export type AiSpend = z.infer<typeof aiSpendSchema>;

export const readAiUsageRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/admin/ai-usage',
  access: 'admin',
  summary: 'Tokens and cost of the language model by day, person and model, newest day first',
  query: z.object(page),
  response: z.object({
    assistant: z.object({ kind: z.enum(['embedded', 'model']), name: z.string() }),
    /** Tokens that all people together may use in a day. */
    daily_token_cap: z.number().int(),
    today: aiSpendSchema,
    month: aiSpendSchema,
    rows: z.array(aiUsageRowSchema),
    total: z.number().int(),
  }),
  errors: [],
});
