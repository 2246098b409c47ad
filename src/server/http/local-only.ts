import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AppError } from '../../contract/errors.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../context.ts';
import type { AppEnv } from './request-info.ts';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|)$/;

/** True for an address of this machine. An empty one comes from in-process tests. */
export const isLoopback = (address: string): boolean => loopback.test(address);

/** Outside production: foreign Host headers are refused, so that a web page cannot rebind DNS to reach us. */
export function refuseForeignHosts(config: Config): MiddlewareHandler<AppEnv> {
  const own = new URL(config.publicUrl).hostname;
  const allowed = new Set(['localhost', '127.0.0.1', '[::1]', own]);
  return async (http, next) => {
    if (!config.production && !config.hostGiven) {
      const host = (http.req.header('host') ?? 'localhost').replace(/:\d+$/, '');
      if (!allowed.has(host))
        throw new AppError('forbidden', { message: 'This host name is not served here.' });
    }
    await next();
  };
}

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'cf-connecting-ip',
  'via',
];

/** True when a proxy says that it passes a request on, whatever is configured: the socket then says nothing. */
export const isForwarded = (http: Context): boolean =>
  FORWARDED.some((name) => http.req.header(name) !== undefined);

/** True for a request of this machine itself: not one that a proxy on it passes on. */
export const isOwnRequest = (http: Context<AppEnv>): boolean =>
  isLoopback(http.get('info').clientIp) && !isForwarded(http);

const COOKIE = 'lacuna_development';
const NAME = 'token';

/** The token that opens the development pages in production; printed at start, the same in every process. */
export const developmentToken = (secret: string): string =>
  createHmac('sha256', secret).update('development pages').digest('base64url');

const matches = (given: string | undefined, token: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Development pages (mailbox, payment sandbox). They answer only this machine; in production, where a proxy on the
 * machine makes everybody look like it, whoever holds the token: `?token=` once, which a cookie remembers, or as bearer.
 */
export function developmentOnly({
  config,
  secret,
}: Pick<Deps, 'config' | 'secret'>): MiddlewareHandler<AppEnv> {
  const token = developmentToken(secret);
  return async (http, next) => {
    if (!config.production && isOwnRequest(http)) return next();
    const { searchParams, pathname } = new URL(http.req.url);
    if (matches(searchParams.get(NAME) ?? undefined, token)) {
      setCookie(http, COOKIE, token, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure: config.publicUrl.startsWith('https://'),
      });
      // The address without the token: it must not stay in histories and referrers.
      return http.redirect(pathname);
    }
    const bearer = http.req.header('authorization')?.replace(/^bearer +/i, '');
    if (!matches(getCookie(http, COOKIE), token) && !matches(bearer, token)) throw new AppError('not_found');
    return next();
  };
}
