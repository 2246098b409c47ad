import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { RateLimitName } from '../limits.ts';

/** Who may call: `public` ignores tokens, `optional` reads one if present, `user` and `admin` require it. */
export type Access = 'public' | 'optional' | 'user' | 'admin';

/** A route as plain data: the server mounts it, OpenAPI is generated from it, the client is typed from it. */
export interface RouteSpec<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Hono syntax: `/functions/v1/analyze-idea`, `/rest/v1/:table`. */
  path: string;
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Absent for routes that stream or answer 204. */
  response?: R;
  status?: 200 | 201 | 202 | 204;
  errors: readonly ErrorCode[];
  /** Every change that a signed-in person asks for has one; plain reads and refreshes have none. */
  rateLimit?: RateLimitName;
  /** Honours `Idempotency-Key`: same key and body → same answer. */
  idempotent?: boolean;
  /** Largest body in bytes; defaults to 64 KiB. */
  maxBody?: number;
}

/** Keeps the exact schema types of a route, and who may call it: handlers of protected routes get a `UserCtx`. */
export const defineRoute = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  const A extends Access,
>(
  spec: RouteSpec<P, Q, B, R, A>,
): RouteSpec<P, Q, B, R, A> => spec;
