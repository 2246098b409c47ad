import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, ERRORS, type ErrorBody } from '../../contract/errors.ts';
import type { Deps } from '../context.ts';
import type { AppEnv } from './request-info.ts';

/**
 * What PostgreSQL, a pooler before it, or the network says when the database is away: whole class 08 (a pooler reports a
 * restart as 08P01), shutdown and start, idle connections it ended, too many connections, deadlock and lock timeout.
 */
const unavailable =
  /^(08...|57P0[1-5]|57014|25P03|53[23]00|53400|40001|40P01|55P03|58000|ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
// Text that PostgreSQL cannot store. The routes refuse it; this is for what reaches it on another way.
const notText = new Set(['22021', '22P05']);
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** What `pg` says, without a code, of a connection that is gone or that never came. */
const lost =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|client was closed|cannot use a pool after calling end|socket has been ended|write after end/i;

function causeCode(error: unknown): string | null {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const { code, cause, message } = current as { code?: unknown; cause?: unknown; message?: unknown };
    if (typeof code === 'string') return code;
    if (typeof message === 'string' && lost.test(message)) return '08006';
    current = cause;
  }
  return null;
}

/** Maps anything thrown to the catalogue. What is not known becomes `internal`, with nothing of it shown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('payload_too_large');
    if (error.status < 500) return new AppError('invalid_request');
  }
  const code = causeCode(error);
  if (code && notText.has(code)) return new AppError('invalid_request', { cause: error });
  if (code && full.has(code)) return new AppError('storage_full', { cause: error, retryAfter: 30 });
  if (code && unavailable.test(code)) return new AppError('unavailable', { cause: error, retryAfter: 2 });
  return new AppError('internal', { cause: error });
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const body: ErrorBody = { code: error.code, message: error.message, request_id: requestId };
  if (error.details !== undefined) body.details = error.details;
  return body;
}

/** The one place where an error becomes a response. Logs what is our fault, with its cause. */
export function errorResponse(deps: Deps, error: unknown, http: Context<AppEnv>): Response {
  const known = toAppError(error);
  const requestId = http.get('info')?.requestId ?? '';
  const status = ERRORS[known.code].status;
  if (status >= 500) {
    // A 503 means that we are starting or that a dependency is down: worth a log line, but no fault of this request.
    const level = status === 503 ? 'warn' : 'error';
    deps.log[level](
      { err: known.cause ?? undefined, code: known.code, request_id: requestId, path: http.req.path },
      'request failed',
    );
  }
  if (known.retryAfter !== null) http.header('Retry-After', String(known.retryAfter));
  return http.json(errorBody(known, requestId), status as 400);
}
