import { z } from 'zod';
import { LIMIT_TYPES } from '../plans.ts';
import { defineRoute } from './route.ts';

const count = z.number().int().nonnegative();

/**
 * Reserves one unit. A reached limit is an answer, not an error: `success` is false and `message` says which limit.
 * The gated function that follows uses the reservation; unclaimed it ends after two minutes.
 */
export const incrementUsageRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/atomic-usage-increment',
  access: 'user',
  summary: 'Reserve one unit of a monthly limit',
  body: z.strictObject({ limitType: z.enum(LIMIT_TYPES) }),
  response: z.object({ success: z.boolean(), current: count, message: z.string() }),
  errors: ['idempotency_in_flight', 'idempotency_mismatch'],
  idempotent: true,
  rateLimit: 'action',
});

/** The month that counts is the database's: the clock of a browser may be wrong, or in another month. */
export const usageMonthRoute = defineRoute({
  method: 'GET',
  path: '/functions/v1/usage-month',
  access: 'user',
  summary: 'Which month is counted now, and when the next one starts',
  response: z.object({ month_year: z.string(), resets_at: z.string() }),
  errors: [],
});
