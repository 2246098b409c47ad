import type { Context } from 'hono';
import {
  analyticsLogRoute,
  LOG_ENTRY_BYTES,
  securityLogRoute,
} from '../../../contract/routes/telemetry.routes.ts';
import type { Ctx } from '../../context.ts';
import { type Api, mount } from '../../http/mount.ts';
import type { AppEnv } from '../../http/request-info.ts';
import { authenticateRequest } from '../accounts/authenticate-request.ts';
import { createLogBudget } from './log-budget.ts';
import { storeClientEvent, storeClientLog } from './store-client-report.ts';

/** `/api/analytics/log` and `/api/security/log`. */
export function telemetryRoutes(api: Api): void {
  const budget = createLogBudget(api.deps.clock);
  const receive = async (ctx: Ctx, http: Context<AppEnv>, store: typeof storeClientLog) => {
    if (!budget(ctx.clientIp)) return;
    // A report that cannot be read or stored is not worth an error to its sender.
    await accept(ctx, http, store).catch((error) => ctx.log.debug({ err: error }, 'client report dropped'));
  };
  mount(api, analyticsLogRoute, (ctx, { http }) => receive(ctx, http, storeClientLog));
  mount(api, securityLogRoute, (ctx, { http }) => receive(ctx, http, storeClientEvent));
}

async function accept(ctx: Ctx, http: Context<AppEnv>, store: typeof storeClientLog): Promise<void> {
  const text = await readAtMost(http.req.raw.body, LOG_ENTRY_BYTES);
  if (text === null) return;
  // PostgreSQL's JSON has no NUL.
  const report: unknown = JSON.parse(text.replaceAll('\\u0000', ''));
  const actor = await authenticateRequest(ctx, http.req.header('authorization')).catch(
    () => ({ kind: 'visitor' }) as const,
  );
  await store({ ...ctx, actor }, report);
}

/** Text of a body, or null when it has more bytes than allowed; the rest is then left unread. */
async function readAtMost(body: ReadableStream<Uint8Array> | null, bytes: number): Promise<string | null> {
  if (!body) return null;
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > bytes) {
      reader.releaseLock();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
