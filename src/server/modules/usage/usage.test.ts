import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { PLANS } from '../../../contract/plans.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { rememberUsage, restoreUsage } from './carry-usage.ts';
import { claimUnit } from './claim-unit.ts';
import { commitUnit } from './commit-unit.ts';
import { expireUnits } from './expire-units.ts';
import { extendUnit } from './extend-unit.ts';
import { findUsageDifferences } from './find-usage-differences.ts';
import { hasOpenReservation } from './has-open-reservation.ts';
import { incrementUsage } from './increment-usage.ts';
import { readUsage } from './read-usage.ts';
import { releaseUnit } from './release-unit.ts';

let app: ModuleContext;
beforeAll(async () => {
  app = await createModuleContext({ connections: 20 });
});
beforeEach(() => {
  app.jobs.recorded.length = 0;
});
afterAll(async () => {
  expect(await findUsageDifferences(app.system)).toEqual([]);
  await app.close();
});

const ideas = { limitType: 'idea_generations' } as const;
const chat = { limitType: 'chat_messages' } as const;

/** Gives a user a plan's limits, or any stored limits, as the sync would. */
async function subscribe(ctx: UserCtx, monthlyLimits: unknown): Promise<void> {
  await app.deps.database.db.execute(sql`
    insert into subscribers (user_id, plan_id, plan_name, subscribed, status, monthly_limits)
    values (${ctx.actor.userId}, 'jv', ${PLANS.jv.displayName}, true, 'active', ${JSON.stringify(monthlyLimits)}::jsonb)
    on conflict (user_id) do update set monthly_limits = excluded.monthly_limits`);
}

/** Lets the leases of a user's reservations run out. */
async function runOut(ctx: UserCtx): Promise<void> {
  await app.deps.database.db.execute(sql`
    update usage_ledger set expires_at = now() - interval '1 second'
    where user_id = ${ctx.actor.userId} and state = 'reserved'`);
}

const used = async (ctx: UserCtx) => (await readUsage(ctx, { userId: ctx.actor.userId })).counters;

test('100 parallel starts with one unit left: exactly one is accepted', async () => {
  const ctx = await app.newUser();
  const starts = await Promise.allSettled(Array.from({ length: 100 }, () => claimUnit(ctx, ideas)));
  expect(starts.filter((start) => start.status === 'fulfilled')).toHaveLength(1);
  const refused = starts.find((start) => start.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    code: 'usage_limit_reached',
    message: "You've reached your monthly limit of 1 idea generations. Upgrade your plan for more access.",
    details: { limit: 1, limit_type: 'idea_generations' },
  });
  expect((await used(ctx)).idea_generations).toBe(1);
});

test('100 parallel increments and claims never count above the limit, nor a reservation twice', async () => {
  const ctx = await app.newUser();
  const limit = PLANS.free.limits.chat_messages;
  const increments = await Promise.all(Array.from({ length: 100 }, () => incrementUsage(ctx, chat)));
  expect(increments.filter((increment) => increment.success)).toHaveLength(limit);
  const claims = await Promise.allSettled(Array.from({ length: 100 }, () => claimUnit(ctx, chat)));
  const ids = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value.id] : []));
  expect(new Set(ids).size).toBe(limit);
  expect((await used(ctx)).chat_messages).toBe(limit);
});

test('the increment reserves what the gated function then claims', async () => {
  const ctx = await app.newUser();
  expect(await hasOpenReservation(ctx, ideas)).toBe(false);
  expect(await incrementUsage(ctx, ideas)).toEqual({
    success: true,
    current: 1,
    message: '0 of 1 idea generations remaining',
  });
  expect(await hasOpenReservation(ctx, ideas)).toBe(true);
  const unit = await claimUnit(ctx, ideas);
  expect(await hasOpenReservation(ctx, ideas)).toBe(false);
  expect(await commitUnit(ctx, unit)).toBe(true);
  expect(await commitUnit(ctx, unit)).toBe(false);
  expect(await releaseUnit(ctx, unit)).toBe(false);
  expect(await incrementUsage(ctx, ideas)).toEqual({
    success: false,
    current: 1,
    message: "You've reached your monthly limit of 1 idea generations. Upgrade your plan for more access.",
  });
});

test('a released unit can be used again, and release twice gives back once', async () => {
  const ctx = await app.newUser();
  const unit = await claimUnit(ctx, ideas);
  expect(await releaseUnit(ctx, unit)).toBe(true);
  expect(await releaseUnit(ctx, unit)).toBe(false);
  expect(await commitUnit(ctx, unit)).toBe(false);
  expect((await used(ctx)).idea_generations).toBe(0);
  await claimUnit(ctx, ideas);
});

test('a dead run gives its unit back after the lease; a living one keeps it by its heartbeat', async () => {
  const ctx = await app.newUser();
  const dead = await claimUnit(ctx, ideas);
  await runOut(ctx);
  expect(await extendUnit(ctx, dead)).toBe(true);
  expect(await expireUnits(app.system)).toBe(0);
  await runOut(ctx);
  await claimUnit(ctx, ideas);
  expect(await extendUnit(ctx, dead)).toBe(false);
  expect((await used(ctx)).idea_generations).toBe(1);
});

test('a run that was taken for dead and still ended well is counted', async () => {
  const ctx = await app.newUser();
  const unit = await claimUnit(ctx, ideas);
  await runOut(ctx);
  expect(await expireUnits(app.system)).toBe(1);
  expect((await used(ctx)).idea_generations).toBe(0);
  expect(await commitUnit(ctx, unit)).toBe(true);
  expect((await used(ctx)).idea_generations).toBe(1);
});

test('an unclaimed reservation is given back, and its claim then makes a new one', async () => {
  const ctx = await app.newUser();
  await incrementUsage(ctx, ideas);
  await runOut(ctx);
  expect(await hasOpenReservation(ctx, ideas)).toBe(false);
  await claimUnit(ctx, ideas);
  expect((await used(ctx)).idea_generations).toBe(1);
});

test('inside a transaction that rolls back nothing is counted', async () => {
  const ctx = await app.newUser();
  const rolledBack = inTransaction(app.deps.database.db, async (tx) => {
    await claimUnit(ctx, { ...ideas, tx });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect((await used(ctx)).idea_generations).toBe(0);
});

test('limits that are missing or malformed fall back to the free tier, each on its own', async () => {
  const ctx = await app.newUser();
  for (const limits of [null, 'ten', [], {}, { idea_generations: '10' }, { idea_generations: 1.5 }]) {
    await subscribe(ctx, limits);
    const unit = await claimUnit(ctx, ideas);
    await expect(claimUnit(ctx, ideas)).rejects.toMatchObject({ details: { limit: 1 } });
    await releaseUnit(ctx, unit);
  }
});

test('-1 is unlimited, 0 is none, and an admin is never refused', async () => {
  const ctx = await app.newUser();
  await subscribe(ctx, { idea_generations: -1, chat_messages: 0 });
  for (let i = 0; i < 30; i++) await claimUnit(ctx, ideas);
  await expect(claimUnit(ctx, chat)).rejects.toMatchObject({ code: 'usage_limit_reached' });
  const admin = await app.newUser('admin');
  for (let i = 0; i < 5; i++) await claimUnit(admin, ideas);
  expect((await incrementUsage(admin, ideas)).message).toBe('Unlimited idea generations');
});

test('the counters start anew each month, and the reset date is the first of the next', async () => {
  const ctx = await app.newUser();
  const unit = await claimUnit(ctx, ideas);
  await commitUnit(ctx, unit);
  const { db } = app.deps.database;
  await db.execute(sql`update user_usage set month_year = '2001-12' where user_id = ${ctx.actor.userId}`);
  await db.execute(sql`update usage_ledger set month_year = '2001-12' where user_id = ${ctx.actor.userId}`);
  await claimUnit(ctx, ideas);
  const { monthYear, resetsAt, counters } = await readUsage(ctx, { userId: ctx.actor.userId });
  expect(counters.idea_generations).toBe(1);
  const [year, month] = monthYear.split('-').map(Number) as [number, number];
  expect(resetsAt).toEqual(new Date(Date.UTC(year, month, 1)));
});

test('one mail at 80 percent and one at the limit; anew when the limit is raised', async () => {
  const ctx = await app.newUser();
  await subscribe(ctx, { chat_messages: 5 });
  const spend = async (count: number) => {
    for (let i = 0; i < count; i++) await commitUnit(ctx, await claimUnit(ctx, chat));
    return app.jobs.recorded.splice(0).map((job) => job.payload);
  };
  expect(await spend(3)).toEqual([]);
  expect(await spend(1)).toMatchObject([
    { to: ctx.actor.email, template: 'usage-near', data: { used: '4', limit: '5', label: 'chat messages' } },
  ]);
  expect(await spend(1)).toMatchObject([{ template: 'usage-reached', data: { used: '5', limit: '5' } }]);
  await subscribe(ctx, { chat_messages: 10 });
  expect(await spend(3)).toMatchObject([{ template: 'usage-near', data: { used: '8', limit: '10' } }]);
});

test('deleting an account and coming back in the same month resets no limit', async () => {
  const [before, after, other] = [await app.newUser(), await app.newUser(), await app.newUser()];
  await commitUnit(before, await claimUnit(before, ideas));
  await rememberUsage(app.system, { userId: before.actor.userId, email: 'Ada@Example.org' });
  await app.deps.database.db.execute(sql`delete from users where id = ${before.actor.userId}`);
  await restoreUsage(app.system, { userId: other.actor.userId, email: 'bob@example.org' });
  await claimUnit(other, ideas);
  await restoreUsage(app.system, { userId: after.actor.userId, email: 'ada@example.org ' });
  await restoreUsage(app.system, { userId: after.actor.userId, email: 'ada@example.org' });
  await expect(claimUnit(after, ideas)).rejects.toMatchObject({ code: 'usage_limit_reached' });
  expect((await used(after)).idea_generations).toBe(1);
});

test('open tabs hear of every change of a counter', async () => {
  const ctx = await app.newUser();
  const topic = `user:${ctx.actor.userId}`;
  const unit = await claimUnit(ctx, ideas);
  await releaseUnit(ctx, unit);
  const events = await app.deps.events.since(topic, 0);
  expect(events.map(({ event }) => event.type)).toEqual(['usage.changed', 'usage.changed']);
});
