import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { Config } from '../config.ts';
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

/** Development pages (mailbox, payment sandbox) answer this machine only. */
export const loopbackOnly: MiddlewareHandler<AppEnv> = async (http, next) => {
  if (!isLoopback(http.get('info').clientIp)) throw new AppError('not_found');
  await next();
};
