import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Deps } from '../context.ts';
import { isForwarded } from './local-only.ts';
import type { AppEnv } from './request-info.ts';

/** What a proxy that nobody counted does, and the way out. */
export const PROXY_ADVICE =
  'Set LACUNA_TRUSTED_PROXIES to the number of proxies in front of this server (usually 1). Until then all clients look like one, and limits per address apply to everyone together.';

/** True when a proxy must stand in front of this server, which speaks no https itself, and none is trusted. */
export const lacksTrustedProxies = (config: Config): boolean =>
  config.production && config.trustedProxies === 0 && config.publicUrl.startsWith('https://');

/** Says once in the log that requests come through a proxy that the settings do not know of. */
export function noticeProxies({ config, log }: Pick<Deps, 'config' | 'log'>): MiddlewareHandler<AppEnv> {
  let said = config.trustedProxies > 0;
  return async (http, next) => {
    if (!said && isForwarded(http)) {
      said = true;
      log.warn({ advice: PROXY_ADVICE }, 'requests come through a proxy, but LACUNA_TRUSTED_PROXIES is 0');
    }
    await next();
  };
}
