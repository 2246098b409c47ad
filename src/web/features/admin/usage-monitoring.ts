import {
  type LIMIT_TYPES,
  type MonthlyLimits,
  normaliseLimits,
  usagePercent,
} from '../../../contract/plans.ts';
import { overallUsageLevel, type UsageLevel } from '../../../contract/usage-status.ts';
import type { SubscriberRow, UsageRow } from './api/admin-queries.ts';

export interface MonitoredUser {
  userId: string;
  email: string;
  plan: string;
  level: UsageLevel;
  used: MonthlyLimits;
  limits: MonthlyLimits;
  /** By counter, 0 to 100. */
  percent: MonthlyLimits;
}

/** Words of SPEC §4 for the worst of a person's counters. */
export const LEVEL_NAMES: Record<UsageLevel, string> = { ok: 'OK', near: 'Near Limit', reached: 'At Limit' };
const order: Record<UsageLevel, number> = { reached: 0, near: 1, ok: 2 };
const none: MonthlyLimits = { idea_generations: 0, category_searches: 0, chat_messages: 0 };

const byType = (value: (type: (typeof LIMIT_TYPES)[number]) => number): MonthlyLimits => ({
  idea_generations: value('idea_generations'),
  category_searches: value('category_searches'),
  chat_messages: value('chat_messages'),
});

/** Usage against limits of each subscriber: At Limit first, then Near Limit, then OK, each by address. */
export function monitorUsage(
  subscribers: readonly SubscriberRow[],
  usage: readonly UsageRow[],
): MonitoredUser[] {
  const byUser = new Map(usage.map((row) => [row.user_id, row]));
  return subscribers
    .map((subscriber) => {
      const used = byUser.get(subscriber.user_id) ?? none;
      const limits = normaliseLimits(subscriber.monthly_limits);
      return {
        userId: subscriber.user_id,
        email: subscriber.email,
        plan: subscriber.subscribed && subscriber.plan_name ? subscriber.plan_name : 'Free Tier',
        level: overallUsageLevel(used, limits),
        used: byType((type) => used[type]),
        limits,
        percent: byType((type) => usagePercent(used[type], limits[type])),
      };
    })
    .sort((a, b) => order[a.level] - order[b.level] || a.email.localeCompare(b.email));
}

/** Sums of the month over everyone. */
export const sumUsage = (usage: readonly UsageRow[]): MonthlyLimits =>
  byType((type) => usage.reduce((sum, row) => sum + row[type], 0));
