import { signIn } from './support/accounts.ts';
import { analyzeAs, createAdmin, spend } from './support/analyses.ts';
import { expect, test } from './support/test.ts';

test.describe('SPEC 2: the profile', () => {
  test('tells plan, usage against limits, and when the counters start anew', async ({
    signedIn: page,
    account,
    origin,
  }) => {
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    for (const tab of ['Profile', 'Analytics', 'Subscription', 'Billing']) {
      await expect(page.getByRole('tab', { name: tab })).toBeVisible();
    }
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(account.email).first()).toBeVisible();
    await expect(panel.getByText(/^Joined/)).toBeVisible();
    await expect(panel.getByText('0 / 1', { exact: true })).toBeVisible();
    await expect(panel.getByText('0 / 3', { exact: true })).toBeVisible();
    await expect(panel.getByText('0 / 20', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^Counters reset on/)).toBeVisible();
    await expect(panel.getByText('A', { exact: true }), 'the avatar').toBeVisible();
    await expect(panel.getByText('Free Tier', { exact: true }), 'the plan badge').toBeVisible();
    const bar = (name: string) => panel.getByRole('progressbar', { name });
    await expect(bar('Chat messages')).toHaveAttribute('data-tone', 'normal');
    await spend(origin, account, { category_searches: 3, chat_messages: 17 });
    await expect(panel.getByText('17 / 20', { exact: true })).toBeVisible();
    await expect(bar('Chat messages')).toHaveAttribute('data-tone', 'near');
    await expect(bar('Category searches')).toHaveAttribute('data-tone', 'full');
  });

  test('shows an infinity sign to administrators', async ({ page, origin }) => {
    await signIn(page, await createAdmin(origin));
    await page.goto('/dashboard/profile');
    await expect(page.getByText('0 / ∞').first()).toBeVisible();
  });

  test('counts what was done this month, lists the latest sessions; growth is green, and red in a month with less than the one before', async ({
    page,
    origin,
    account,
  }) => {
    await analyzeAs(origin, account, 'Footwear');
    await signIn(page, account);
    await page.goto('/dashboard/profile?tab=analytics');
    for (const label of ['Total Sessions', 'This Month', 'Ideas Generated', 'Chat Messages']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Footwear' })).toBeVisible();
    // The colours of the theme as the browser writes them.
    const themed = (name: string) =>
      page.evaluate<string>(`(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(${name})';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      })()`);
    await expect(page.getByText('+100% vs last month')).toHaveCSS('color', await themed('--good'));
    // The clock of the device says nothing about the month; the database's does.
    const now = new Date();
    const month = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await page.clock.setFixedTime(month(3));
    await page.reload();
    await expect(page.getByText('+100% vs last month')).toBeVisible();
    const json = { month_year: month(1).toISOString().slice(0, 7), resets_at: month(2).toISOString() };
    await page.route('**/functions/v1/usage-month', (route) => route.fulfill({ json }));
    await page.reload();
    await expect(page.getByText('-100% vs last month')).toHaveCSS('color', await themed('--bad'));
  });
});
