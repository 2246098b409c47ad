import { sql } from 'drizzle-orm';
import { AppError } from '../../contract/errors.ts';
import { isOwnRequest } from './local-only.ts';
import { metricsText, observeRequest } from './metrics.ts';
import type { Api } from './mount.ts';

/** `/healthz`, `/readyz`, `/metrics`, and the client's public settings. */
export function operationsRoutes({ hono, deps }: Api): void {
  const { config, database, library, model } = deps;
  hono.use(observeRequest);
  hono.get('/healthz', (http) => http.json({ status: 'ok' }));
  hono.get('/readyz', async (http) => {
    await database.db.execute(sql`select 1`);
    if (!library.ready()) throw new AppError('library_unavailable', { retryAfter: 2 });
    return http.json({ status: 'ready' });
  });
  hono.get('/metrics', async (http) => {
    const bearer = http.req.header('authorization');
    const allowed = config.metricsToken
      ? bearer === `Bearer ${config.metricsToken}`
      : !config.production && isOwnRequest(http);
    if (!allowed) throw new AppError('not_found');
    return http.text(await metricsText());
  });
  hono.get('/config.json', (http) =>
    http.json({
      anon_key: 'lacuna-public',
      payment_host: deps.billing.paymentHost,
      payment_provider: deps.billing.name,
      google: config.google !== null,
      ai: { provider: config.ai.provider, name: model?.name ?? 'embedded' },
      confidentiality: model
        ? `Your idea is stored on this server and sent to ${model.name} for the analysis. It is not used to train Lacuna.`
        : 'Your idea stays on this server. It is not sent anywhere and not used for training.',
      development: !config.production,
    }),
  );
}
