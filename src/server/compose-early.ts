import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Clock, Deps } from './context.ts';
import { errorForLog } from './error-for-log.ts';
import { createLibraryHandle } from './modules/library/library-handle.ts';

export const systemClock: Clock = { now: () => new Date() };

/** What needs no database, nor much code: a start opens the library with it before everything else. */
export type EarlyParts = Pick<Deps, 'clock' | 'log' | 'library'>;

export function composeEarly(config: Config, clock: Clock = systemClock): EarlyParts {
  const log = pino({
    level: config.logLevel,
    serializers: { err: errorForLog },
    redact: ['headers', 'password', 'token', 'authorization', '*.password', '*.token'],
  });
  return { clock, log, library: createLibraryHandle(config, log) };
}
