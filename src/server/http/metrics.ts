import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const duration = new Histogram({
  name: 'lacuna_http_request_seconds',
  help: 'Time to answer, by method, route group and status class.',
  labelNames: ['method', 'group', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.15, 0.25, 0.5, 1, 2, 5, 15],
  registers: [registry],
});

/** Times each request. The first path segment is the group, so that ids never become labels. */
export const observeRequest: MiddlewareHandler = async (http, next) => {
  const stop = duration.startTimer();
  await next();
  const group = http.req.path.split('/').slice(1, 3).join('/').slice(0, 40);
  const known = /^(?:auth|functions|rest|storage|webhooks)\/v1$|^api\/[a-z]+$/.test(group) ? group : 'web';
  stop({ method: http.req.method, group: known, status: `${Math.floor(http.res.status / 100)}xx` });
};

/** Prometheus text of all metrics of this process. */
export const metricsText = (): Promise<string> => registry.metrics();
