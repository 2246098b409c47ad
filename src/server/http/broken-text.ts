import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { AppEnv } from './request-info.ts';

const NUL = '\u0000';

/** True for text that no database stores and no encoding carries: a NUL character, or half of a surrogate pair. */
export const isBrokenText = (text: string): boolean => text.includes(NUL) || !text.isWellFormed();

/** Throws `invalid_request` when any text inside a parsed JSON value, names of members included, is broken. */
export function refuseBrokenText(value: unknown): void {
  // A loop instead of recursion: the nesting of a body is the sender's choice.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && isBrokenText(next)) {
      throw new AppError('invalid_request', {
        message: 'The request contains characters that are not text.',
      });
    }
    if (Array.isArray(next)) for (const entry of next) waiting.push(entry);
    else if (typeof next === 'object' && next !== null) {
      for (const [name, entry] of Object.entries(next)) waiting.push(name, entry);
    }
  }
}

/** Refuses addresses with a NUL in path or query, for every route there is. */
export const refuseBrokenAddresses: MiddlewareHandler<AppEnv> = async (http, next) => {
  if (/%00/.test(http.req.url)) refuseBrokenText(NUL);
  await next();
};
