import { ANOMALY_THRESHOLDS, SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { UserCtx } from '../../context.ts';
import { type CountedActions, countActions, insertAction } from './action-log.store.ts';
import { recordSecurityEvent, type SecurityEventInput } from './record-security-event.ts';
import { hasSecurityEvent } from './security-events.store.ts';

export type WatchedAction = keyof typeof ANOMALY_THRESHOLDS;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A change that a person asked for, by its route: bursts of them are security events (SPEC §9). */
export async function noteChange(ctx: UserCtx, route: string): Promise<void> {
  await storeAction(ctx, route);
  const perMinute = await countWithin(ctx, MINUTE, { routes: true });
  if (perMinute > SECURITY_MONITORING.actionsPerMinute) {
    await reportOnce(ctx, {
      type: 'action_burst',
      severity: 'medium',
      within: MINUTE,
      details: { perMinute },
    });
  }
  const perHour = await countWithin(ctx, HOUR, { routes: true });
  if (perHour > SECURITY_MONITORING.actionsPerHour) {
    await reportOnce(ctx, { type: 'action_flood', severity: 'high', within: HOUR, details: { perHour } });
  }
}

/** A gated action: more than usual within an hour is an anomaly, by the thresholds of SPEC §9. */
export async function noteGatedAction(ctx: UserCtx, action: WatchedAction): Promise<void> {
  await storeAction(ctx, action);
  const actions = await countWithin(ctx, HOUR, { routes: false, action });
  const [, suspicious, critical] = ANOMALY_THRESHOLDS[action];
  if (actions < suspicious) return;
  const severity = actions >= critical ? 'critical' : 'medium';
  await reportOnce(ctx, { type: `anomaly_${action}`, severity, within: HOUR, details: { actions } });
}

async function storeAction(ctx: UserCtx, action: string): Promise<void> {
  await insertAction(ctx.database.db, { userId: ctx.actor.userId, action, at: ctx.clock.now() });
}

const before = (ctx: UserCtx, milliseconds: number) => new Date(ctx.clock.now().getTime() - milliseconds);

/** Actions of the person within the last milliseconds. */
async function countWithin(
  ctx: UserCtx,
  within: number,
  wanted: Pick<CountedActions, 'routes' | 'action'>,
): Promise<number> {
  const after = before(ctx, within);
  return countActions(ctx.database.db, { userId: ctx.actor.userId, after, ...wanted });
}

interface Report extends Omit<SecurityEventInput, 'userId'> {
  /** Milliseconds for which one event of this type and severity says enough. */
  within: number;
}

async function reportOnce(ctx: UserCtx, { within, ...event }: Report): Promise<void> {
  const { userId } = ctx.actor;
  const { type, severity } = event;
  const told = await hasSecurityEvent(ctx.database.db, {
    type,
    severity,
    userId,
    after: before(ctx, within),
  });
  if (!told) await recordSecurityEvent(ctx, { ...event, userId });
}
