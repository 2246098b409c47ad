import type { Clock } from '../../context.ts';
import { type FailureState, SourceError } from './patent-source.ts';

const FAILURES_BEFORE_OPEN = 3;
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 15 * 60_000;
/** Without a time from the source: soon enough after a burst, seldom enough not to annoy. */
const QUOTA_PAUSE = 60_000;
const KEY_PAUSE = 10 * 60_000;
/** One caller tries a source that may be back; the others wait for its answer. */
const TRIAL = 10_000;
const LONGEST_WAIT = 24 * 3_600_000;

export interface LastFailure {
  state: FailureState;
  message: string;
  at: string;
}

/** Circuit breaker of one source, shared by all searches of a process. */
export interface SourceGate {
  /** Throws the {@link SourceError} that callers would get anyway while the source is being left alone. */
  enter(): void;
  succeeded(): void;
  failed(error: SourceError): void;
  lastFailure(): LastFailure | null;
  /** Counts a request sent to the source. */
  count(): void;
  /** Requests counted since the last call of this, for the books. */
  takeCount(): number;
}

/** A closed gate. It opens after three failures in a row, at once for a used-up quota or a refused key. */
export function createSourceGate(clock: Clock): SourceGate {
  let failures = 0;
  let calls = 0;
  let closedUntil = 0;
  let reason: SourceError | null = null;
  let last: LastFailure | null = null;

  const pauseAfter = (error: SourceError, now: number): number => {
    if (error.retryAt) return Math.min(Date.parse(error.retryAt) - now, LONGEST_WAIT);
    if (error.state === 'quota') return QUOTA_PAUSE;
    if (error.state === 'unauthorized') return KEY_PAUSE;
    if (failures < FAILURES_BEFORE_OPEN) return 0;
    return Math.min(FIRST_PAUSE * 2 ** (failures - FAILURES_BEFORE_OPEN), LONGEST_PAUSE);
  };

  return {
    enter: () => {
      const now = clock.now().getTime();
      if (!reason) return;
      if (now < closedUntil) throw reason;
      closedUntil = now + TRIAL;
    },
    succeeded: () => {
      failures = 0;
      reason = null;
      closedUntil = 0;
    },
    failed: (error) => {
      const now = clock.now();
      last = { state: error.state, message: error.message, at: now.toISOString() };
      // A query that the source cannot take says nothing about the next one.
      if (error.state === 'refused') return;
      failures++;
      const pause = pauseAfter(error, now.getTime());
      if (!(pause > 0)) return;
      closedUntil = now.getTime() + pause;
      reason = new SourceError(error.state, error.message, new Date(closedUntil).toISOString());
    },
    lastFailure: () => last,
    count: () => {
      calls++;
    },
    takeCount: () => {
      const taken = calls;
      calls = 0;
      return taken;
    },
  };
}
