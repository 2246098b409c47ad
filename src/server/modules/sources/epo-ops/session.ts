import { textAt } from '../fields.ts';
import { SourceError } from '../patent-source.ts';
import type { WireAnswer } from '../safe-client.ts';
import {
  type AdapterBase,
  createWire,
  faultOf,
  header,
  isoAfter,
  readJson,
  urlOf,
  type Wire,
} from '../wire.ts';
import { createThrottle, type OpsService, retryMillis } from './throttle.ts';

export interface EpoOpsSettings {
  key: string;
  secret: string;
  baseUrl: string;
}

export interface OpsRequest {
  path: string;
  query?: Record<string, string>;
  service: OpsService;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** Signed-in access to EPO OPS within its limits. */
export interface OpsSession {
  wire: Wire;
  /** The answer, whatever its status. */
  ask(request: OpsRequest): Promise<WireAnswer>;
}

/** Seconds before its end from which a token is no longer used. */
const TOKEN_MARGIN = 60;
const TOKEN_LIFE = 1200;
const HOUR = 3_600_000;

export function createOpsSession(base: AdapterBase, { key, secret, baseUrl }: EpoOpsSettings): OpsSession {
  const keySetting = 'EPO_OPS_KEY and EPO_OPS_SECRET';
  const wire = createWire(base, { label: 'EPO OPS', baseUrl, keySetting });
  const throttle = createThrottle(base.clock);
  let token: { value: string; until: number } | null = null;

  const signIn = async (signal: AbortSignal): Promise<string> => {
    const answer = await wire.send({
      method: 'POST',
      url: urlOf(wire, '/auth/accesstoken'),
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    });
    // A wrong or blocked key is a bad request here.
    if (answer.status === 400) {
      throw new SourceError('unauthorized', `EPO OPS does not accept the key. Check ${keySetting}.`);
    }
    if (answer.status !== 200) throw opsFault(wire, answer);
    const read = readJson(wire, answer);
    const value = textAt(read, 'access_token');
    if (!value) throw new SourceError('down', 'EPO OPS gave no access token.');
    const life = Number(textAt(read, 'expires_in') ?? TOKEN_LIFE) || TOKEN_LIFE;
    token = { value, until: base.clock.now().getTime() + (life - TOKEN_MARGIN) * 1000 };
    return value;
  };

  const send = async ({ path, query, service, headers, signal }: OpsRequest): Promise<WireAnswer> => {
    const valid = token !== null && token.until > base.clock.now().getTime() ? token.value : null;
    const bearer = valid ?? (await signIn(signal));
    await throttle.enter(service, signal);
    const answer = await wire.send({
      method: 'GET',
      url: urlOf(wire, path, query),
      headers: { accept: 'application/json', authorization: `Bearer ${bearer}`, ...headers },
      signal,
    });
    throttle.heed(answer);
    return answer;
  };

  return {
    wire,
    ask: async (request) => {
      const answer = await send(request);
      if (!isTokenRefused(answer)) return answer;
      // The service does not tell an expired token from a wrong one: a new one is tried once.
      token = null;
      return send(request);
    },
  };
}

const isTokenRefused = ({ status, body }: WireAnswer): boolean =>
  (status === 400 || status === 401) && /invalid_access_token|access token/i.test(body);

/** What an answer other than success means. */
export function opsFault(wire: Wire, answer: WireAnswer): SourceError {
  const now = wire.clock.now();
  const reason = header(answer, 'x-rejection-reason') ?? '';
  if (/PerWeek/i.test(reason)) {
    return new SourceError('quota', "EPO OPS: this week's quota is used up.", nextMonday(now));
  }
  if (/PerHour/i.test(reason)) {
    return new SourceError('quota', "EPO OPS: this hour's quota is used up.", isoAfter(now, HOUR));
  }
  if (/=black:/i.test(header(answer, 'x-throttling-control') ?? '')) {
    const retryAt = isoAfter(now, retryMillis(answer));
    return new SourceError('quota', 'EPO OPS has paused this key because requests came too fast.', retryAt);
  }
  if (/RobotDetected/i.test(answer.body)) {
    return new SourceError('quota', "EPO OPS mistook the requests for a bot's.", isoAfter(now, HOUR));
  }
  if (isTokenRefused(answer)) {
    return new SourceError('unauthorized', `EPO OPS does not accept the key. Check ${wire.keySetting}.`);
  }
  return faultOf(wire, answer);
}

/** The weekly quota resets on Monday, midnight UTC. */
function nextMonday(now: Date): string {
  const days = (8 - now.getUTCDay()) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days)).toISOString();
}
