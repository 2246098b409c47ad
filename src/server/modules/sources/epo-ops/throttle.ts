import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../context.ts';
import { SourceError } from '../patent-source.ts';
import type { WireAnswer } from '../safe-client.ts';
import { header, isoAfter } from '../wire.ts';

const WINDOW = 60_000;
/** Longer waits are left to the next search. */
const LONGEST_WAIT = 8_000;

export type OpsService = 'search' | 'retrieval' | 'other';

interface Allowance {
  at: number;
  color: string;
  perMinute: number;
}

/** Reads `busy (retrieval=green:200, search=yellow:15, …)`: color and requests a minute of each service. */
export function readThrottle(control: string): Map<string, { color: string; perMinute: number }> {
  const services = new Map<string, { color: string; perMinute: number }>();
  for (const [, name = '', color = '', count] of control.matchAll(/([a-z]+)=([a-z]+):(\d+)/gi)) {
    services.set(name.toLowerCase(), { color: color.toLowerCase(), perMinute: Number(count) });
  }
  return services;
}

export interface OpsThrottle {
  /** Waits for its turn, or throws {@link SourceError} when the turn is too far away. */
  enter(service: OpsService, signal: AbortSignal): Promise<void>;
  heed(answer: WireAnswer): void;
}

/**
 * Keeps to what EPO OPS allows. Its machines count separately and each tells its own allowance, so the smallest one of the
 * last minute holds; a black light stops a service until the time that came with it.
 */
export function createThrottle(clock: Clock): OpsThrottle {
  const reported = new Map<string, Allowance[]>();
  const sent = new Map<string, number[]>();
  const stopped = new Map<string, number>();

  const recent = <T>(all: T[] | undefined, at: (one: T) => number): T[] =>
    (all ?? []).filter((one) => at(one) > clock.now().getTime() - WINDOW);

  const waitFor = (service: OpsService): number => {
    const now = clock.now().getTime();
    const until = stopped.get(service) ?? 0;
    if (until > now) return until - now;
    const allowances = recent(reported.get(service), ({ at }) => at);
    const calls = recent(sent.get(service), (at) => at);
    const worst = Math.min(...allowances.map(({ perMinute }) => perMinute));
    if (calls.length < worst) return 0;
    const oldest = calls[calls.length - Math.max(1, worst)] ?? now;
    return oldest + WINDOW - now;
  };

  return {
    enter: async (service, signal) => {
      const wait = waitFor(service);
      if (wait > LONGEST_WAIT) {
        const retryAt = isoAfter(clock.now(), wait);
        throw new SourceError('quota', 'EPO OPS asks for slower requests.', retryAt);
      }
      if (wait > 0) await sleep(wait, undefined, { signal });
      sent.set(service, [...recent(sent.get(service), (at) => at), clock.now().getTime()]);
    },
    heed: (answer) => {
      const now = clock.now().getTime();
      for (const [service, { color, perMinute }] of readThrottle(
        header(answer, 'x-throttling-control') ?? '',
      )) {
        if (color === 'black') stopped.set(service, now + (retryMillis(answer) ?? WINDOW));
        reported.set(service, [
          ...recent(reported.get(service), ({ at }) => at),
          { at: now, color, perMinute },
        ]);
      }
    },
  };
}

/** Unlike everywhere else, `Retry-After` is in milliseconds here. */
export function retryMillis(answer: WireAnswer): number | null {
  const after = header(answer, 'retry-after');
  return after && /^\d+$/.test(after) ? Number(after) : null;
}
