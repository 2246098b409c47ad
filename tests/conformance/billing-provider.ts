import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAID_PLANS, type PaidPlanId, PLANS } from '../../src/contract/plans.ts';
import type { BillingProvider } from '../../src/server/modules/billing/billing-provider.ts';
import { signatureHeader } from '../../src/server/modules/billing/webhook-signature.ts';

/** A provider, and what its customers do on its pages. */
export interface BillingHarness {
  provider: BillingProvider;
  /** Secrets that may sign: the current one first. */
  webhookSecrets: string[];
  payCheckout(url: string): Promise<void>;
  changePlan(portalUrl: string, plan: PaidPlanId): Promise<void>;
  cancelAtPeriodEnd(portalUrl: string): Promise<void>;
  resume(portalUrl: string): Promise<void>;
  close(): Promise<void>;
}

const DAY = 24 * 3600 * 1000;
const successUrl = 'http://localhost/payment/success?session_id={CHECKOUT_SESSION_ID}';
const cancelUrl = 'http://localhost/payment/cancelled';
const returnUrl = 'http://localhost/dashboard/profile';

/** What every billing provider must do, whoever runs it. */
export function describeBillingProvider(name: string, open: () => Promise<BillingHarness>): void {
  describe(`billing provider: ${name}`, () => {
    let harness: BillingHarness;
    let provider: BillingProvider;
    beforeAll(async () => {
      harness = await open();
      provider = harness.provider;
    });
    afterAll(() => harness.close());

    const newCustomer = () => {
      const userId = randomUUID();
      return provider.createCustomer({ userId, email: `${userId}@example.org` });
    };
    const checkout = (customerId: string, plan: PaidPlanId) =>
      provider.createCheckout({ customerId, plan, successUrl, cancelUrl, idempotencyKey: randomUUID() });
    const portal = async (customerId: string) =>
      (await provider.createPortal({ customerId, returnUrl, change: null })).url;
    const subscriber = async (plan: PaidPlanId) => {
      const customerId = await newCustomer();
      await harness.payCheckout((await checkout(customerId, plan)).url);
      const [subscription] = await provider.subscriptions(customerId);
      if (!subscription) throw new Error('The paid checkout made no subscription.');
      return { customerId, subscriptionId: subscription.id };
    };

    test('charges what the plans say', () => provider.verifyPrices());

    test('one customer a user, however often one is asked for', async () => {
      const user = { userId: randomUUID(), email: 'ada@example.org' };
      const ids = await Promise.all([1, 2, 3].map(() => provider.createCustomer(user)));
      expect(new Set(ids).size).toBe(1);
    });

    test('a new customer has no subscriptions and no invoices', async () => {
      const customerId = await newCustomer();
      expect(await provider.subscriptions(customerId)).toEqual([]);
      expect(await provider.invoices(customerId)).toEqual([]);
    });

    test('the checkout stands on the payment host', async () => {
      const { url, id } = await checkout(await newCustomer(), 'jv');
      const { host } = new URL(url);
      expect(host === provider.paymentHost || host.endsWith(`.${provider.paymentHost}`)).toBe(true);
      expect(url).toContain(id);
    });

    test('one open checkout a customer: the same plan gets it again, another plan closes it', async () => {
      const customerId = await newCustomer();
      const first = await checkout(customerId, 'jv');
      expect((await checkout(customerId, 'jv')).id).toBe(first.id);
      const other = await checkout(customerId, 'varsity');
      expect(other.id).not.toBe(first.id);
      await expect(harness.payCheckout(first.url)).rejects.toThrow();
      await harness.payCheckout(other.url);
      expect(await provider.subscriptions(customerId)).toHaveLength(1);
    });

    test.each(PAID_PLANS)(
      'a paid checkout of %s is an active subscription and a paid invoice',
      async (plan) => {
        const { customerId } = await subscriber(plan);
        const [subscription] = await provider.subscriptions(customerId);
        expect(subscription).toMatchObject({
          status: 'active',
          plan,
          cancelAtPeriodEnd: false,
          scheduledPlan: null,
        });
        const days = ((subscription?.currentPeriodEnd?.getTime() ?? 0) - Date.now()) / DAY;
        expect(days).toBeGreaterThan(27);
        expect(days).toBeLessThan(32);
        const invoices = await provider.invoices(customerId);
        expect(invoices).toHaveLength(1);
        expect(invoices[0]).toMatchObject({ amount: PLANS[plan].price, currency: 'usd', status: 'paid' });
        expect(invoices[0]?.pdfUrl).toMatch(/^https?:/);
        expect(invoices[0]?.description).not.toBe('');
      },
    );

    test('cancelling holds at the end of the period, and there is a way back', async () => {
      const { customerId } = await subscriber('jv');
      await harness.cancelAtPeriodEnd(await portal(customerId));
      const [cancelled] = await provider.subscriptions(customerId);
      expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      expect(cancelled?.currentPeriodEnd?.getTime()).toBeGreaterThan(Date.now());
      await harness.resume(await portal(customerId));
      expect((await provider.subscriptions(customerId))[0]).toMatchObject({ cancelAtPeriodEnd: false });
    });

    test('an upgrade holds at once, a downgrade from the end of the period', async () => {
      const { customerId, subscriptionId } = await subscriber('jv');
      const change = { subscriptionId, plan: 'varsity' as const };
      const { url } = await provider.createPortal({ customerId, returnUrl, change });
      await harness.changePlan(url, 'varsity');
      expect((await provider.subscriptions(customerId))[0]).toMatchObject({
        plan: 'varsity',
        scheduledPlan: null,
      });
      await harness.changePlan(await portal(customerId), 'jv');
      expect((await provider.subscriptions(customerId))[0]).toMatchObject({
        plan: 'varsity',
        scheduledPlan: 'jv',
      });
    });

    test('ending at once', async () => {
      const { customerId, subscriptionId } = await subscriber('jv');
      await provider.cancelNow(subscriptionId);
      expect((await provider.subscriptions(customerId))[0]).toMatchObject({
        status: 'canceled',
        cancelAtPeriodEnd: false,
      });
    });

    test('a deleted customer is charged no more', async () => {
      const { customerId } = await subscriber('jv');
      await provider.deleteCustomer(customerId);
      const statuses = (await provider.subscriptions(customerId)).map(({ status }) => status);
      expect(statuses.every((status) => status === 'canceled')).toBe(true);
    });

    describe('webhook signatures', () => {
      const now = new Date('2026-11-21T12:00:00Z');
      const event = { id: 'evt_1', object: 'event', type: 'invoice.paid' };
      const body = JSON.stringify({ ...event, data: { object: { object: 'invoice', customer: 'cus_1' } } });
      const sign = (at = now, secret = harness.webhookSecrets[0] ?? '') => signatureHeader(body, secret, at);
      const refused = async (payload: string, signed: string | null | Promise<string>, at = now) =>
        expect(provider.verifyWebhook(payload, await signed, at)).rejects.toThrow(
          'The webhook signature is not valid.',
        );
      const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

      test('a right one tells the event and its customer', async () => {
        const read = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' };
        for (const secret of harness.webhookSecrets) {
          expect(await provider.verifyWebhook(body, await sign(now, secret), now)).toEqual(read);
        }
        expect(await provider.verifyWebhook(body, await sign(), minutes(4))).toEqual(read);
      });

      test('none, nonsense, a wrong secret, an altered byte, another serialisation', async () => {
        await refused(body, null);
        await refused(body, 'nonsense');
        await refused(body, 't=,v1=');
        await refused(body, sign(now, 'whsec_wrong'));
        await refused(body.replace('cus_1', 'cus_2'), sign());
        await refused(JSON.stringify(JSON.parse(body), null, 1), sign());
      });

      test('six minutes old, or six minutes ahead', async () => {
        await refused(body, sign(), minutes(6));
        await refused(body, sign(minutes(6)));
      });

      test('a signed body that is no event', async () => {
        for (const payload of ['{}', '{"id":"evt_1"}', '"text"']) {
          const header = signatureHeader(payload, harness.webhookSecrets[0] ?? '', now);
          await refused(payload, header);
        }
      });
    });
  });
}
