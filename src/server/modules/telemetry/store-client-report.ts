import { clientLogSchema, clientSecurityEventSchema } from '../../../contract/routes/telemetry.routes.ts';
import type { Ctx } from '../../context.ts';
import { insertSecurityEvent } from './security-events.store.ts';
import { insertClientLog } from './telemetry.store.ts';

const reporter = (ctx: Ctx) => ({
  userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
  address: ctx.clientIp,
  at: ctx.clock.now(),
});

/** Stores a browser's log entry; what is no log entry is dropped. */
export async function storeClientLog(ctx: Ctx, report: unknown): Promise<void> {
  const parsed = clientLogSchema.safeParse(report);
  if (!parsed.success) return;
  const { level, message, context } = parsed.data;
  await insertClientLog(ctx.database.db, { ...reporter(ctx), level, message, context: context ?? {} });
}

/** Stores a browser's security event, marked as reported by a client: it triggers nothing. */
export async function storeClientEvent(ctx: Ctx, report: unknown): Promise<void> {
  const parsed = clientSecurityEventSchema.safeParse(report);
  if (!parsed.success) return;
  const { type, severity, details } = parsed.data;
  await insertSecurityEvent(ctx.database.db, {
    ...reporter(ctx),
    type,
    severity,
    details: details ?? {},
    source: 'client',
    userAgent: ctx.userAgent,
  });
}
