import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from './support/test.ts';

async function openSubscription(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await page.getByRole('tab', { name: 'Subscription' }).click();
}

test.describe('a checkout that cannot be opened', () => {
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
    ['an empty answer', { body: null }, 'No response data received from server'],
    [
      'a provider that is down',
      { status: 502, body: { code: 'checkout_failed', message: 'Failed to create checkout session' } },
      'Failed to create checkout session',
    ],
  ];
  test('is told in the words of its cause', async ({ signedIn: page }) => {
    expectConsole(/502/);
    await openSubscription(page);
    for (const [name, { status = 200, body }, text] of answers) {
      await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status, json: body }));
      await page.getByRole('button', { name: 'Upgrade to JV' }).click();
      await expect(page.getByText('Upgrade failed'), name).toBeVisible();
      await expect(page.getByText(text), name).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
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

test('a portal that cannot be opened, and a refresh that fails, are told', async ({ signedIn: page }) => {
  expectConsole(/502/);
  const down = { status: 502, json: { code: 'portal_failed', message: 'Failed to open customer portal' } };
  await openSubscription(page);
  await expect(page.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
  await page.route('**/functions/v1/customer-portal', (route) => route.fulfill(down));
  await page.route('**/functions/v1/enhanced-subscription-check', (route) => route.fulfill(down));
  await page.getByRole('button', { name: 'Manage Subscription & Billing' }).click();
  await expect(page.getByText('Portal Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText('Refresh Failed')).toBeVisible();
  await expect(
    page.getByText('Unable to refresh subscription status. Please try again or contact support.'),
  ).toBeVisible();
});
