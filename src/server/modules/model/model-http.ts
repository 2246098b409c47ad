import { Agent, type RequestInit as ClientInit, fetch as clientFetch, EnvHttpProxyAgent } from 'undici';

/** Codes with which a connection ends that had carried the request: the server may have done the work all the same. */
const LOST = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
/** A proxy in front of the server waited no longer; the server may still be at it. */
const GAVE_UP = new Set([408, 504, 524]);
const DEPTH = 8;

/** A request was sent, and whether the server answered it, and bills it, is not known. */
export class OutcomeUnknown extends Error {
  // Without the cause, in which the retry layer would see a fault of the network and ask again.
  override readonly name = 'OutcomeUnknown';
}

interface Chained {
  code?: string;
  syscall?: string;
  cause?: unknown;
}

/** The error as it is, or {@link OutcomeUnknown} when the connection was lost after the request had gone out. */
export function knownOutcome(error: unknown): unknown {
  let current = error as Chained | undefined;
  for (let depth = 0; current && depth < DEPTH; depth++) {
    const { code, syscall } = current;
    if (code !== undefined && LOST.has(code) && syscall !== 'connect') return new OutcomeUnknown(code);
    current = current.cause as Chained | undefined;
  }
  return error;
}

/**
 * A `fetch` for model servers. It follows no redirect and never loses patience by itself, as Node's own does after five
 * minutes: the deadlines of the call end it. Rejects with {@link OutcomeUnknown} where a repetition may be billed twice.
 */
export function createModelHttp(settings: { useEnvProxy: boolean }): typeof fetch {
  const patience = { headersTimeout: 0, bodyTimeout: 0 };
  const dispatcher = settings.useEnvProxy ? new EnvHttpProxyAgent(patience) : new Agent(patience);
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    const request = { ...(init as ClientInit), redirect: 'error', dispatcher } as const;
    const response = (await clientFetch(url, request).catch((error: unknown) => {
      throw knownOutcome(error);
    })) as unknown as Response;
    if (!GAVE_UP.has(response.status)) return response;
    await response.body?.cancel();
    throw new OutcomeUnknown(`HTTP ${response.status}`);
  };
}
