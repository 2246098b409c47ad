import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingServer, card, startBillingServer } from '../../../../tests/billing-server.ts';
import { type PaidPlanId, PLANS } from '../../../contract/plans.ts';
import type { UserCtx } from '../../context.ts';
import { claimUnit } from '../usage/claim-unit.ts';
import { readUsage } from '../usage/read-usage.ts';
import { checkSubscription } from './check-subscription.ts';
import { closeBilling } from './close-billing.ts';
import { createCheckout } from './create-checkout.ts';
import { openPortal } from './open-portal.ts';
import { readBillingHistory } from './read-billing-history.ts';
import { readSubscription } from './read-subscription.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterAll(() => server.close());

const PAYS = '4242 4242 4242 4242';
const plan = (ctx: UserCtx) => readSubscription(ctx, { userId: ctx.actor.userId });

/** A new person who bought a plan on the provider's page; nothing but the webhook tells us. */
async function subscriber(planId: PaidPlanId, number = PAYS): Promise<UserCtx> {
  const ctx = await server.newUser();
  const { url } = await createCheckout(ctx, { plan: planId });
  const paid = await server.submit(url, card(number));
  expect(paid.status).toBe(303);
  return ctx;
}

async function inPortal(ctx: UserCtx, action: string, form: Record<string, string> = {}): Promise<void> {
  const { url } = await openPortal(ctx);
  const response = await server.submit(`${url}/${action}`, form);
  expect(`${response.status} ${response.headers.get('location')}`).toMatch(/^303 /);
}

const mailsTo = (ctx: UserCtx) =>
  server.jobs.recorded
    .map(({ payload }) => payload as { to: string; template: string; data: Record<string, string> })
    .filter(({ to }) => to === ctx.actor.email)
    .map(({ template, data }) => `${template} ${data.amount ?? data.until}`);

test('free → checkout → active: the webhook alone raises the limits, keeps the usage, and tells open tabs', async () => {
  const ctx = await server.newUser();
  await claimUnit(ctx, { limitType: 'idea_generations' });
  expect(await plan(ctx)).toMatchObject({ planName: 'Free Tier', subscribed: false });
  const { url } = await createCheckout(ctx, { plan: 'jv' });
  await server.submit(url, card(PAYS));
  const subscription = await plan(ctx);
  expect(subscription).toMatchObject({ planId: 'jv', subscribed: true, limits: PLANS.jv.limits });
  expect(subscription.subscriptionEnd?.getTime()).toBeGreaterThan(server.clock.now().getTime());
  await claimUnit(ctx, { limitType: 'idea_generations' });
  expect((await readUsage(ctx, { userId: ctx.actor.userId })).counters.idea_generations).toBe(2);
  const events = await server.deps.events.since(`user:${ctx.actor.userId}`, 0);
  expect(events.map(({ event }) => event.type)).toContain('subscription.changed');
  expect(mailsTo(ctx)).toEqual(['payment-receipt $5.00']);
});

test('cancel → active until the date → free after the clock passes it', async () => {
  const ctx = await subscriber('jv');
  await inPortal(ctx, 'cancel');
  const cancelled = await plan(ctx);
  expect(cancelled).toMatchObject({ subscribed: true, cancelAtPeriodEnd: true, status: 'active' });
  expect(mailsTo(ctx)[1]).toMatch(/^subscription-cancelled \w+ \d+, \d{4}$/);
  await inPortal(ctx, 'resume');
  expect(await plan(ctx)).toMatchObject({ cancelAtPeriodEnd: false });
  await inPortal(ctx, 'cancel');
  await inPortal(ctx, 'advance');
  expect(await plan(ctx)).toMatchObject({
    subscribed: false,
    planId: 'free',
    limits: PLANS.free.limits,
    status: 'canceled',
  });
  expect(mailsTo(ctx)).toHaveLength(2);
});

test('a failed renewal keeps the plan as past due; paying mends it; a month unpaid is free', async () => {
  const ctx = await subscriber('varsity', '4000 0000 0000 0341');
  await inPortal(ctx, 'advance');
  expect(await plan(ctx)).toMatchObject({ status: 'past_due', subscribed: true, planId: 'varsity' });
  expect(mailsTo(ctx)).toContain('payment-failed $20.00');
  await inPortal(ctx, 'card', card(PAYS));
  await inPortal(ctx, 'pay');
  expect(await plan(ctx)).toMatchObject({ status: 'active', subscribed: true });
  await inPortal(ctx, 'fail-renewal');
  await inPortal(ctx, 'advance');
  await inPortal(ctx, 'advance');
  expect(await plan(ctx)).toMatchObject({ status: 'unpaid', subscribed: false, planId: 'free' });
  expect((await createCheckout(ctx, { plan: 'jv' })).url).toContain('/sandbox/portal/');
  await inPortal(ctx, 'card', card(PAYS));
  await inPortal(ctx, 'pay');
  expect(await plan(ctx)).toMatchObject({ status: 'active', planId: 'varsity' });
  expect(mailsTo(ctx).filter((mail) => mail === 'payment-failed $20.00')).toHaveLength(2);
});

test('an upgrade shows its amount first and holds at once; a downgrade waits and can be taken back', async () => {
  const ctx = await subscriber('jv');
  const { url } = await createCheckout(ctx, { plan: 'varsity' });
  const preview = await (await fetch(url)).text();
  expect(preview).toMatch(/Due now[\s\S]*\$15\.00/);
  await server.submit(url.replace(/\?.*/, ''), { plan: 'varsity', done: 'return' });
  expect(await plan(ctx)).toMatchObject({ planId: 'varsity', limits: PLANS.varsity.limits });
  await inPortal(ctx, 'change', { plan: 'jv' });
  expect(await plan(ctx)).toMatchObject({ planId: 'varsity', scheduledPlan: 'jv' });
  await inPortal(ctx, 'change', { plan: 'varsity' });
  expect(await plan(ctx)).toMatchObject({ scheduledPlan: null });
  await inPortal(ctx, 'change', { plan: 'jv' });
  await inPortal(ctx, 'advance');
  expect(await plan(ctx)).toMatchObject({ planId: 'jv', scheduledPlan: null, limits: PLANS.jv.limits });
});

test('the billing history lists invoices with amounts, refunds and PDF links, newest first', async () => {
  const ctx = await subscriber('jv');
  expect(await readBillingHistory(await server.newUser())).toEqual({ invoices: [] });
  await inPortal(ctx, 'advance');
  const { invoices } = await readBillingHistory(ctx);
  expect(invoices).toHaveLength(2);
  expect(Date.parse(invoices[0]?.created_at ?? '')).toBeGreaterThan(
    Date.parse(invoices[1]?.created_at ?? ''),
  );
  expect(invoices[0]).toMatchObject({ amount: 500, currency: 'usd', status: 'paid' });
  await inPortal(ctx, 'refund', { invoice: invoices[1]?.id ?? '' });
  expect((await readBillingHistory(ctx)).invoices[1]?.description).toBe('JV Plan (monthly), refunded');
});

test('twenty tabs that click at once get one checkout, and the plan that runs is not sold again', async () => {
  const ctx = await server.newUser();
  const pages = await Promise.all(Array.from({ length: 20 }, () => createCheckout(ctx, { plan: 'jv' })));
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  const payments = await Promise.all(pages.map(({ url }) => server.submit(url, card(PAYS))));
  expect(payments.filter(({ status }) => status === 303)).toHaveLength(1);
  await expect(createCheckout(ctx, { plan: 'jv' })).rejects.toMatchObject({ code: 'already_subscribed' });
  expect((await readBillingHistory(ctx)).invoices).toHaveLength(1);
});

test('the subscription check answers in the words of the specification', async () => {
  const ctx = await subscriber('varsity');
  const answer = await checkSubscription(ctx);
  expect(answer).toMatchObject({
    subscribed: true,
    plan_name: 'Varsity Plan',
    monthly_limits: { idea_generations: 20, category_searches: 25, chat_messages: 150 },
    plan_id: 'varsity',
    status: 'active',
  });
  expect(answer.subscription_end).toMatch(/^\d{4}-\d\d-\d\dT/);
  const admin = await server.newUser('admin');
  expect(await checkSubscription(admin)).toMatchObject({
    plan_name: 'Admin Account',
    monthly_limits: { idea_generations: -1, category_searches: -1, chat_messages: -1 },
  });
  await expect(openPortal(admin)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(createCheckout(admin, { plan: 'jv' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('closing an account ends its subscription at the provider', async () => {
  const ctx = await subscriber('jv');
  await closeBilling(server.system, { userId: ctx.actor.userId });
  expect(await plan(ctx)).toMatchObject({ subscribed: false, status: 'canceled' });
});
