import { availableParallelism } from 'node:os';
import { AppError } from '../../../../contract/errors.ts';
import { createPasswordThread } from './password-thread.ts';

/** Sign-ins and sign-ups from outside that may be under way at once; those beyond are refused at once. */
const MOST_ADMITTED = 24;
/** Hashes that may wait, also those that signed-in people cause. */
const MOST_WAITING = 64;
/** Seconds. */
const RETRY_AFTER = 1;

/** A hash fills a core for a tenth of a second. With one or two at a time small machines have one left for the rest. */
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
  const turn = createTurnstile(Array.from({ length: CONCURRENT }, createPasswordThread));
  let admitted = 0;
  return {
    hash: (password) => turn((thread) => thread.hash(password)),
    verify: (input) => turn((thread) => thread.verify(input)),
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

/** Gives each piece of work a place of its own, in the order in which they come. */
function createTurnstile<P>(places: P[]): <T>(work: (place: P) => Promise<T>) => Promise<T> {
  const free = [...places];
  const waiting: ((place: P) => void)[] = [];
  return async (work) => {
    const place = free.pop() ?? (await nextFree(waiting));
    try {
      return await work(place);
    } finally {
      // The place goes straight to the next in line, so that nobody who comes now overtakes.
      const next = waiting.shift();
      if (next) next(place);
      else free.push(place);
    }
  };
}

function nextFree<P>(waiting: ((place: P) => void)[]): Promise<P> {
  if (waiting.length >= MOST_WAITING) throw tooMany();
  return new Promise((resolve) => waiting.push(resolve));
}
