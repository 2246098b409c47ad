import { useQuery } from '@tanstack/react-query';
import { NEAR_LIMIT_PERCENT } from '../../../contract/limits.ts';
import { type LimitType, PLANS, UNLIMITED, usagePercent } from '../../../contract/plans.ts';
import { useApi, useAuth } from '../services.tsx';
import { FREE_STATUS, type SubscriptionStatus, subscriptionQuery } from './subscription.ts';
import { usageQuery } from './usage-query.ts';

export interface Allowance {
  used: number;
  limit: number;
  unlimited: boolean;
  /** Units left, never negative; infinite when unlimited. */
  remaining: number;
  percent: number;
  near: boolean;
  reached: boolean;
  /** False until both plan and usage are known. */
  known: boolean;
}

const ADMIN_STATUS: SubscriptionStatus = {
  subscribed: true,
  planName: PLANS.admin.displayName,
  monthlyLimits: PLANS.admin.limits,
  expirationDate: null,
  details: {},
};

/** The plan in force: unlimited for administrators, the cached or free one when the server cannot tell. */
export function useSubscription(): {
  status: SubscriptionStatus;
  known: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const api = useApi();
  const { user, isAdmin } = useAuth();
  const query = useQuery({ ...subscriptionQuery(api), enabled: user !== null && !isAdmin });
  return {
    status: isAdmin ? ADMIN_STATUS : (query.data ?? FREE_STATUS),
    known: isAdmin || !query.isPending,
    error: query.error,
    refetch: query.refetch,
  };
}

export function allowanceOf(used: number, limit: number): Omit<Allowance, 'known'> {
  const unlimited = limit === UNLIMITED;
  const remaining = unlimited ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
  const percent = usagePercent(used, limit);
  return {
    used,
    limit,
    unlimited,
    remaining,
    percent,
    near: percent > NEAR_LIMIT_PERCENT,
    reached: remaining === 0,
  };
}

/** What is left of one counter this month. */
export function useAllowance(type: LimitType): Allowance {
  const api = useApi();
  const { user } = useAuth();
  const { status, known } = useSubscription();
  const usage = useQuery({ ...usageQuery(api, user?.id ?? ''), enabled: user !== null });
  return {
    ...allowanceOf(usage.data?.[type] ?? 0, status.monthlyLimits[type]),
    known: known && !usage.isPending,
  };
}
