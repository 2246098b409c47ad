import { Hono } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { Deps } from '../context.ts';
import { apiPage } from './api-page.ts';
import { refuseBrokenAddresses } from './broken-text.ts';
import { errorResponse } from './error-response.ts';
import { refuseForeignHosts } from './local-only.ts';
import { moduleRoutes } from './module-routes.ts';
import type { Api } from './mount.ts';
import { noticeProxies } from './notice-proxies.ts';
import { openApiDocument } from './openapi.ts';
import { operationsRoutes } from './operations-routes.ts';
import { type AppEnv, requestInfo } from './request-info.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { dropUnreadBody } from './unread-body.ts';
import { serveWeb } from './web-pages.ts';

const apiPrefixes = [
  '/auth/v1',
  '/functions/v1',
  '/rest/v1',
  '/realtime/v1',
  '/storage/v1',
  '/api',
  '/webhooks',
];

/** Builds the whole HTTP application over its collaborators. */
export function createApp(deps: Deps): Api {
  const hono = new Hono<AppEnv>();
  const api: Api = { hono, deps, routes: [] };
  hono.onError((error, http) => errorResponse(deps, error, http));
  hono.use(requestInfo(deps.config));
  hono.use(dropUnreadBody);
  hono.use(securityHeaders(deps.config, contentSecurityPolicy([])));
  hono.use(refuseForeignHosts(deps.config));
  hono.use(noticeProxies(deps));
  hono.use(refuseBrokenAddresses);
  operationsRoutes(api);
  for (const register of moduleRoutes) register(api);
  hono.get('/docs', (http) => http.html(apiPage(api.routes)));
  hono.get('/openapi.json', (http) => http.json(openApiDocument(api.routes, deps.config.publicUrl)));
  for (const prefix of apiPrefixes) {
    hono.all(`${prefix}/*`, () => {
      throw new AppError('not_found');
    });
  }
  serveWeb(api);
  hono.notFound((http) => errorResponse(deps, new AppError('not_found'), http));
  return api;
}
