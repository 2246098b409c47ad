import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../../contract/errors.ts';
import type { Config } from '../../../config.ts';
import type { AppEnv } from '../../../http/request-info.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const csrfToken = /^[0-9a-f]{64}$/;

/**
 * Guards what a cookie could authorise: a change needs JSON, exactly our Origin and X-CSRF-Token, which together no
 * foreign page can send. Requests with a bearer token carry no ambient authority, and the token endpoint sets no cookie.
 */
export function csrfGuard(config: Config): MiddlewareHandler<AppEnv> {
  return async (http, next) => {
    const { method, path } = http.req;
    const exempt =
      reading.has(method) || path === '/auth/v1/token' || http.req.header('authorization') !== undefined;
    if (!exempt) {
      const json = (http.req.header('content-type') ?? '').toLowerCase().startsWith('application/json');
      if (!json) throw new AppError('unsupported_media_type');
      const trusted = ownOrigins(config, http.req.header('host')).includes(http.req.header('origin') ?? '');
      if (!trusted || !csrfToken.test(http.req.header('x-csrf-token') ?? ''))
        throw new AppError('csrf_failed');
    }
    await next();
  };
}

/** Outside production the page may have been opened by any of this machine's names, which the Host check has vetted. */
function ownOrigins(config: Config, host: string | undefined): string[] {
  const own = new URL(config.publicUrl).origin;
  return config.production || !host ? [own] : [own, `http://${host}`];
}
