import type { ErrorBody, ErrorCode } from '../../../contract/errors.ts';

export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'aborted' | 'no_data';

// The catalogue itself stays on the server, which sends its texts; these two are for answers that are not ours.
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const UNAVAILABLE = 'The service is temporarily unavailable. Please try again in a moment.';
const CONNECTION = 'Connection error. Please check your internet connection and try again.';

/** What every failed call throws: the catalogue's code, the text to show, the reference for support. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status, 0 when no answer arrived. */
  readonly status: number;
  readonly requestId: string | null;
  /** Seconds, or null. */
  readonly retryAfter: number | null;
  readonly details: unknown;

  constructor(
    code: ApiErrorCode,
    message: string,
    more: { status?: number; requestId?: string; retryAfter?: number | null; details?: unknown } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = more.status ?? 0;
    this.requestId = more.requestId ?? null;
    this.retryAfter = more.retryAfter ?? null;
    this.details = more.details;
  }
}

/** An error without an answer: the line is down, the deadline passed, or the caller gave up. */
export function connectionError(cause: unknown, timedOut: boolean): ApiError {
  if (timedOut) return new ApiError('timeout', CONNECTION);
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return new ApiError('aborted', 'The request was stopped.');
  }
  return new ApiError('network', CONNECTION);
}

/** Reads an error response; a body that is not ours (a proxy's page) still gives a typed error. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const after = Number(response.headers.get('retry-after') ?? '');
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const down = response.status >= 502 && response.status <= 504;
  const code: ErrorCode = body?.code ?? (down ? 'unavailable' : 'internal');
  return new ApiError(code, body?.message || (down ? UNAVAILABLE : UNEXPECTED), {
    status: response.status,
    requestId: body?.request_id,
    retryAfter: Number.isFinite(after) && after > 0 ? after : null,
    details: body?.details,
  });
}

/** Text for a person from anything thrown. The fallback is for what has no words of its own. */
export function errorText(error: unknown, fallback: string = UNEXPECTED): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : fallback;
}

/** What support asks for: the id of the failed request, if the server answered. */
export const referenceOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.requestId : null;
