import { LIMIT_LABELS, type LimitType, PLANS } from '../../../contract/plans.ts';
import type { incrementUsageRoute } from '../../../contract/routes/usage.routes.ts';
import { type ApiClient, newIdempotencyKey } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import type { ToastStore } from '../toast/toast-store.ts';

export type GateResult<T> =
  | { success: true; data: T }
  | { success: false; reason: 'limit' | 'tracking'; error: string }
  | { success: false; reason: 'action'; error: string; cause: unknown };

const LIMIT_FALLBACK = "You've reached your limit for this feature";

/** 'You've reached your monthly limit of 3 category searches. Upgrade your plan for unlimited access.' */
export const limitText = (limit: number, limitType: LimitType): string =>
  `You've reached your monthly limit of ${limit} ${LIMIT_LABELS[limitType]}. Upgrade your plan for ${
    limit >= PLANS.varsity.limits[limitType] ? 'more' : 'unlimited'
  } access.`;

async function reserve(api: ApiClient, limitType: LimitType) {
  return api.call<typeof incrementUsageRoute>({
    method: 'POST',
    path: '/functions/v1/atomic-usage-increment',
    body: { limitType },
    idempotencyKey: newIdempotencyKey(),
    timeout: 15_000,
  });
}

/**
 * Usage gating of SPEC §4: reserves one unit on the server, then runs the action. A refused gate shows the
 * limit-reached notice and never runs it. The server gives the unit back when nothing was delivered.
 */
export async function runGated<T>(
  { api, toasts }: { api: ApiClient; toasts: ToastStore },
  limitType: LimitType,
  action: () => Promise<T>,
): Promise<GateResult<T>> {
  try {
    const answer = await reserve(api, limitType);
    if (!answer.success) {
      const text = answer.message || LIMIT_FALLBACK;
      toasts.show({ title: 'Usage limit reached', text, kind: 'error' });
      return { success: false, reason: 'limit', error: 'Usage limit reached or increment failed' };
    }
  } catch (error) {
    const reference = error instanceof ApiError ? error.requestId : null;
    toasts.show({
      title: 'Usage tracking failed',
      text: 'Please try again in a moment',
      kind: 'error',
      reference,
    });
    return { success: false, reason: 'tracking', error: 'Usage limit reached or increment failed' };
  }
  try {
    return { success: true, data: await action() };
  } catch (cause) {
    return {
      success: false,
      reason: 'action',
      error: cause instanceof Error && cause.message ? cause.message : 'Action failed',
      cause,
    };
  }
}
