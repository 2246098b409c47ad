import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BillingHarness,
  describeBillingProvider,
} from '../../../../../tests/conformance/billing-provider.ts';
import { payStandInCheckout, standInDriver } from '../../../../../tests/stand-ins/stripe-customer.ts';
import {
  STRIPE_KEY,
  type StripeStandIn,
  startStripeStandIn,
} from '../../../../../tests/stand-ins/stripe-server.ts';
import { PLANS } from '../../../../contract/plans.ts';
import { createStripeBilling, type StripeSettings } from './stripe-billing.ts';

const base = { clock: { now: () => new Date() }, log: pino({ level: 'silent' }) };
const secrets = ['whsec_current', 'whsec_previous'];

const settings = (server: StripeStandIn, change: Partial<StripeSettings> = {}): StripeSettings => ({
  secretKey: STRIPE_KEY,
  webhookSecrets: secrets,
  prices: { jv: 'price_jv', varsity: null },
  apiBase: server.url,
  paymentHost: 'stripe.com',
  ...change,
});

describeBillingProvider('Stripe', async (): Promise<BillingHarness> => {
  const server = await startStripeStandIn();
  const provider = createStripeBilling(settings(server), base);
  return { provider, webhookSecrets: secrets, ...standInDriver(server), close: () => server.close() };
});

let server: StripeStandIn;
beforeAll(async () => {
  server = await startStripeStandIn();
});
afterAll(() => server.close());

test('the stand-in refuses what Stripe does not document', async () => {
  const post = async (path: string, body: string) => {
    const headers = {
      authorization: `Bearer ${STRIPE_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  };
  const unknown = await post('/v1/customers', 'mail=a@example.org');
  expect(unknown.status).toBe(400);
  expect(unknown.text).toContain('mail: is not a documented parameter');
  const nested = await post('/v1/checkout/sessions', 'mode=subscription&line_items[0][prize]=x');
  expect(nested.text).toContain('prize: is not a documented parameter');
  expect((await post('/v1/checkout/sessions', 'mode=rent')).text).toContain('is not one of');
  const wrongType = await post('/v1/checkout/sessions', 'line_items[0][price]=p&line_items[0][quantity]=two');
  expect(wrongType.text).toContain('must be a number');
  const missing = await post('/v1/billing_portal/configurations', 'metadata[a]=b');
  expect(missing.text).toContain('features: is required');
});

test('a price that differs from its plan is told at the start, with both', async () => {
  const price = server.world.prices.get('price_varsity');
  const billing = createStripeBilling(settings(server), base);
  Object.assign(price ?? {}, { unit_amount: 1900 });
  await expect(billing.verifyPrices()).rejects.toThrow(
    `varsity: price price_varsity charges 1900 usd every month, the plan says ${PLANS.varsity.price} usd every month`,
  );
  Object.assign(price ?? {}, { unit_amount: PLANS.varsity.price, currency: 'jpy' });
  await expect(createStripeBilling(settings(server), base).verifyPrices()).rejects.toThrow('2000 jpy');
  Object.assign(price ?? {}, { currency: 'usd', active: false });
  await expect(createStripeBilling(settings(server), base).verifyPrices()).rejects.toThrow();
  Object.assign(price ?? {}, { active: true });
});

test('an unknown product name and a wrong key are told in words', async () => {
  const nameless = settings(server, { prices: { jv: null, varsity: 'price_absent' } });
  await expect(createStripeBilling(nameless, base).verifyPrices()).rejects.toThrow(
    'No such object: price_absent',
  );
  const wrongKey = createStripeBilling(settings(server, { secretKey: 'sk_test_wrong' }), base);
  await expect(wrongKey.verifyPrices()).rejects.toThrow('Invalid API Key provided');
});

test('the start does not wait for a provider that is away', async () => {
  server.failNext(/\/v1\/prices/, 500, 4);
  await createStripeBilling(settings(server), base).verifyPrices();
  const nobody = createStripeBilling(settings(server, { apiBase: 'http://127.0.0.1:9' }), base);
  await nobody.verifyPrices();
});

test('a failing answer is tried once more, and then reported', async () => {
  const billing = createStripeBilling(settings(server), base);
  const customerId = await billing.createCustomer({ userId: 'u-retry', email: 'r@example.org' });
  server.failNext(/\/v1\/invoices/, 500);
  expect(await billing.invoices(customerId)).toEqual([]);
  server.failNext(/\/v1\/invoices/, 500, 2);
  await expect(billing.invoices(customerId)).rejects.toThrow('Asked to fail');
});

test('amounts keep their currency and minor units, and drafts are left out', async () => {
  const billing = createStripeBilling(settings(server), base);
  const customerId = await billing.createCustomer({ userId: 'u-jpy', email: 'j@example.org' });
  const line = { data: [{ description: 'Lacuna JV' }] };
  const common = {
    object: 'invoice',
    customer: customerId,
    created: 1_700_000_000,
    lines: line,
    attempted: true,
  };
  server.world.invoices.set('in_1', {
    ...common,
    id: 'in_1',
    total: 500,
    currency: 'jpy',
    status: 'paid',
    description: null,
  });
  server.world.invoices.set('in_2', { ...common, id: 'in_2', total: 1, currency: 'usd', status: 'draft' });
  expect(await billing.invoices(customerId)).toEqual([
    {
      id: 'in_1',
      description: 'Lacuna JV',
      amount: 500,
      currency: 'jpy',
      createdAt: new Date('2023-11-14T22:13:20Z'),
      status: 'paid',
      attempted: true,
      pdfUrl: null,
    },
  ]);
});

test('a subscription on an earlier price of the product keeps its plan', async () => {
  const billing = createStripeBilling(settings(server), base);
  const customerId = await billing.createCustomer({ userId: 'u-old', email: 'o@example.org' });
  const { url } = await billing.createCheckout({
    customerId,
    plan: 'jv',
    successUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
    idempotencyKey: 'old',
  });
  const subscription = payStandInCheckout(server, url);
  subscription.items.data[0].price = { id: 'price_of_last_year', product: 'prod_jv' };
  expect((await billing.subscriptions(customerId))[0]?.plan).toBe('jv');
  subscription.items.data[0].price = { id: 'price_foreign', product: 'prod_foreign' };
  expect((await billing.subscriptions(customerId))[0]?.plan).toBeNull();
});
