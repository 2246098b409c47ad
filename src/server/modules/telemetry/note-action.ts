import { ANOMALY_THRESHOLDS, SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { UserCtx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type NewAction, storeChange, storeGatedAction } from './action-log.store.ts';
import { recordSecurityEvent, type SecurityEventInput } from './record-security-event.ts';
import { hasSecurityEvent } from './security-events.store.ts';

export type WatchedAction = keyof typeof ANOMALY_THRESHOLDS;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A change that a person asked for, by its route: bursts of them are security events (SPEC §9). */
export async function noteChange(ctx: UserCtx, route: string): Promise<void> {
  const { minute, hour } = await storeChange(ctx.database.db, actionOf(ctx, route));
  if (minute > SECURITY_MONITORING.actionsPerMinute) {
    await reportOnce(ctx, {
      type: 'action_burst',
      severity: 'medium',
      within: MINUTE,
      details: { perMinute: minute },
    });
  }
  if (hour > SECURITY_MONITORING.actionsPerHour) {
    await reportOnce(ctx, {
      type: 'action_flood',
      severity: 'high',
      within: HOUR,
      details: { perHour: hour },
    });
  }
}

/**
 * A gated action: more than usual within an hour is an anomaly, by the thresholds of SPEC §9.
 * @param tx transaction of the act that it belongs to
 */
export async function noteGatedAction(ctx: UserCtx, action: WatchedAction, tx?: Db): Promise<void> {
  const db = tx ?? ctx.database.db;
  const { hour: actions } = await storeGatedAction(db, actionOf(ctx, action));
  const [, suspicious, critical] = ANOMALY_THRESHOLDS[action];
  if (actions < suspicious) return;
  const severity = actions >= critical ? 'critical' : 'medium';
  const own = { ...ctx, database: { ...ctx.database, db } };
  await reportOnce(own, { type: `anomaly_${action}`, severity, within: HOUR, details: { actions } });
}

const actionOf = (ctx: UserCtx, action: string): NewAction => ({
  userId: ctx.actor.userId,
  action,
  at: ctx.clock.now(),
});

interface Report extends Omit<SecurityEventInput, 'userId'> {
  /** Milliseconds for which one event of this type and severity says enough. */
  within: number;
}

async function reportOnce(ctx: UserCtx, { within, ...event }: Report): Promise<void> {
  const { userId } = ctx.actor;
  const { type, severity } = event;
  const after = new Date(ctx.clock.now().getTime() - within);
  const recorded = await hasSecurityEvent(ctx.database.db, { type, severity, userId, after });
  if (!recorded) await recordSecurityEvent(ctx, { ...event, userId });
}
