import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { AppError } from '../../contract/errors.ts';
import type { RouteSpec } from '../../contract/routes/route.ts';
import type { Ctx, Deps, UserCtx } from '../context.ts';
import { authenticateRequest } from '../modules/accounts/authenticate-request.ts';
import { answerOnce } from '../modules/rates/answer-once.ts';
import { StreamedAnswer } from '../modules/rates/streamed-answer.ts';
import { takeAttempt } from '../modules/rates/take-attempt.ts';
import { noteChange } from '../modules/telemetry/note-action.ts';
import { refuseBrokenText } from './broken-text.ts';
import type { AppEnv } from './request-info.ts';

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : unknown;

/** What a handler gets beside its context: the three inputs, already parsed. */
export interface Inputs<P, Q, B> {
  params: Out<P>;
  query: Out<Q>;
  body: Out<B>;
  /** The raw request, for the few handlers that stream or read headers. */
  http: Context<AppEnv>;
}

type Handler<P, Q, B, R, S extends { access: unknown }> = (
  ctx: CtxFor<S['access']>,
  inputs: Inputs<P, Q, B>,
) => Promise<In<R> | Response | StreamedAnswer<In<R>>>;

/** A handler that streams, and how it shows a kept answer to a request that repeats the first one's key. */
export interface Repeatable<Handler, R> {
  first: Handler;
  again(kept: Out<R>, http: Context<AppEnv>): In<R> | Response;
}

/** The set of mounted routes; the role × route matrix and OpenAPI are generated from it. */
export interface Api {
  hono: Hono<AppEnv>;
  deps: Deps;
  routes: RouteSpec[];
}

// Access decides the type of the context: a handler of a protected route cannot forget the person.
type CtxFor<A> = A extends 'user' | 'admin' ? UserCtx : Ctx;

const DEFAULT_BODY = 64 * 1024;

async function contextFor(api: Api, http: Context<AppEnv>, access: RouteSpec['access']): Promise<Ctx> {
  const info = http.get('info');
  const base: Ctx = { ...api.deps, ...info, actor: { kind: 'visitor' } };
  if (access === 'public') return base;
  const header = http.req.header('authorization');
  const actor = await authenticateRequest(base, header);
  if (actor.kind === 'visitor' && access !== 'optional') throw new AppError('unauthenticated');
  if (access === 'admin' && !(actor.kind === 'user' && actor.role === 'admin'))
    throw new AppError('forbidden');
  return { ...base, actor };
}

function parse(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.map((issue) => ({
    where: [where, ...issue.path].join('.'),
    message: issue.message,
  }));
  throw new AppError('invalid_request', { details });
}

async function readBody(http: Context<AppEnv>): Promise<unknown> {
  const type = http.req.header('content-type') ?? '';
  const raw = await http.req.text();
  if (raw === '') return {};
  if (!type.toLowerCase().startsWith('application/json')) throw new AppError('unsupported_media_type');
  const body = parseJson(raw);
  refuseBrokenText(body);
  return body;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new AppError('invalid_request', { message: 'The body is not valid JSON.' });
  }
}

function parseInputs(route: RouteSpec, http: Context<AppEnv>, body: unknown) {
  return {
    params: parse(route.params, http.req.param(), 'params'),
    query: parse(route.query, http.req.query(), 'query'),
    body: route.body ? parse(route.body, body, 'body') : undefined,
    http,
  };
}

/** Sends what a handler gave: a stream as it is, a value as JSON. */
function send(http: Context<AppEnv>, route: RouteSpec, result: unknown): Response {
  if (result instanceof StreamedAnswer) return result.response;
  if (result instanceof Response) return result;
  if (route.status === 204) return http.body(null, 204);
  return http.json(result as object, route.status ?? 200);
}

/**
 * Mounts a contract route: authenticates, limits, parses all inputs by schema, runs the handler and checks
 * nothing but types on the way out. A handler may return a Response to stream.
 */
export function mount<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  S extends RouteSpec<P, Q, B, R>,
>(
  api: Api,
  route: S & RouteSpec<P, Q, B, R>,
  handler: Handler<P, Q, B, R, S> | Repeatable<Handler<P, Q, B, R, S>, R>,
): void {
  const { first, again } = 'first' in handler ? handler : { first: handler, again: null };
  api.routes.push(route);
  const limit = bodyLimit({
    maxSize: route.maxBody ?? DEFAULT_BODY,
    onError: () => {
      throw new AppError('payload_too_large');
    },
  });
  api.hono.on(route.method, route.path, limit, async (http) => {
    const ctx = await contextFor(api, http, route.access);
    if (route.rateLimit) await takeAttempt(ctx, { limiter: route.rateLimit, scope: route.path });
    if (ctx.actor.kind === 'user' && route.method !== 'GET') await noteChange(ctx as UserCtx, route.path);
    const inputs = parseInputs(route, http, route.body ? await readBody(http) : undefined);
    let repeated = true;
    const run = () => {
      repeated = false;
      return first(ctx as CtxFor<S['access']>, inputs as Inputs<P, Q, B>);
    };
    const key = http.req.header('idempotency-key');
    const result =
      route.idempotent && key && ctx.actor.kind === 'user'
        ? await answerOnce(ctx as UserCtx, { key, route: route.path, body: inputs.body }, run)
        : await run();
    return send(http, route, repeated && again ? again(result as Out<R>, http) : result);
  });
}
