import { signIn } from './support/accounts.ts';
import { analyzeAs, createAdmin, FALLS } from './support/analyses.ts';
import { expect, test } from './support/test.ts';

test.describe('the profile', () => {
  test('tells plan, usage against limits, and when the counters start anew', async ({
    signedIn: page,
    account,
  }) => {
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    for (const tab of ['Profile', 'Analytics', 'Subscription', 'Billing']) {
      await expect(page.getByRole('tab', { name: tab })).toBeVisible();
    }
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(account.email).first()).toBeVisible();
    await expect(panel.getByText(/^Member since/)).toBeVisible();
    await expect(panel.getByText('0 / 1', { exact: true })).toBeVisible();
    await expect(panel.getByText('0 / 3', { exact: true })).toBeVisible();
    await expect(panel.getByText('0 / 20', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^Counters start anew on/)).toBeVisible();
  });

  test('shows an infinity sign to administrators', async ({ page, origin }) => {
    const admin = await createAdmin(origin);
    await signIn(page, admin);
    await page.goto('/dashboard/profile');
    await expect(page.getByText('0 / ∞').first()).toBeVisible();
  });

  test('counts what was done this month and lists the latest sessions', async ({ page, origin, account }) => {
    await analyzeAs(origin, account, FALLS);
    await signIn(page, account);
    await page.goto('/dashboard/profile');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    for (const label of ['Total Sessions', 'This Month', 'Ideas Generated', 'Chat Messages']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('+100% vs last month')).toBeVisible();
    await expect(page.getByRole('link', { name: FALLS })).toBeVisible();
  });
});
