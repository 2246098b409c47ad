import type { Context } from 'hono';
import type { AppEnv } from '../../../http/request-info.ts';

/** Hands the library's cookies on to the browser. */
export function forwardCookies(http: Context<AppEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) http.header('Set-Cookie', cookie, { append: true });
}
