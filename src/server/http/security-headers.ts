import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

/** Content security policy of pages: everything from our own origin, no inline script but the hashed ones. */
export function contentSecurityPolicy(scriptHashes: string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the security headers of TRUST on every response, errors and streams included. */
export function securityHeaders(config: Config, policy: string): MiddlewareHandler {
  return async (http, next) => {
    await next();
    const headers = http.res.headers;
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (config.production) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}
