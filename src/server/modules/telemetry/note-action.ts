import { and, count, eq, gt, like, not, sql } from 'drizzle-orm';
import { ANOMALY_THRESHOLDS, SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { UserCtx } from '../../context.ts';
import { recordSecurityEvent, type SecurityEventInput } from './record-security-event.ts';
import { actionLog, securityEvents } from './telemetry.tables.ts';

export type WatchedAction = keyof typeof ANOMALY_THRESHOLDS;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A change that a person asked for, by its route: bursts of them are security events (SPEC §9). */
export async function noteChange(ctx: UserCtx, route: string): Promise<void> {
  await storeAction(ctx, route);
  const perMinute = await countActions(ctx, { after: MINUTE, routes: true });
  if (perMinute > SECURITY_MONITORING.actionsPerMinute) {
    await reportOnce(ctx, {
      type: 'action_burst',
      severity: 'medium',
      within: MINUTE,
      details: { perMinute },
    });
  }
  const perHour = await countActions(ctx, { after: HOUR, routes: true });
  if (perHour > SECURITY_MONITORING.actionsPerHour) {
    await reportOnce(ctx, { type: 'action_flood', severity: 'high', within: HOUR, details: { perHour } });
  }
}

/** A gated action: more than usual within an hour is an anomaly, by the thresholds of SPEC §9. */
export async function noteGatedAction(ctx: UserCtx, action: WatchedAction): Promise<void> {
  await storeAction(ctx, action);
  const actions = await countActions(ctx, { after: HOUR, action });
  const [, suspicious, critical] = ANOMALY_THRESHOLDS[action];
  if (actions < suspicious) return;
  const severity = actions >= critical ? 'critical' : 'medium';
  await reportOnce(ctx, { type: `anomaly_${action}`, severity, within: HOUR, details: { actions } });
}

async function storeAction(ctx: UserCtx, action: string): Promise<void> {
  await ctx.database.db.insert(actionLog).values({ userId: ctx.actor.userId, action, at: ctx.clock.now() });
}

interface Counted {
  /** Milliseconds back from now. */
  after: number;
  action?: WatchedAction;
  routes?: boolean;
}

async function countActions(ctx: UserCtx, { after, action, routes }: Counted): Promise<number> {
  const isRoute = like(actionLog.action, '/%');
  const [row] = await ctx.database.db
    .select({ actions: count() })
    .from(actionLog)
    .where(
      and(
        eq(actionLog.userId, ctx.actor.userId),
        gt(actionLog.at, new Date(ctx.clock.now().getTime() - after)),
        routes ? isRoute : not(isRoute),
        action ? eq(actionLog.action, action) : undefined,
      ),
    );
  return row?.actions ?? 0;
}

interface Report extends Omit<SecurityEventInput, 'userId'> {
  /** Milliseconds for which one event of this type and severity says enough. */
  within: number;
}

async function reportOnce(ctx: UserCtx, { within, ...event }: Report): Promise<void> {
  const { userId } = ctx.actor;
  const [told] = await ctx.database.db
    .select({ one: sql`1` })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.type, event.type),
        eq(securityEvents.severity, event.severity),
        eq(securityEvents.userId, userId),
        gt(securityEvents.at, new Date(ctx.clock.now().getTime() - within)),
      ),
    )
    .limit(1);
  if (!told) await recordSecurityEvent(ctx, { ...event, userId });
}
