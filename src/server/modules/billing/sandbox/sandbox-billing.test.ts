import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingServer, card, startBillingServer } from '../../../../../tests/billing-server.ts';
import {
  type BillingHarness,
  describeBillingProvider,
} from '../../../../../tests/conformance/billing-provider.ts';
import { addMonths, previewUpgrade } from './sandbox-cycle.ts';
import { sandboxSecret } from './sandbox-webhooks.ts';
import { TEST_CARDS } from './test-cards.ts';

const numberOf = (outcome: (typeof TEST_CARDS)[number]['outcome']): string =>
  TEST_CARDS.find((one) => one.outcome === outcome)?.number ?? '';

async function expectRedirect(response: Response): Promise<void> {
  const text = await response.text();
  if (response.status !== 303)
    throw new Error(`${response.status}: ${text.replace(/<style>[\s\S]*<\/style>/, '')}`);
}

describeBillingProvider('sandbox', async (): Promise<BillingHarness> => {
  const server = await startBillingServer();
  const portalBase = (url: string) => url.replace(/\/change\?.*$/, '');
  return {
    provider: server.deps.billing,
    webhookSecrets: [sandboxSecret(server.deps)],
    payCheckout: async (url) => expectRedirect(await server.submit(url, card(numberOf('pays')))),
    changePlan: async (url, plan) =>
      expectRedirect(await server.submit(`${portalBase(url)}/change`, { plan, done: 'return' })),
    cancelAtPeriodEnd: async (url) => expectRedirect(await server.submit(`${url}/cancel`)),
    resume: async (url) => expectRedirect(await server.submit(`${url}/resume`)),
    close: () => server.close(),
  };
});

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterAll(() => server.close());

async function openCheckout(): Promise<{ customerId: string; url: string; id: string }> {
  const { billing } = server.deps;
  const user = await server.newUser();
  const customerId = await billing.createCustomer({ userId: user.actor.userId, email: '<b>@example.org' });
  const checkout = await billing.createCheckout({
    customerId,
    plan: 'jv',
    successUrl: `${server.origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${server.origin}/payment/cancelled`,
    idempotencyKey: 'once',
  });
  return { customerId, ...checkout };
}

test('the page is plain HTML, escaped, without script, under the strict policy', async () => {
  const { url } = await openCheckout();
  const response = await fetch(url);
  const text = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain('&lt;b&gt;@example.org');
  expect(text).not.toMatch(/<script|\son\w+=/i);
  expect(text).toContain('$5.00');
});

test('the bank refuses, the bank asks, the customer declines and then confirms', async () => {
  const { url, id, customerId } = await openCheckout();
  const declined = await server.submit(url, card(numberOf('declined')));
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card was declined.');
  const asked = await server.submit(url, card(numberOf('confirms')));
  expect(await asked.text()).toContain('Confirm with your bank');
  const failed = await server.submit(`${url}/authenticate`, { result: 'fail' });
  expect(await failed.text()).toContain('Your bank did not confirm the payment. Nothing was charged.');
  expect(await server.deps.billing.subscriptions(customerId)).toEqual([]);
  const confirmed = await server.submit(`${url}/authenticate`, { result: 'complete' });
  expect(confirmed.headers.get('location')).toBe(`${server.origin}/payment/success?session_id=${id}`);
  expect(await server.deps.billing.subscriptions(customerId)).toMatchObject([{ status: 'active' }]);
  expect(await (await server.submit(url, card(numberOf('pays')))).text()).toContain('This checkout is paid');
});

test('cards that are not test cards, expired dates and odd codes are refused', async () => {
  const { url } = await openCheckout();
  for (const [change, message] of [
    [{ card_number: '4111 1111 1111 1111' }, 'Use one of the test cards'],
    [{ expiry: '12 / 20' }, 'Enter an expiry date in the future'],
    [{ expiry: '13 / 39' }, 'Enter an expiry date in the future'],
    [{ cvc: '12' }, 'Enter the security code'],
  ] as const) {
    const response = await server.submit(url, { ...card(numberOf('pays')), ...change });
    expect(response.status).toBe(402);
    expect(await response.text()).toContain(message);
  }
});

test('invoices are real PDF files, and nobody guesses their address', async () => {
  const { url, customerId } = await openCheckout();
  await server.submit(url, card(numberOf('pays')));
  const [invoice] = await server.deps.billing.invoices(customerId);
  const response = await fetch(invoice?.pdfUrl ?? '');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
  expect((await fetch(`${server.origin}/sandbox/invoices/in_sandbox_0.pdf`)).status).toBe(404);
});

test('pages that do not exist, and forms of unknown actions, are not found', async () => {
  for (const path of ['checkout/cs_sandbox_0', 'portal/bps_sandbox_0']) {
    expect((await fetch(`${server.origin}/sandbox/${path}`)).status).toBe(404);
    expect((await server.submit(`${server.origin}/sandbox/${path}`)).status).toBe(404);
  }
  const { customerId } = await openCheckout();
  const returnUrl = `${server.origin}/dashboard/profile`;
  const { url } = await server.deps.billing.createPortal({ customerId, returnUrl, change: null });
  expect((await server.submit(`${url}/constructor`)).status).toBe(404);
  expect((await server.submit(`${url}/cancel`)).status).toBe(402);
});

test('months end where months end', () => {
  const january = new Date('2027-01-31T10:00:00Z');
  expect(addMonths(january, 1).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  expect(addMonths(january, 2).toISOString()).toBe('2027-03-31T10:00:00.000Z');
  expect(addMonths(new Date('2026-12-15T00:00:00Z'), 1).toISOString()).toBe('2027-01-15T00:00:00.000Z');
});

test('the amount of an upgrade is the difference for the time that is left', () => {
  const subscription = {
    id: 'sub',
    plan: 'jv' as const,
    status: 'active' as const,
    createdAt: '2026-11-01T00:00:00Z',
    periodStart: '2026-11-01T00:00:00Z',
    periodEnd: '2026-12-01T00:00:00Z',
    cancelAtPeriodEnd: false,
    scheduledPlan: null,
    endedAt: null,
  };
  const amounts = (at: string) =>
    previewUpgrade(subscription, 'varsity', new Date(at)).map((line) => line.amount);
  expect(amounts('2026-11-01T00:00:00Z')).toEqual([-500, 2000]);
  expect(amounts('2026-11-16T00:00:00Z')).toEqual([-250, 1000]);
  expect(amounts('2026-12-05T00:00:00Z').map(Math.abs)).toEqual([0, 0]);
});
