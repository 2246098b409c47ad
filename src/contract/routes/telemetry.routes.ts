/**
 * What browsers report about themselves. Both calls always answer 204, also to what is malformed, too large (8 KB) or
 * too much (20 a minute): a report must never become a problem of its own. The server sets the user and the time.
 */
import { z } from 'zod';
import { defineRoute } from './route.ts';

export const LOG_ENTRY_BYTES = 8 * 1024;
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

const json = z.record(z.string(), z.unknown());

/** SPEC §3. `userId`, `sessionId` and `timestamp` are accepted and not believed. */
export const clientLogSchema = z.object({
  level: z.enum(LOG_LEVELS),
  message: z.string().max(LOG_ENTRY_BYTES),
  context: json.nullish(),
});
export const clientSecurityEventSchema = z.object({
  type: z.string().min(1).max(100),
  severity: z.enum(SEVERITIES),
  details: json.nullish(),
});

export const analyticsLogRoute = defineRoute({
  method: 'POST',
  path: '/api/analytics/log',
  access: 'public',
  summary: 'Report a warning or an error of the browser: {level, message, timestamp, context}',
  status: 204,
  maxBody: Number.MAX_SAFE_INTEGER,
  errors: [],
});

export const securityLogRoute = defineRoute({
  method: 'POST',
  path: '/api/security/log',
  access: 'public',
  summary: 'Report a security event of the browser: {type, severity, details, timestamp}',
  status: 204,
  maxBody: Number.MAX_SAFE_INTEGER,
  errors: [],
});
