/** The three counters that plans limit, each a column of `user_usage`. */
export const LIMIT_TYPES = ['idea_generations', 'category_searches', 'chat_messages'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/** Units a month for each counter; −1 is unlimited. */
export type MonthlyLimits = Record<LimitType, number>;

export const UNLIMITED = -1;

export type PlanId = 'free' | 'jv' | 'varsity' | 'admin';
export type PaidPlanId = 'jv' | 'varsity';

export interface Plan {
  id: PlanId;
  name: string;
  displayName: string;
  description: string;
  /** US cents a month. */
  price: number;
  period: 'month';
  limits: MonthlyLimits;
  features: readonly string[];
  /** Tokens of history and evidence that a chat turn may carry. */
  contextTokens: number;
  /** Name of the product at the payment provider; null for plans that are not sold. */
  productName: string | null;
}

const unlimited: MonthlyLimits = { idea_generations: -1, category_searches: -1, chat_messages: -1 };

/** The only place where prices, limits and plan names stand. */
export const PLANS = {
  free: {
    id: 'free',
    name: 'Free',
    displayName: 'Free Tier',
    description: 'See what the patent record says about one idea a month.',
    price: 0,
    period: 'month',
    limits: { idea_generations: 1, category_searches: 3, chat_messages: 20 },
    features: [
      'Full analysis, same engine as every plan',
      'Evidence for and against each gap',
      'Export and delete at any time',
    ],
    contextTokens: 8_000,
    productName: null,
  },
  jv: {
    id: 'jv',
    name: 'JV',
    displayName: 'JV Plan',
    description: 'For founders who test several ideas a month.',
    price: 500,
    period: 'month',
    limits: { idea_generations: 10, category_searches: 20, chat_messages: 50 },
    features: ['Everything in Free', 'Longer chat context', 'Billing history and invoices'],
    contextTokens: 32_000,
    productName: 'Lacuna JV',
  },
  varsity: {
    id: 'varsity',
    name: 'Varsity',
    displayName: 'Varsity Plan',
    description: 'For teams who live in the patent record.',
    price: 2000,
    period: 'month',
    limits: { idea_generations: 20, category_searches: 25, chat_messages: 150 },
    features: ['Everything in JV', 'Longest chat context', 'The most room to compare ideas'],
    contextTokens: 128_000,
    productName: 'Lacuna Varsity',
  },
  admin: {
    id: 'admin',
    name: 'Admin',
    displayName: 'Admin Account',
    description: 'Runs this server.',
    price: 0,
    period: 'month',
    limits: unlimited,
    features: ['Unlimited access', 'Admin dashboard', 'User management', 'System monitoring'],
    contextTokens: 128_000,
    productName: null,
  },
} as const satisfies Record<PlanId, Plan>;

export const PAID_PLANS = ['jv', 'varsity'] as const satisfies readonly PaidPlanId[];

/** Names of the counters as users read them. */
export const LIMIT_LABELS: Record<LimitType, string> = {
  idea_generations: 'idea generations',
  category_searches: 'category searches',
  chat_messages: 'chat messages',
};

/**
 * Limits as stored may be missing or malformed; each counter that is not an integer ≥ −1
 * falls back to the free tier (SPEC §9).
 */
export function normaliseLimits(value: unknown): MonthlyLimits {
  const source = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const pick = (type: LimitType): number => {
    const limit = source[type];
    return typeof limit === 'number' && Number.isInteger(limit) && limit >= UNLIMITED
      ? limit
      : PLANS.free.limits[type];
  };
  return {
    idea_generations: pick('idea_generations'),
    category_searches: pick('category_searches'),
    chat_messages: pick('chat_messages'),
  };
}

/** Percentage used, 0 to 100: 0 when unlimited, 100 for a limit of 0 (SPEC §4). */
export function usagePercent(used: number, limit: number): number {
  if (limit === UNLIMITED) return 0;
  if (limit <= 0) return 100;
  return Math.min(100, Math.round((used / limit) * 100));
}
