import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../../contract/errors.ts';
import type { BaseDeps } from '../../../context.ts';
import { type BetterAuth, createBetterAuth } from './better-auth.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** Milliseconds to wait for Google's discovery document. */
const DISCOVERY = 8_000;

/** Throws `provider_not_configured`, or `unavailable` while Google cannot be reached. */
export type GoogleLibrary = () => Promise<BetterAuth>;

/**
 * Kept apart from the library that everything else uses: that one must start and work while Google is down. Created at
 * first use, and created again until the discovery document has been read.
 */
export function createGoogleLibrary(base: BaseDeps, passwords: PasswordHashing): GoogleLibrary {
  let ready: Promise<BetterAuth | null> | null = null;
  return async () => {
    if (!base.config.google) throw new AppError('provider_not_configured');
    ready ??= connect(base, passwords);
    const library = await ready;
    if (library) return library;
    ready = null;
    throw new AppError('unavailable', { retryAfter: 10 });
  };
}

async function connect(base: BaseDeps, passwords: PasswordHashing): Promise<BetterAuth | null> {
  const library = createBetterAuth(base, { google: true, passwords });
  const connected = library.$context.then(({ socialProviders }) =>
    socialProviders.some((provider) => provider.id === 'google'),
  );
  const timer = new AbortController();
  const late = sleep(DISCOVERY, false, { signal: timer.signal }).catch(() => false);
  const found = await Promise.race([connected, late]);
  timer.abort();
  return found ? library : null;
}
