import {
  RATE_LIMIT_PRUNE,
  RATE_LIMIT_RECORD_AGE,
  RATE_LIMITS,
  type RateLimitName,
} from '../../../contract/limits.ts';

interface Entry {
  /** Times of the attempts, milliseconds since 1970. */
  attempts: number[];
  blockedUntil: number;
}

export type LimiterAnswer = { allowed: true } | { allowed: false; minutes: number };

const KEY = 'lacuna.limits';

/**
 * The limits of SPEC §9 on this side of the wire: a courtesy that answers before the server must.
 * Kept in local storage, so that a reload does not forget; records older than a day are pruned.
 */
export class ClientLimiter {
  private readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  private readonly now: () => number;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** Counts one attempt of `name` for `scope`; `exempt` is for administrators. */
  take(name: RateLimitName, scope: string, exempt = false): LimiterAnswer {
    if (exempt) return { allowed: true };
    const now = this.now();
    const limit = RATE_LIMITS[name];
    const records = this.read();
    const key = `${name}:${scope}`;
    const entry = records[key] ?? { attempts: [], blockedUntil: 0 };
    if (entry.blockedUntil > now) return refused(entry.blockedUntil - now);
    const attempts = entry.attempts.filter((at) => now - at < limit.window);
    const over = attempts.length >= limit.max;
    records[key] = over
      ? { attempts, blockedUntil: now + limit.block }
      : { attempts: [...attempts, now], blockedUntil: 0 };
    this.write(records);
    return over ? refused(limit.block) : { allowed: true };
  }

  /** Forgets the attempts, as after a successful sign-in. */
  reset(name: RateLimitName, scope: string): void {
    const records = this.read();
    delete records[`${name}:${scope}`];
    this.write(records);
  }

  /** Drops records older than 24 hours. */
  prune(): void {
    const now = this.now();
    const kept = Object.entries(this.read()).filter(
      ([, entry]) => Math.max(entry.blockedUntil, ...entry.attempts, 0) > now - RATE_LIMIT_RECORD_AGE,
    );
    this.write(Object.fromEntries(kept));
  }

  /** Prunes every five minutes; returns the way to stop. */
  startPruning(): () => void {
    const timer = setInterval(() => this.prune(), RATE_LIMIT_PRUNE);
    return () => clearInterval(timer);
  }

  private read(): Record<string, Entry> {
    try {
      return JSON.parse(this.storage.getItem(KEY) ?? '{}') as Record<string, Entry>;
    } catch {
      return {};
    }
  }

  private write(records: Record<string, Entry>): void {
    try {
      this.storage.setItem(KEY, JSON.stringify(records));
    } catch {
      // A full or closed storage must not stop the person; the server limits all the same.
    }
  }
}

const refused = (milliseconds: number): LimiterAnswer => ({
  allowed: false,
  minutes: Math.max(1, Math.ceil(milliseconds / 60_000)),
});
