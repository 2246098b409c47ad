import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../context.ts';
import { SourceError } from './patent-source.ts';
import { createSafeClient, type SafeClient, type WireAnswer } from './safe-client.ts';

const LARGEST_BODY = 20_000_000;
/** A wait that is still worth it while someone waits for the search. */
const LONGEST_WAIT = 3000;
const SHORT_WAIT = 400;
const PASSING = new Set([500, 502, 503, 504]);

/** What every adapter is built with. */
export interface AdapterBase {
  clock: Clock;
  /** Milliseconds for one request. */
  deadlineMs: number;
  /** Called for every request sent. */
  count: () => void;
}

export interface WireSettings {
  label: string;
  baseUrl: string;
  /** The setting to check when the service refuses the key. */
  keySetting: string;
}

/** A service over HTTP: its client, and what its adapter needs to word a failure. */
export interface Wire extends WireSettings {
  send: SafeClient;
  clock: Clock;
}

/** Opens a wire to one configured service. A failure that looks passing is tried once more. */
export function createWire(base: AdapterBase, settings: WireSettings): Wire {
  const client = createSafeClient({
    label: settings.label,
    origins: [new URL(settings.baseUrl).origin],
    deadlineMs: base.deadlineMs,
    maxBytes: LARGEST_BODY,
    resolve: (host) => lookup(host, { all: true }),
    onRequest: base.count,
  });
  const send: SafeClient = async (request) => {
    let wait = SHORT_WAIT;
    try {
      const answer = await client(request);
      const delay = retryDelay(answer, base.clock.now());
      const passing = PASSING.has(answer.status) || (answer.status === 429 && delay !== null);
      if (!passing || (delay ?? 0) > LONGEST_WAIT) return answer;
      wait = delay ?? SHORT_WAIT;
    } catch (error) {
      if (!(error instanceof SourceError) || error.state !== 'down') throw error;
    }
    await sleep(wait, undefined, { signal: request.signal }).catch(() => undefined);
    return client(request);
  };
  return { ...settings, send, clock: base.clock };
}

/** URL of a path below the configured base. */
export function urlOf(wire: Wire, path: string, query: Record<string, string | undefined> = {}): URL {
  const url = new URL(`${wire.baseUrl.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

export function header(answer: WireAnswer, name: string): string | null {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Milliseconds that an answer asks to wait; null when it does not say. Knows seconds, dates and the headers of The Lens. */
export function retryDelay(answer: WireAnswer, now: Date): number | null {
  const millis = header(answer, 'x-rate-limit-retry-after-millis');
  if (millis && /^\d+$/.test(millis)) return Number(millis);
  const after = header(answer, 'retry-after') ?? header(answer, 'x-rate-limit-retry-after-seconds');
  if (!after) return null;
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const at = Date.parse(after);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

export const isoAfter = (now: Date, delay: number | null): string | null =>
  delay === null ? null : new Date(now.getTime() + delay).toISOString();

/** The answer as JSON. Throws {@link SourceError} when it is none. */
export function readJson(wire: Pick<Wire, 'label'>, answer: WireAnswer): unknown {
  try {
    return JSON.parse(answer.body);
  } catch {
    throw unreadable(wire);
  }
}

export const unreadable = ({ label }: Pick<Wire, 'label'>): SourceError =>
  new SourceError('down', `${label} sent a response that could not be read.`);

const USED_UP = /quota|limit|exceed|run out|credits|allowance/i;

/** What an answer other than success means, in words of ours: what the service wrote may repeat the key. */
export function faultOf(wire: Wire, answer: WireAnswer): SourceError {
  const { label, keySetting } = wire;
  const { status, body } = answer;
  const retryAt = isoAfter(wire.clock.now(), retryDelay(answer, wire.clock.now()));
  if (status === 429 || (status === 403 && USED_UP.test(body))) {
    return new SourceError('quota', `${label}: the quota is used up or requests come too fast.`, retryAt);
  }
  if (status === 401 || status === 403) {
    return new SourceError('unauthorized', `${label} does not accept the key. Check ${keySetting}.`);
  }
  if (status === 408 || status === 504)
    return new SourceError('slow', `${label} did not answer in time.`, retryAt);
  if (status >= 400 && status < 500) {
    return new SourceError('refused', `${label} could not process this search (HTTP ${status}).`);
  }
  return new SourceError('down', `${label} had an internal error (HTTP ${status}).`, retryAt);
}
