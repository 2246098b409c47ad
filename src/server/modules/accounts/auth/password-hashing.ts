import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { AppError } from '../../../../contract/errors.ts';

/** Sign-ins and sign-ups from outside that may be under way at once; those beyond are refused at once. */
const MOST_ADMITTED = 24;
/** Hashes that may wait, also those that signed-in people cause. */
const MOST_WAITING = 64;
/** Seconds. */
const RETRY_AFTER = 1;

/**
 * A hash fills a thread of the pool that token checks, files and name look-ups share, and a core. With one or two at a
 * time the pool of four always has threads left, and on small machines a core.
 */
const CONCURRENT = Math.max(1, Math.min(2, availableParallelism() - 1));

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
  /** True while a sign-in would be refused without a look at it. */
  isFull(): boolean;
  /** Runs work of a visitor that needs a hash; throws `unavailable` when too many are under way. */
  admit<T>(work: () => Promise<T>): Promise<T>;
}

/** Passwords are hashed a few at a time in this process, in order; what does not fit is refused, never piled up. */
export function createPasswordHashing(): PasswordHashing {
  const turn = createTurnstile();
  let admitted = 0;
  return {
    hash: (password) => turn(() => hashPassword(password)),
    verify: (input) => turn(() => verifyPassword(input)),
    isFull: () => admitted >= MOST_ADMITTED,
    admit: async (work) => {
      if (admitted >= MOST_ADMITTED) throw tooMany();
      admitted++;
      try {
        return await work();
      } finally {
        admitted--;
      }
    },
  };
}

export const tooMany = (): AppError => new AppError('unavailable', { retryAfter: RETRY_AFTER });

function createTurnstile(): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= CONCURRENT) {
      if (waiting.length >= MOST_WAITING) throw tooMany();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody who comes now overtakes.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
