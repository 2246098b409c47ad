import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that answers about an address take at least: well above the work for a known or an unknown one. */
const LEAST = 300;

/** Runs work and answers no earlier than a fixed time after the start, so that time tells nothing. Also for failures. */
export async function notBefore<T>(work: () => Promise<T>): Promise<T> {
  const least = sleep(LEAST);
  try {
    return await work();
  } finally {
    await least;
  }
}
