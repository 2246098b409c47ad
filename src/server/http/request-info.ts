import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

export interface RequestInfo {
  requestId: string;
  clientIp: string;
  userAgent: string;
}

export interface AppEnv {
  Variables: { info: RequestInfo };
}

/**
 * Address of the client: the socket's, or with N trusted proxies the Nth entry of X-Forwarded-For from the
 * right. Without trusted proxies the header is never read, so forging it moves nothing.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops[hops.length - trustedProxies] ?? socketAddress;
}

function socketAddress(http: Context): string {
  try {
    return getConnInfo(http).remote.address ?? '';
  } catch {
    return '';
  }
}

/** Gives each request an id (answered as X-Request-Id) and the facts that rate limits and audit need. */
export function requestInfo(config: Config): MiddlewareHandler<AppEnv> {
  return async (http, next) => {
    const info: RequestInfo = {
      requestId: randomUUID(),
      clientIp: clientAddress(socketAddress(http), http.req.header('x-forwarded-for'), config.trustedProxies),
      userAgent: (http.req.header('user-agent') ?? '').slice(0, 300),
    };
    http.set('info', info);
    await next();
    http.header('X-Request-Id', info.requestId);
  };
}
