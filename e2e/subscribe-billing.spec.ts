import type { Page } from '@playwright/test';
import { PLANS } from '../src/contract/plans.ts';
import { signIn } from './support/accounts.ts';
import { createAdmin } from './support/analyses.ts';
import { CARDS, subscribeAs } from './support/subscriptions.ts';
import { expect, expectConsole, test } from './support/test.ts';

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
}

async function openTab(page: Page, tab: 'Subscription' | 'Billing'): Promise<void> {
  await page.goto(`/dashboard/profile?tab=${tab.toLowerCase()}`);
}

async function openPortal(page: Page): Promise<Page> {
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage Subscription & Billing' }).click(),
  ]);
  await portal.waitForURL('**/sandbox/portal/**');
  return portal;
}

test.describe('SPEC 2, 4: subscription, billing and payment pages', () => {
  test('subscribe: the new limits show in another tab without a reload', async ({
    signedIn: page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/dashboard/new-idea');
    await expect(other.getByText('1 of 1 remaining this month')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Idea Generations' })).toBeVisible();
    await expect(other.getByText('0/1', { exact: true })).toBeVisible();

    await openTab(page, 'Subscription');
    await expect(page.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
    await expect(page.getByText('Limited features available')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await expect(page.getByText('Most Popular')).toBeVisible();

    await page.getByRole('button', { name: 'Upgrade to JV' }).click();
    await page.waitForURL('**/sandbox/checkout/**');
    await expect(page.getByText('$5.00')).toBeVisible();
    await fillCard(page, CARDS.pays);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/payment/success?session_id=*');

    await expect(other.getByText('10 of 10 remaining this month')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    await expect(page.getByText('Subscription Updated')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('session_id') ?? '';
    await expect(page.getByText(id)).toBeVisible();
    await page.getByRole('button', { name: 'Refresh Subscription Status' }).click();
    await expect(page.getByText('Subscription Refreshed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Generate Your First Idea' })).toHaveAttribute(
      'href',
      '/dashboard/new-idea',
    );
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard/new-idea');
  });

  test('cancel: active until the date, resumable, free after the clock passes it', async ({
    signedIn: page,
    account,
    origin,
  }) => {
    await subscribeAs(origin, account);
    await openTab(page, 'Subscription');
    await expect(page.getByRole('heading', { name: PLANS.jv.displayName, level: 2 })).toBeVisible();
    await expect(page.getByText(/^Active until \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();

    const portal = await openPortal(page);
    await portal.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(portal.getByText(/^Cancelled: active until/)).toBeVisible();
    await expect(page.getByText(/Your plan is cancelled and ends on/)).toBeVisible();
    await expect(page.getByText(/^Active until/)).toBeVisible();
    await portal.getByRole('button', { name: 'Resume subscription' }).click();
    await expect(page.getByText(/Your plan is cancelled/)).toHaveCount(0);
    await portal.getByRole('button', { name: 'Cancel subscription' }).click();
    await portal.getByRole('button', { name: 'Advance one month' }).click();
    await expect(page.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
    await expect(page.getByText('Limited features available')).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, await createAdmin(origin));
    await page.goto('/dashboard/admin?tab=monitoring');
    const former = page.getByRole('row').filter({ hasText: account.email });
    await expect(former.getByText('Free Tier', { exact: true })).toBeVisible();
  });

  test('upgrade: the amount is previewed and the plan changes at once; invoices have a PDF', async ({
    signedIn: page,
    account,
    origin,
    request,
  }) => {
    await subscribeAs(origin, account);
    await openTab(page, 'Subscription');
    await page.getByRole('button', { name: 'Upgrade to Varsity' }).click();
    await page.waitForURL('**/sandbox/portal/**/change?plan=varsity');
    await expect(page.getByText('Due now')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm and pay $15.00' }).click();
    await page.waitForURL('**/dashboard/profile?tab=subscription');
    await expect(page.getByRole('heading', { name: PLANS.varsity.displayName, level: 2 })).toBeVisible();

    await page.getByRole('tab', { name: 'Billing' }).click();
    await expect(page.getByText('$15.00')).toBeVisible();
    await expect(page.getByText('$5.00')).toBeVisible();
    await expect(page.getByText('paid', { exact: true })).toHaveCount(2);
    const link = page.getByRole('link', { name: /^PDF/ }).first();
    await expect(link).toHaveAttribute('target', '_blank');
    const pdf = await request.get((await link.getAttribute('href')) ?? '');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a failed renewal shows a banner with a way to mend the card', async ({
    signedIn: page,
    account,
    origin,
  }) => {
    await subscribeAs(origin, account, { plan: 'varsity', card: CARDS.failsAtRenewal });
    await openTab(page, 'Subscription');
    const portal = await openPortal(page);
    await portal.getByRole('button', { name: 'Advance one month' }).click();
    await expect(portal.getByText('The last payment failed.')).toBeVisible();
    await page.goto('/dashboard/new-idea');
    await expect(page.getByText(/Your last payment failed\./)).toBeVisible();
    await expect(page.getByText('20 of 20 remaining this month')).toBeVisible();
    const [mend] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Update Card' }).click(),
    ]);
    await fillCard(mend, CARDS.pays);
    await mend.getByRole('button', { name: 'Save card' }).click();
    await mend.getByRole('button', { name: 'Pay open invoice' }).click();
    await expect(mend.getByText(/^Active\. Renews on/)).toBeVisible();
    await expect(page.getByText(/Your last payment failed\./)).toHaveCount(0);
  });

  test('a declined card and 3-D Secure', async ({ signedIn: page }) => {
    expectConsole(/402/);
    await openTab(page, 'Subscription');
    await page.getByRole('button', { name: 'Upgrade to JV' }).click();
    await page.waitForURL('**/sandbox/checkout/**');
    await fillCard(page, '4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await fillCard(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });

  test('leaving the checkout charges nothing', async ({ signedIn: page }) => {
    await openTab(page, 'Subscription');
    await page.getByRole('button', { name: 'Upgrade to JV' }).click();
    await page.waitForURL('**/sandbox/checkout/**');
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.waitForURL('**/payment/cancelled');
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    await expect(page.getByText(/no charge was made/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/dashboard/profile');
    await page.getByRole('tab', { name: 'Billing' }).click();
    await expect(page.getByText('No billing history found')).toBeVisible();
  });

  test('the payment pages answer guests, and without a session id at once', async ({ page }) => {
    await page.goto('/payment/success');
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    await page.goto('/payment/cancelled');
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  });
});
