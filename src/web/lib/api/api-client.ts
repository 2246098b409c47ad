import type { z } from 'zod';
import type { RouteSpec } from '../../../contract/routes/route.ts';
import { randomId } from '../random-id.ts';
import { ApiError, connectionError, errorFromResponse } from './api-error.ts';
import { anySignal, timeoutSignal } from './combine-signals.ts';

type In<T> = T extends z.ZodType ? z.input<T> : unknown;
type Out<T> = T extends z.ZodType ? z.output<T> : unknown;

// A route without a schema infers `unknown` for that part: it then takes none.
type Part<K extends string, T> = unknown extends T ? { [P in K]?: undefined } : { [P in K]: T };
type Query<T> = unknown extends T ? { query?: undefined } : { query?: T };

// Route types are imported as types only, so that no schema library reaches the browser.
// biome-ignore lint/suspicious/noExplicitAny: the parameters are recovered by inference below
type AnyRoute = RouteSpec<any, any, any, any>;
type Parts<R> =
  R extends RouteSpec<infer P, infer Q, infer B, infer S>
    ? { params: In<P>; query: In<Q>; body: In<B>; response: Out<S> }
    : never;

export type ResponseOf<R extends AnyRoute> = Parts<R>['response'];

export interface CallOptions {
  method: RouteSpec['method'];
  /** As in the contract: `/rest/v1/sessions/:id`. */
  path: string;
  signal?: AbortSignal;
  /** Milliseconds; the default leaves room for a whole analysis. */
  timeout?: number;
  /** Makes a repeat of this very call answer the same; make one with `newIdempotencyKey()`. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

export type RequestOf<R extends AnyRoute> = CallOptions &
  Part<'params', Parts<R>['params']> &
  Query<Parts<R>['query']> &
  Part<'body', Parts<R>['body']>;

interface LooseRequest extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What a request goes out with: the token, null for visitors; a signal that cuts reads off, if any; a watch over changes. */
export interface Permit {
  token: string | null;
  signal: AbortSignal | null;
  track: <T>(change: Promise<T>) => Promise<T>;
}

/** Where tokens come from; the auth client implements it. */
export interface TokenSource {
  /** Waits while a session is being ended; throws `aborted` for screens of a person whose session is over. */
  permit(): Promise<Permit>;
  /** Called after a 401: gets a new token, or null when the session is over. */
  renewToken(): Promise<string | null>;
}

export interface ApiClient {
  /** Calls a contract route: `call<typeof analyzeIdea>({ method, path, body })`. Throws `ApiError`. */
  call<R extends AnyRoute>(request: RequestOf<R>): Promise<ResponseOf<R>>;
  /** The same for answers that stream or carry no JSON; throws `ApiError` unless the status is 2xx. */
  send(request: LooseRequest): Promise<Response>;
}

const DEFAULT_TIMEOUT = 180_000;

export const newIdempotencyKey = randomId;

function address({ path, params = {}, query = {} }: LooseRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

function headersFor(request: LooseRequest, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json', ...request.headers });
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);
  return headers;
}

async function once(request: LooseRequest, { token, signal, track }: Permit): Promise<Response> {
  const deadline = timeoutSignal(request.timeout ?? DEFAULT_TIMEOUT);
  const reads = request.method === 'GET';
  const signals = [deadline, request.signal, reads ? signal : null];
  try {
    const response = fetch(address(request), {
      method: request.method,
      headers: headersFor(request, token),
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      // The session cookie is only for /auth/v1; every other route ignores it.
      credentials: request.path.startsWith('/auth/v1') ? 'same-origin' : 'omit',
      signal: anySignal(signals.filter((one) => one instanceof AbortSignal)),
    });
    return await (reads ? response : track(response));
  } catch (cause) {
    throw connectionError(cause, deadline.aborted);
  }
}

/** Builds the typed client over one source of tokens. A 401 is answered by one renewal and one repeat. */
export function createApiClient(tokens: TokenSource): ApiClient {
  const attempt = async (request: LooseRequest): Promise<{ response: Response; permit: Permit }> => {
    const permit = await tokens.permit();
    try {
      return { response: await once(request, permit), permit };
    } catch (error) {
      if (!permit.signal?.aborted || request.signal?.aborted) throw error;
      // Cut off because the session was being ended: asked again should that have failed.
      const again = await tokens.permit();
      if (!again.token) throw error;
      return { response: await once(request, again), permit: again };
    }
  };
  const send = async (request: LooseRequest): Promise<Response> => {
    const { response: first, permit } = await attempt(request);
    let response = first;
    if (response.status === 401 && permit.token) {
      const token = await tokens.renewToken();
      if (token) response = await once(request, { ...permit, token });
    }
    if (!response.ok) throw await errorFromResponse(response);
    return response;
  };
  const call = async (request: LooseRequest): Promise<unknown> => {
    const response = await send(request);
    if (response.status === 204) return undefined;
    try {
      return await response.json();
    } catch {
      throw new ApiError('internal', 'The response could not be read.', { status: response.status });
    }
  };
  return { send, call: call as ApiClient['call'] };
}
