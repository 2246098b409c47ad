import { NEAR_LIMIT_PERCENT } from '../../../contract/limits.ts';
import { LIMIT_LABELS, UNLIMITED } from '../../../contract/plans.ts';
import type { Ctx } from '../../context.ts';
import { type Db, inTransaction } from '../../db/database.ts';
import { readSubscription } from '../billing/read-subscription.ts';
import { committedUnits, recordNotice, type Settled } from './usage.store.ts';

const REACHED = 100;

/**
 * Mails a user once when committed units reach 80 percent of a limit, and once when they reach the limit. A limit so
 * small that one unit does both sends only the second mail. Raising the limit starts over.
 */
export async function notifyLimit(ctx: Ctx, input: { unit: Settled; tx?: Db }): Promise<void> {
  const { unit } = input;
  if (ctx.actor.kind !== 'user' || ctx.actor.userId !== unit.userId) return;
  const { email } = ctx.actor;
  const { limits, planName } = await readSubscription(ctx, { userId: unit.userId, tx: input.tx });
  const limit = limits[unit.limitType];
  if (limit === UNLIMITED || limit === 0) return;
  await inTransaction(input.tx ?? ctx.database.db, async (tx) => {
    const used = await committedUnits(tx, unit);
    const percent = used >= limit ? REACHED : NEAR_LIMIT_PERCENT;
    if (used * 100 < limit * percent) return;
    if (!(await recordNotice(tx, unit, { percent, limit }))) return;
    const template = percent === REACHED ? 'usage-reached' : 'usage-near';
    const data = {
      used: String(used),
      limit: String(limit),
      label: LIMIT_LABELS[unit.limitType],
      plan: planName,
      month: unit.monthYear,
    };
    await ctx.jobs.enqueue('send-mail', { to: email, template, data }, { tx });
  });
}
