import type { Page } from '@playwright/test';
import { PLANS } from '../src/contract/plans.ts';
import { signIn } from './support/accounts.ts';
import { createAdmin } from './support/analyses.ts';
import { expect, expectConsole, test } from './support/test.ts';

const CHECK = '**/functions/v1/enhanced-subscription-check';
const HISTORY = '**/functions/v1/get-billing-history';

async function openSubscription(page: Page): Promise<void> {
  await page.goto('/dashboard/profile?tab=subscription');
  await expect(page.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
}

/** A status as the server words it, with what differs. */
const status = (change: object) => ({
  json: {
    subscribed: true,
    plan_name: PLANS.jv.displayName,
    monthly_limits: PLANS.jv.limits,
    subscription_end: null,
    plan_id: 'jv',
    status: 'active',
    cancel_at_period_end: false,
    scheduled_plan: null,
    usage_resets_at: '2030-01-01T00:00:00.000Z',
    ...change,
  },
});

test.describe('SPEC 2: subscription tab', () => {
  test("says 'Limited features available', 'Active subscription' and 'Active until', and offers the plans", async ({
    signedIn: page,
  }) => {
    await openSubscription(page);
    const card = page.getByRole('tabpanel');
    await expect(card.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
    await expect(card.getByText('Free', { exact: true })).toHaveAttribute('data-tone', 'secondary');
    await expect(card.getByText('Limited features available')).toBeVisible();
    await expect(card.getByText(/^Upgrade for more ideas/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Manage Subscription & Billing' })).toBeVisible();
    for (const plan of [PLANS.jv, PLANS.varsity]) {
      const offer = card
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: plan.displayName }) });
      await expect(offer).toContainText(`$${plan.price / 100}`);
      await expect(offer).toContainText(plan.description);
      for (const feature of plan.features) await expect(offer).toContainText(feature);
      await expect(offer.getByRole('button', { name: `Upgrade to ${plan.name}` })).toBeEnabled();
      await expect(offer.getByText('Most Popular')).toHaveCount(plan.id === 'jv' ? 1 : 0);
    }

    await page.route(CHECK, (route) => route.fulfill(status({})));
    await card.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByText('Subscription Refreshed')).toBeVisible();
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await expect(card.getByText('Active subscription')).toBeVisible();
    await expect(card.getByText(/^Upgrade for more ideas/)).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await page.unroute(CHECK);
    await page.route(CHECK, (route) =>
      route.fulfill(status({ subscription_end: '2031-04-05T00:00:00.000Z' })),
    );
    await card.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(card.getByText('Active until April 5, 2031')).toBeVisible();

    expectConsole(/status of 503/);
    await page.unroute(CHECK);
    await page.route(CHECK, (route) => route.fulfill({ status: 503 }));
    await card.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByText('Refresh Failed')).toBeVisible();
    await expect(card.getByText('Active until April 5, 2031'), 'what was known still counts').toBeVisible();

    await page.unroute(CHECK);
    await page.route(CHECK, (route) => route.fulfill(status({ monthly_limits: { chat_messages: 'many' } })));
    await page.goto('/dashboard/profile');
    await expect(
      page.getByText('0 / 20', { exact: true }),
      'malformed limits are those of Free',
    ).toBeVisible();
    await expect(page.getByText('0 / 1', { exact: true })).toBeVisible();
  });

  test("an admin reads 'Admin account with unlimited access to all features.' and is offered no portal", async ({
    page,
    origin,
  }) => {
    await signIn(page, await createAdmin(origin));
    await openSubscription(page);
    await expect(page.getByRole('heading', { name: 'Admin Account' })).toBeVisible();
    await expect(page.getByText('Admin account with unlimited access to all features.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage Subscription & Billing' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Upgrade|Refresh/ })).toHaveCount(0);
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard/new-idea');
  });
});

test.describe('SPEC 8: a subscription check that fails', () => {
  test("after ten seconds is a 'Subscription check timeout', and the free tier counts", async ({
    signedIn: page,
  }) => {
    // The ten seconds of the first check pass in a tenth of one.
    await page.addInitScript({
      content: `const real = AbortSignal.timeout.bind(AbortSignal);
        let hurry = true;
        AbortSignal.timeout = (wait) => {
          const first = hurry && wait === 10_000;
          if (first) hurry = false;
          return real(first ? 100 : wait);
        };`,
    });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/enhanced-subscription-check')) asked += 1;
    });
    await page.route(CHECK, () => undefined);
    await page.clock.install();
    await openSubscription(page);
    await expect(page.getByText('Subscription check timeout')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
    expect(asked).toBe(1);
    await page.unroute(CHECK);
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByText('Subscription Refreshed')).toBeVisible();
    await expect(page.getByText('Subscription check timeout')).toHaveCount(0);

    const lookAgain = async () => {
      await page.getByRole('link', { name: 'My Sessions' }).click();
      // Clicked on too soon, the profile would never have been left, and nothing looked at again.
      await expect(page.getByRole('heading', { name: /^All Sessions/ })).toBeVisible();
      await page.getByRole('link', { name: 'Profile' }).click();
      await expect(page.getByText('Free Tier', { exact: true })).toBeVisible();
    };
    await lookAgain();
    expect(asked, 'fresh for five minutes').toBe(2);
    await page.clock.fastForward('05:01');
    await lookAgain();
    await expect.poll(() => asked).toBe(3);
  });
});

test.describe('SPEC 2: billing tab', () => {
  test("shows 'No billing history found', then description, amount, date and status of each invoice", async ({
    signedIn: page,
    origin,
  }) => {
    await page.goto('/dashboard/profile?tab=billing');
    await expect(page.getByText('No billing history found')).toBeVisible();

    const invoices = [
      { id: 'in_1', description: 'JV Plan', amount: 500, currency: 'usd', status: 'paid' },
      { id: 'in_2', description: 'Varsity Plan', amount: 123_456, currency: 'eur', status: 'open' },
      { id: 'in_3', description: 'JV Plan', amount: 500, currency: 'jpy', status: 'void' },
    ].map((invoice) => ({
      ...invoice,
      created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      invoice_pdf: invoice.status === 'paid' ? `${origin}/invoice.pdf` : null,
    }));
    await page.route(HISTORY, (route) => route.fulfill({ json: { invoices } }));
    await page.reload();
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('$5.00');
    await expect(rows.nth(1)).toContainText('€1,234.56');
    await expect(rows.nth(2)).toContainText('¥500');
    for (const [at, name, tone] of [
      [0, 'paid', 'default'],
      [1, 'open', 'secondary'],
      [2, 'void', 'destructive'],
    ] as const) {
      await expect(rows.nth(at)).toContainText('3 days ago');
      await expect(rows.nth(at).getByText(name, { exact: true })).toHaveAttribute('data-tone', tone);
    }
    const pdf = rows.nth(0).getByRole('link', { name: 'PDF of JV Plan' });
    await expect(pdf).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: /^PDF/ })).toHaveCount(1);
  });

  test('a history that cannot be read is told, with its reference and another try', async ({
    signedIn: page,
  }) => {
    expectConsole(/403/);
    let refused = true;
    await page.route(HISTORY, (route) =>
      refused
        ? route.fulfill({
            status: 403,
            json: { code: 'forbidden', message: 'Access Denied', request_id: 'req-9' },
          })
        : route.continue(),
    );
    await page.goto('/dashboard/profile?tab=billing');
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByText('req-9')).toBeVisible();
    refused = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No billing history found')).toBeVisible();
  });
});

test.describe('SPEC 2, 4, 8: payment success', () => {
  test("a refresh by hand that fails says 'Refresh Failed'", async ({ signedIn: page }) => {
    expectConsole(/503/);
    await page.route(CHECK, (route) => route.fulfill({ status: 503 }));
    await page.goto('/payment/success');
    await page.getByRole('button', { name: 'Refresh Subscription Status' }).click();
    await expect(page.getByText('Refresh Failed')).toBeVisible();
    await expect(
      page.getByText('Unable to refresh subscription status. Please try again or contact support.'),
    ).toBeVisible();
  });

  test("a payment whose plan does not show is asked for four times, then 'Payment Processed'", async ({
    signedIn: page,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/enhanced-subscription-check')) asked += 1;
    });
    await page.clock.install();
    await page.goto('/payment/success?session_id=cs_lost');
    await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await expect(page.getByText('Transaction ID: cs_lost')).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(1_000);
      expect(asked).toBe(4);
    }).toPass({ intervals: [100] });
    await expect(page.getByText('Payment Processed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });
});
