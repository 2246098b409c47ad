import { ANOMALY_THRESHOLDS, SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { UserCtx } from '../../context.ts';
import { countActions, hasEvent, insertAction } from './events.store.ts';
import { recordSecurityEvent, type SecurityEventInput } from './record-security-event.ts';

export type WatchedAction = keyof typeof ANOMALY_THRESHOLDS;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A change that a person asked for, by its route: bursts of them are security events (SPEC §9). */
export async function noteChange(ctx: UserCtx, route: string): Promise<void> {
  await storeAction(ctx, route);
  const perMinute = await actionsWithin(ctx, MINUTE, null);
  if (perMinute > SECURITY_MONITORING.actionsPerMinute) {
    await reportOnce(ctx, {
      type: 'action_burst',
      severity: 'medium',
      within: MINUTE,
      details: { perMinute },
    });
  }
  const perHour = await actionsWithin(ctx, HOUR, null);
  if (perHour > SECURITY_MONITORING.actionsPerHour) {
    await reportOnce(ctx, { type: 'action_flood', severity: 'high', within: HOUR, details: { perHour } });
  }
}

/** A gated action: more than usual within an hour is an anomaly, by the thresholds of SPEC §9. */
export async function noteGatedAction(ctx: UserCtx, action: WatchedAction): Promise<void> {
  await storeAction(ctx, action);
  const actions = await actionsWithin(ctx, HOUR, action);
  const [, suspicious, critical] = ANOMALY_THRESHOLDS[action];
  if (actions < suspicious) return;
  const severity = actions >= critical ? 'critical' : 'medium';
  await reportOnce(ctx, { type: `anomaly_${action}`, severity, within: HOUR, details: { actions } });
}

const storeAction = (ctx: UserCtx, action: string): Promise<void> =>
  insertAction(ctx.database.db, { userId: ctx.actor.userId, action, at: ctx.clock.now() });

/** Milliseconds back from now; `null` counts all changes. */
const ago = (ctx: UserCtx, within: number): Date => new Date(ctx.clock.now().getTime() - within);
const actionsWithin = (ctx: UserCtx, within: number, action: WatchedAction | null): Promise<number> =>
  countActions(ctx.database.db, { userId: ctx.actor.userId, after: ago(ctx, within), action });

interface Report extends Omit<SecurityEventInput, 'userId'> {
  /** Milliseconds for which one event of this type and severity says enough. */
  within: number;
}

async function reportOnce(ctx: UserCtx, { within, ...event }: Report): Promise<void> {
  const { userId } = ctx.actor;
  const { type, severity } = event;
  const told = await hasEvent(ctx.database.db, { type, severity, userId, after: ago(ctx, within) });
  if (!told) await recordSecurityEvent(ctx, { ...event, userId });
}
