import { ERRORS, type ErrorBody, type ErrorCode } from '../../../contract/errors.ts';

export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'aborted';

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
  const known = typeof body?.code === 'string' && body.code in ERRORS;
  const fallback: ErrorCode = response.status === 503 ? 'unavailable' : 'internal';
  const code = known ? (body?.code as ErrorCode) : fallback;
  return new ApiError(code, body?.message ?? ERRORS[code].text, {
    status: response.status,
    requestId: body?.request_id,
    retryAfter: Number.isFinite(after) && after > 0 ? after : null,
    details: body?.details,
  });
}

/** Text for a person from anything thrown. */
export function errorText(error: unknown, fallback: string = ERRORS.internal.text): string {
  return error instanceof ApiError ? error.message : fallback;
}
