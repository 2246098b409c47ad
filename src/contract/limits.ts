/** Lengths, page sizes and timings of SPEC §5 and §9. Free of imports so that public pages can load it without zod. */
export const LENGTHS = {
  idea: 5000,
  freeText: 10_000,
  inputDefault: 5000,
  password: { min: 8, max: 128 },
  email: { min: 5, max: 254 },
  abstractShown: 200,
  /** Share of the maximum above which the input guard reports. */
  inputWarning: 0.9,
} as const;

export const PAGE_SIZES = {
  categories: 20,
  sessions: 10,
  patentsShown: 5,
  recentSessions: 5,
  adminUsers: 5,
  adminSessions: 10,
  storage: 100,
} as const;

export const CHAT_PANEL_HEIGHT = 500;
/** Usage above this percentage is "near limit". */
export const NEAR_LIMIT_PERCENT = 80;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds, unless the name says otherwise. */
export const TIMINGS = {
  subscriptionCache: 5 * minute,
  subscriptionTimeout: 10 * second,
  authLoadingMax: 3 * second,
  sessionDebounce: 50,
  inactivity: 30 * minute,
  progressTick: 300,
  guardBuffer: 150,
  redirectDelay: 1500,
  checkoutCheck: 500,
  checkoutTimeout: 3 * second,
  paymentSuccessDelay: 2 * second,
  paymentRetryBase: second,
  paymentRetries: 3,
  hoverOpen: 700,
  hoverClose: 300,
  queryRetries: 3,
  queryRetryMax: 30 * second,
  queryFresh: 5 * minute,
  boundaryRetries: 3,
  authTick: 30 * second,
  authRefreshTicks: 3,
  authRetryBase: 200,
  realtimeHeartbeat: 30 * second,
  realtimeReconnect: [1 * second, 2 * second, 5 * second, 10 * second],
  realtimeJoin: 5 * second,
  reservationUnclaimed: 2 * minute,
  accessToken: 15 * minute,
} as const;

export interface RateLimit {
  /** Attempts allowed inside the window. */
  max: number;
  window: number;
  block: number;
}

/** Rate limits of SPEC §9, used by client and server alike. */
export const RATE_LIMITS = {
  analysis: { max: 3, window: 5 * minute, block: 15 * minute },
  default: { max: 10, window: minute, block: 5 * minute },
  login: { max: 5, window: 15 * minute, block: 30 * minute },
  /** Reads that search: similar patents, and the search over everything. */
  find: { max: 60, window: minute, block: minute },
  /** Failed sign-ins of one address over all accounts; an office behind one address has some of them a day. */
  addressLogin: { max: 50, window: 15 * minute, block: 15 * minute },
  /** One client's sign-ups and mail requests over all accounts; each account has the default limit besides. */
  bulk: { max: 1000, window: hour, block: hour },
  /** What a person may change or ask for by hand: far more than anyone clicks, far less than a program sends. */
  action: { max: 60, window: minute, block: minute },
  /** Files of one account: making a PDF or a Word document takes the server a good part of a second. */
  export: { max: 60, window: hour, block: 15 * minute },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
export const RATE_LIMIT_RECORD_AGE = 24 * hour;
export const RATE_LIMIT_PRUNE = 5 * minute;

/** Per user and hour: [normal, suspicious, critical]. */
export const ANOMALY_THRESHOLDS = {
  idea_analysis: [5, 10, 20],
  chat_messages: [20, 50, 100],
  category_searches: [10, 25, 50],
} as const;

export const SECURITY_MONITORING = {
  failedLogins: { window: 15 * minute, medium: 3, high: 5 },
  actionsPerMinute: 20,
  actionsPerHour: 100,
  sessionAge: 24 * hour,
  eventAge: 24 * hour,
  prune: hour,
} as const;

export const LOG_BUFFERS = { log: 100, error: 50 } as const;
