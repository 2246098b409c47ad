import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from './support/test.ts';

async function openSubscription(page: Page): Promise<void> {
  await page.goto('/dashboard/profile?tab=subscription');
}

test.describe('SPEC 4, 5, 8: a checkout that cannot be opened', () => {
  const answers: [string, { status?: number; body: unknown }, string][] = [
    [
      'a foreign address',
      { body: { url: 'https://stripe.com.evil.example/' } },
      'Invalid checkout URL received from server',
    ],
    [
      'a script address',
      { body: { url: 'javascript:alert(1)' } },
      'Invalid checkout URL received from server',
    ],
    ['no address', { body: {} }, 'Unable to start upgrade process. Please try again.'],
    ['an address of nothing', { body: { url: null } }, 'No checkout URL received from server'],
    ['an empty address', { body: { url: '' } }, 'No checkout URL received'],
    ['an empty answer', { body: null }, 'No response data received from server'],
    [
      'a server that breaks',
      { status: 500, body: { code: 'internal', message: 'Oops' } },
      'Failed to create checkout session',
    ],
    [
      'a provider that is down',
      {
        status: 502,
        body: { code: 'billing_unavailable', message: 'The payment provider cannot be reached.' },
      },
      'The payment provider cannot be reached.',
    ],
  ];
  test('is told in the words of its cause', async ({ signedIn: page }) => {
    expectConsole(/status of 50[02]|ERR_FAILED/);
    await openSubscription(page);
    const upgrade = page.getByRole('button', { name: 'Upgrade to JV' });
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    await page.route('**/config.json', (route) => route.abort());
    await upgrade.click();
    await expect(page.getByText('Failed to start upgrade process. Please try again.')).toBeVisible();
    await dismiss.click();
    await page.unroute('**/config.json');
    for (const [name, { status = 200, body }, text] of answers) {
      await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status, json: body }));
      await upgrade.click();
      await expect(page.getByText('Upgrade failed'), name).toBeVisible();
      await expect(page.getByText(text, { exact: true }), name).toBeVisible();
      await dismiss.click();
      await page.unroute('**/functions/v1/create-checkout');
    }
  });

  test('a window that does not go there gets a new tab after three seconds, and a button', async ({
    signedIn: page,
    context,
  }) => {
    await context.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
    await openSubscription(page);
    await page.getByRole('button', { name: 'Upgrade to JV' }).click({ noWaitAfter: true });
    await expect(page.getByRole('button', { name: 'Open Checkout' })).toBeVisible();
    await expect(page.getByText('Checkout opened in new tab')).toBeVisible();
    await expect(
      page.getByText('Please complete your payment in the new tab that just opened.'),
    ).toBeVisible();
    await context.unroute('**/sandbox/checkout/**');
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open Checkout' }).click(),
    ]);
    await expect(again.getByRole('heading', { name: 'Subscribe to Lacuna JV' })).toBeVisible();
  });
});

test.describe('SPEC 8: blocked tabs, the portal, a refresh', () => {
  test("a blocked tab is 'Failed to open checkout page. Please check your pop-up blocker.' and 'Portal Error'", async ({
    signedIn: page,
  }) => {
    await page.addInitScript({ content: 'window.open = () => null' });
    const blocked = page.getByText('Failed to open checkout page. Please check your pop-up blocker.');
    await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
    await openSubscription(page);
    await page.getByRole('button', { name: 'Upgrade to JV' }).click({ noWaitAfter: true });
    await expect(blocked).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await page.getByRole('button', { name: 'Open Checkout' }).click();
    await expect(blocked).toBeVisible();
    await page.getByRole('button', { name: 'Manage Subscription & Billing' }).click();
    await expect(page.getByText('Portal Error')).toBeVisible();
    await expect(page.getByText(/^The browser blocked the new tab/)).toBeVisible();
  });

  test('a portal that cannot be opened, and a refresh that fails, are told', async ({ signedIn: page }) => {
    expectConsole(/502/);
    const down = { status: 502, json: { code: 'internal', message: 'Oops' } };
    await openSubscription(page);
    await expect(page.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
    await page.route('**/functions/v1/customer-portal', (route) => route.fulfill(down));
    await page.route('**/functions/v1/enhanced-subscription-check', (route) => route.fulfill(down));
    await page.getByRole('button', { name: 'Manage Subscription & Billing' }).click();
    await expect(page.getByText('Portal Failed')).toBeVisible();
    await expect(page.getByText('Failed to open customer portal')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByText('Refresh Failed')).toBeVisible();
    await expect(
      page.getByText('Unable to refresh subscription status. Please try again or contact support.'),
    ).toBeVisible();
  });
});
