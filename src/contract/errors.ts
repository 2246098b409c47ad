/** One catalogue: code → HTTP status and the text a user reads. Texts of SPEC §8 stand here word for word. */
export const ERRORS = {
  invalid_request: { status: 400, text: 'The request is not valid.' },
  invalid_input: { status: 400, text: 'Invalid input provided' },
  input_too_long: { status: 400, text: 'Input exceeds maximum length of 5000 characters' },
  malicious_input: { status: 400, text: 'Input contains potentially malicious content' },
  empty_idea: { status: 400, text: 'Please provide a valid idea description.' },
  invalid_session_id: { status: 400, text: 'Invalid session ID' },
  unauthenticated: { status: 401, text: 'Please log in to continue.' },
  invalid_credentials: {
    status: 401,
    text: 'Invalid email or password. Please check your credentials and try again.',
  },
  email_not_verified: {
    status: 403,
    text: 'Please check your email and click the confirmation link before signing in.',
  },
  mfa_required: { status: 403, text: 'Enter the code from your authenticator app.' },
  invalid_token: { status: 401, text: 'The session has ended. Please log in again.' },
  csrf_failed: { status: 403, text: 'Security check failed. Please try again.' },
  bot_detected: { status: 400, text: 'Security check failed. Please try again.' },
  forbidden: { status: 403, text: 'Access Denied' },
  account_disabled: { status: 403, text: 'This account has been disabled. Please contact support.' },
  not_found: { status: 404, text: 'Not found' },
  session_not_found: { status: 404, text: "Session not found or you don't have permission to view it" },
  PGRST116: { status: 406, text: 'The result contains 0 rows' },
  method_not_allowed: { status: 405, text: 'This method is not allowed here.' },
  conflict: { status: 409, text: 'This request conflicts with one already made.' },
  idempotency_in_flight: { status: 409, text: 'The same request is still running.' },
  idempotency_mismatch: { status: 422, text: 'This idempotency key was used for a different request.' },
  payload_too_large: { status: 413, text: 'The request is too large.' },
  unsupported_media_type: { status: 415, text: 'The content type is not supported.' },
  usage_limit_reached: { status: 402, text: "You've reached your limit for this feature" },
  rate_limited: { status: 429, text: 'Too many requests. Please wait a moment.' },
  export_limit_reached: {
    status: 429,
    text: 'You have reached the hourly limit for exports. Please try again later.',
  },
  login_blocked: {
    status: 429,
    text: 'Too many login attempts. Please wait a few minutes before trying again.',
  },
  invalid_email: { status: 400, text: 'Invalid email format' },
  invalid_code: { status: 401, text: 'The code is not valid. Please try again.' },
  invalid_link: { status: 400, text: 'This link is no longer valid. Please request a new one.' },
  already_confirmed: { status: 400, text: 'This email address is already confirmed. You can sign in.' },
  challenge_expired: {
    status: 401,
    text: 'Too many attempts or too much time has passed. Please sign in again.',
  },
  wrong_password: { status: 403, text: 'The password is not correct.' },
  proof_required: { status: 403, text: 'Confirm with your password, or sign in again.' },
  email_mismatch: { status: 400, text: 'The email address does not match this account.' },
  own_account: { status: 409, text: 'You cannot do this to your own account.' },
  last_identity: { status: 409, text: 'This is the only way to sign in to this account.' },
  provider_not_configured: { status: 409, text: 'Sign-in with Google is not set up on this server.' },
  weak_password: { status: 400, text: 'Password must be at least 8 characters' },
  signup_failed: {
    status: 400,
    text: 'Failed to create account. Please check your information and try again.',
  },
  already_subscribed: {
    status: 409,
    text: 'You already have an active subscription. Use the customer portal to change it.',
  },
  checkout_failed: { status: 502, text: 'Failed to create checkout session' },
  portal_failed: { status: 502, text: 'Failed to open customer portal' },
  billing_unavailable: {
    status: 502,
    text: 'The payment provider cannot be reached. Please try again in a moment.',
  },
  webhook_invalid: { status: 400, text: 'The webhook signature is not valid.' },
  analysis_failed: { status: 500, text: 'Failed to analyze idea' },
  analysis_cancelled: { status: 409, text: 'The analysis was stopped.' },
  chat_failed: { status: 502, text: 'Sorry, I encountered an error processing your request.' },
  too_many: { status: 409, text: 'You have reached the maximum number. Delete one first.' },
  busy: { status: 429, text: 'Another of your requests is still running. Please wait for it to finish.' },
  library_unavailable: {
    status: 503,
    text: 'The patent library is not ready yet. Please try again in a moment.',
  },
  storage_full: {
    status: 503,
    text: 'The server is out of space. Nothing was lost; please try again later.',
  },
  unavailable: { status: 503, text: 'The service is temporarily unavailable. Please try again in a moment.' },
  internal: { status: 500, text: 'An unexpected error occurred. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every error response. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: unknown;
  request_id: string;
}

/** Thrown by use cases; only the HTTP layer turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** Seconds after which a retry makes sense, or null. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[code].text, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter ?? null;
  }
}
