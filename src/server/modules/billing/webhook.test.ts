import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BillingServer, card, startBillingServer } from '../../../../tests/billing-server.ts';
import type { UserCtx } from '../../context.ts';
import { customerOfUser } from './billing.store.ts';
import type { BillingProvider, ProviderSubscription } from './billing-provider.ts';
import { checkSubscription } from './check-subscription.ts';
import { createBilling } from './create-billing.ts';
import { createCheckout } from './create-checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { reconcileAll } from './reconcile-billing.ts';
import { cancelAtPeriodEnd, endNow } from './sandbox/sandbox-actions.ts';
import { act } from './sandbox/sandbox-store.ts';
import { sandboxSecret } from './sandbox/sandbox-webhooks.ts';
import { syncCustomer } from './sync-customer.ts';
import { signatureHeader } from './webhook-signature.ts';

/** The sandbox as the truth, with a hand on the line: calls are counted, and can fail or answer otherwise. */
const line = {
  reads: 0,
  fail: 0,
  ended: [] as string[],
  answer: null as ((truth: ProviderSubscription[]) => ProviderSubscription[]) | null,
};

function onTheLine(provider: BillingProvider): BillingProvider {
  return {
    ...provider,
    subscriptions: async (customerId) => {
      line.reads++;
      const truth = await provider.subscriptions(customerId);
      return line.answer ? line.answer(truth) : truth;
    },
    invoices: async (customerId) => {
      if (line.fail > 0) {
        line.fail--;
        throw new Error('The provider broke off half-way.');
      }
      return provider.invoices(customerId);
    },
    cancelNow: async (subscriptionId) => {
      line.ended.push(subscriptionId);
      await provider.cancelNow(subscriptionId);
    },
  };
}

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer({
    override: async (deps) => ({ billing: onTheLine(await createBilling(deps)) }),
  });
});
afterEach(() => {
  Object.assign(line, { reads: 0, fail: 0, ended: [], answer: null });
});
afterAll(() => server.close());

const PAYS = '4242 4242 4242 4242';
const plan = (ctx: UserCtx) => readSubscription(ctx, { userId: ctx.actor.userId });
const db = () => server.deps.database.db;

async function customer(ctx: UserCtx): Promise<string> {
  return (await customerOfUser(db(), ctx.actor.userId))?.customerId ?? '';
}

async function subscriber(): Promise<{ ctx: UserCtx; customerId: string; subscriptionId: string }> {
  const ctx = await server.newUser();
  const { url } = await createCheckout(ctx, { plan: 'jv' });
  await server.submit(url, card(PAYS));
  const customerId = await customer(ctx);
  const [subscription] = await server.deps.billing.subscriptions(customerId);
  line.reads = 0;
  return { ctx, customerId, subscriptionId: subscription?.id ?? '' };
}

const eventBody = (customerId: string, type = 'customer.subscription.updated', id = `evt_${randomUUID()}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { object: 'subscription', id: 'sub_forged', status: 'active', customer: customerId } },
  });

const sign = (body: string, at = server.clock.now(), secret = sandboxSecret(server.deps)) =>
  signatureHeader(body, secret, at);

async function post(body: string, signed: string | null | Promise<string> = sign(body)): Promise<number> {
  const signature = await signed;
  const headers = {
    'content-type': 'application/json',
    ...(signature ? { 'stripe-signature': signature } : {}),
  };
  const response = await fetch(`${server.origin}/webhooks/stripe`, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}

test('whatever is not signed as it came is refused and has no effect', async () => {
  const { customerId } = await subscriber();
  const body = eventBody(customerId);
  const sixMinutes = 6 * 60_000;
  const old = new Date(server.clock.now().getTime() - sixMinutes);
  expect(await post(body, null)).toBe(400);
  expect(await post(body, sign(body, server.clock.now(), 'whsec_wrong'))).toBe(400);
  expect(await post(body.replace('updated', 'deleted'), sign(body))).toBe(400);
  expect(await post(JSON.stringify(JSON.parse(body), null, 2), sign(body))).toBe(400);
  expect(await post(body, sign(body, old))).toBe(400);
  expect(line.reads).toBe(0);
  expect(await post(body)).toBe(200);
  expect(line.reads).toBe(1);
});

test('the same event fifty times at once has one effect', async () => {
  const { ctx, customerId } = await subscriber();
  await act(server.deps, customerId, cancelAtPeriodEnd);
  const body = eventBody(customerId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(body)));
  expect(line.reads).toBe(1);
  expect(new Set(answers)).not.toContain(500);
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(await post(body)).toBe(200);
  expect(line.reads).toBe(1);
  expect(await plan(ctx)).toMatchObject({ cancelAtPeriodEnd: true });
  const mails = server.jobs.recorded.filter(
    ({ payload }) => 'to' in payload && payload.to === ctx.actor.email,
  );
  expect(mails).toHaveLength(2);
});

test('an update that overtakes its creation shows the truth, and the creation changes nothing', async () => {
  const ctx = await server.newUser();
  const { url } = await createCheckout(ctx, { plan: 'varsity' });
  const customerId = await customer(ctx);
  expect(await post(eventBody(customerId, 'customer.subscription.updated'))).toBe(200);
  expect(await plan(ctx)).toMatchObject({ subscribed: false });
  await server.submit(url, card(PAYS));
  expect(await post(eventBody(customerId, 'customer.subscription.created'))).toBe(200);
  expect(await plan(ctx)).toMatchObject({ planId: 'varsity', status: 'active' });
});

test('a late update after the deletion stays cancelled, even if the provider should answer an old state', async () => {
  const { ctx, customerId, subscriptionId } = await subscriber();
  await act(server.deps, customerId, endNow(subscriptionId));
  expect(await post(eventBody(customerId, 'customer.subscription.deleted'))).toBe(200);
  expect(await plan(ctx)).toMatchObject({ subscribed: false, status: 'canceled' });
  expect(await post(eventBody(customerId, 'customer.subscription.updated'))).toBe(200);
  expect(await plan(ctx)).toMatchObject({ subscribed: false, status: 'canceled' });
  line.answer = (truth) => truth.map((one) => ({ ...one, status: 'active' }));
  expect(await post(eventBody(customerId, 'customer.subscription.updated'))).toBe(200);
  expect(await plan(ctx)).toMatchObject({ subscribed: false, planId: 'free' });
});

test('unknown types and unknown customers are received and change nothing', async () => {
  const { customerId } = await subscriber();
  expect(await post(eventBody(customerId, 'product.created'))).toBe(200);
  expect(await post(eventBody(customerId, 'payment_intent.succeeded'))).toBe(200);
  expect(line.reads).toBe(0);
  expect(await post(eventBody('cus_of_another_shop'))).toBe(200);
  expect(line.reads).toBe(0);
});

test('a handler that fails half-way writes nothing, and the next delivery of the event succeeds', async () => {
  const { ctx, customerId } = await subscriber();
  await act(server.deps, customerId, cancelAtPeriodEnd);
  const body = eventBody(customerId);
  line.fail = 1;
  expect(await post(body)).toBe(500);
  expect(await plan(ctx)).toMatchObject({ cancelAtPeriodEnd: false });
  expect(await post(body)).toBe(200);
  expect(await plan(ctx)).toMatchObject({ cancelAtPeriodEnd: true });
});

test('a process that died with an event in hand does not keep it: it can be taken again', async () => {
  const { ctx, customerId } = await subscriber();
  await act(server.deps, customerId, cancelAtPeriodEnd);
  const body = eventBody(customerId, 'customer.subscription.updated', 'evt_dead');
  await db().execute(sql`insert into billing_events (id, type, claimed_until)
    values ('evt_dead', 'customer.subscription.updated', now() + interval '10 seconds')`);
  expect(await post(body)).toBe(409);
  await db().execute(
    sql`update billing_events set claimed_until = now() - interval '1 second' where id = 'evt_dead'`,
  );
  expect(await post(body)).toBe(200);
  expect(await plan(ctx)).toMatchObject({ cancelAtPeriodEnd: true });
});

test('a lost event is repaired by reconciliation; one failing customer stops no other', async () => {
  const [one, other] = [await subscriber(), await subscriber()];
  for (const { customerId, subscriptionId } of [one, other]) {
    await act(server.deps, customerId, endNow(subscriptionId));
  }
  expect(await plan(one.ctx)).toMatchObject({ subscribed: true });
  line.fail = 1;
  const result = await reconcileAll(server.system);
  expect(result.failed).toBe(1);
  const states = await Promise.all([plan(one.ctx), plan(other.ctx)]);
  expect(states.filter(({ subscribed }) => !subscribed).length).toBeGreaterThanOrEqual(1);
  expect(await reconcileAll(server.system)).toMatchObject({ failed: 0 });
  expect(await plan(one.ctx)).toMatchObject({ subscribed: false });
  expect(await plan(other.ctx)).toMatchObject({ subscribed: false });
});

test('looking at the subscription repairs a lost event too, and a provider that is down changes nothing', async () => {
  const { ctx, customerId, subscriptionId } = await subscriber();
  await act(server.deps, customerId, endNow(subscriptionId));
  await db().execute(sql`update subscribers set synced_at = now() - interval '1 minute'
    where user_id = ${ctx.actor.userId}`);
  line.fail = 1;
  expect(await checkSubscription(ctx)).toMatchObject({ subscribed: true });
  expect(await checkSubscription(ctx)).toMatchObject({ subscribed: false, plan_name: 'Free Tier' });
});

test('of two live subscriptions the larger stays and the other is ended', async () => {
  const { ctx, customerId, subscriptionId } = await subscriber();
  line.answer = (truth) => {
    const second = truth.map((one) => ({
      ...one,
      id: 'sub_second',
      status: 'active' as const,
      plan: 'varsity' as const,
    }));
    return line.ended.includes(subscriptionId) ? second : [...truth, ...second];
  };
  await syncCustomer(server.system, { customerId });
  expect(line.ended).toEqual([subscriptionId]);
  expect(await plan(ctx)).toMatchObject({ planId: 'varsity', subscribed: true });
});

test('thirty syncs at once, while the truth changes under them, end at the truth', async () => {
  const { ctx, customerId } = await subscriber();
  const syncs = Array.from({ length: 30 }, async (_, index) => {
    if (index === 15) await act(server.deps, customerId, cancelAtPeriodEnd);
    await syncCustomer(server.system, { customerId }).catch(() => undefined);
  });
  await Promise.all(syncs);
  await syncCustomer(server.system, { customerId });
  expect(await plan(ctx)).toMatchObject({ cancelAtPeriodEnd: true });
});
