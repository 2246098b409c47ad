import type { Config } from '../../../config.ts';
import { COOKIE_NAMES } from './better-auth.ts';

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https://');

/** Name as it stands in the Cookie header: `__Host-` where the site is https. */
export function cookieNameOf(config: Config, cookie: keyof typeof COOKIE_NAMES): string {
  return `${isSecure(config) ? '__Host-' : ''}${COOKIE_NAMES[cookie]}`;
}

/** Value of a cookie that a response sets, still encoded; null when it sets none or clears it. */
export function setCookieValue(headers: Headers, name: string): string | null {
  let found: string | null = null;
  // The last one counts: a pending second factor clears the session cookie that was set before.
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const split = pair.indexOf('=');
    if (pair.slice(0, split).trim() === name) found = pair.slice(split + 1).trim();
  }
  return found === '' ? null : found;
}

/** The session's secret out of its signed cookie value. */
export const tokenOfCookie = (value: string): string => decodeURIComponent(value).split('.')[0] ?? '';

/** Makes the browser forget who was signed in. */
export function expiredCookies(config: Config): Headers {
  const headers = new Headers();
  for (const cookie of ['session', 'challenge'] as const) {
    const attributes = `Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`;
    headers.append('set-cookie', `${cookieNameOf(config, cookie)}=; ${attributes}`);
  }
  return headers;
}
