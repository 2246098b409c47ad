import { queryOptions } from '@tanstack/react-query';
import { TIMINGS } from '../../../contract/limits.ts';
import { type MonthlyLimits, normaliseLimits, PLANS } from '../../../contract/plans.ts';
import type { ApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';

/** SPEC §3, as the client keeps it. Limits are whole: missing or malformed ones are the free tier's. */
export interface SubscriptionStatus {
  subscribed: boolean;
  planName: string;
  monthlyLimits: MonthlyLimits;
  expirationDate: Date | null;
  /** Everything else that the server said, e.g. a payment that is past due. */
  details: Readonly<Record<string, unknown>>;
}

export const FREE_STATUS: SubscriptionStatus = {
  subscribed: false,
  planName: PLANS.free.displayName,
  monthlyLimits: PLANS.free.limits,
  expirationDate: null,
  details: {},
};

/** Reads the server's answer; a field of the wrong type counts as missing. */
export function readSubscription(body: Record<string, unknown>): SubscriptionStatus {
  const { subscribed, plan_name, monthly_limits, subscription_end, ...details } = body;
  const end = typeof subscription_end === 'string' ? new Date(subscription_end) : null;
  return {
    subscribed: subscribed === true,
    planName: typeof plan_name === 'string' && plan_name !== '' ? plan_name : FREE_STATUS.planName,
    monthlyLimits: normaliseLimits(monthly_limits),
    expirationDate: end && !Number.isNaN(end.getTime()) ? end : null,
    details,
  };
}

/** Asks the server; throws 'Subscription check timeout' after ten seconds. */
export async function fetchSubscription(api: Pick<ApiClient, 'send'>): Promise<SubscriptionStatus> {
  try {
    const response = await api.send({
      method: 'POST',
      path: '/functions/v1/enhanced-subscription-check',
      body: {},
      timeout: TIMINGS.subscriptionTimeout,
    });
    return readSubscription((await response.json()) as Record<string, unknown>);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'timeout') {
      throw new ApiError('timeout', 'Subscription check timeout');
    }
    throw error;
  }
}

export const SUBSCRIPTION_KEY = ['subscription'] as const;

/** The subscription status, fresh for five minutes. A failed fetch keeps what was cached; a slow one is not repeated. */
export const subscriptionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => fetchSubscription(api),
    staleTime: TIMINGS.subscriptionCache,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.code === 'timeout'),
  });
