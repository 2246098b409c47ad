import { NEAR_LIMIT_PERCENT } from './limits.ts';
import { LIMIT_LABELS, LIMIT_TYPES, type LimitType, type MonthlyLimits, UNLIMITED } from './plans.ts';

/** Units left in the month; null when unlimited. */
export function remainingUnits(used: number, limit: number): number | null {
  return limit === UNLIMITED ? null : Math.max(0, limit - used);
}

export type UsageLevel = 'ok' | 'near' | 'reached';

/** State of one counter (SPEC §4): near above 80 percent, reached when nothing remains. */
export function usageLevel(used: number, limit: number): UsageLevel {
  const remaining = remainingUnits(used, limit);
  if (remaining === null) return 'ok';
  if (remaining === 0) return 'reached';
  return used * 100 > limit * NEAR_LIMIT_PERCENT ? 'near' : 'ok';
}

/** The worst state over all counters. */
export function overallUsageLevel(used: MonthlyLimits, limits: MonthlyLimits): UsageLevel {
  const levels = LIMIT_TYPES.map((type) => usageLevel(used[type], limits[type]));
  if (levels.includes('reached')) return 'reached';
  return levels.includes('near') ? 'near' : 'ok';
}

/** Text under the toast 'Usage limit reached' (SPEC §8, both variants). */
export function limitReachedMessage(
  limit: number,
  type: LimitType,
  access: 'unlimited' | 'more' = 'more',
): string {
  return `You've reached your monthly limit of ${limit} ${LIMIT_LABELS[type]}. Upgrade your plan for ${access} access.`;
}
