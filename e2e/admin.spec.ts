import { createAccount, PASSWORD, signIn } from './support/accounts.ts';
import { createAdmin } from './support/analyses.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('the admin dashboard', () => {
  test('shows figures and every tab to an administrator', async ({ page, origin }) => {
    const admin = await createAdmin(origin);
    await signIn(page, admin);
    await page.getByRole('link', { name: 'Admin' }).first().click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    for (const label of ['Total Users', 'Subscribers', 'Total Sessions', 'Total Ideas']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    const tabs: [string, string][] = [
      ['Recent Activity', 'Recent Activity'],
      ['Usage Analytics', 'Usage this month'],
      ['Usage Monitoring', 'Usage Monitoring'],
      ['AI Usage', 'AI Usage'],
      ['Security', 'Security events of the last 24 hours'],
      ['Audit', 'Audit log'],
      ['Jobs', 'Jobs'],
      ['Users', 'Recent Users'],
    ];
    for (const [tab, heading] of tabs) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      expect(await axeFindings(page), tab).toEqual([]);
    }
    await page.getByRole('tab', { name: 'AI Usage', exact: true }).click();
    await expect(page.getByText('No language model is configured')).toBeVisible();
  });

  test('finds a person, disables and enables them, and hears of guessing', async ({ page, origin }) => {
    const admin = await createAdmin(origin);
    const person = await createAccount(origin);
    const grant = (password = PASSWORD) =>
      fetch(`${origin}/auth/v1/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'password', email: person.email, password }),
      });
    await signIn(page, admin);
    await page.goto('/dashboard/admin');
    await page.getByLabel('Search by email').fill(person.email);
    const row = page
      .getByRole('table', { name: 'Users', exact: true })
      .getByRole('row')
      .filter({ hasText: person.email });
    await row.getByRole('button', { name: 'Disable' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Reason/).fill('spam');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(row.getByText('Disabled', { exact: true })).toBeVisible();
    expect((await grant()).status).toBe(403);
    await row.getByRole('button', { name: 'Enable' }).click();
    await expect(row.getByRole('button', { name: 'Disable' })).toBeVisible();
    expect((await grant()).status).toBe(200);
    await page.getByRole('tab', { name: 'Audit', exact: true }).click();
    await expect(page.getByText('admin.disable_user').first()).toBeVisible();

    // Guessing at the person's password is told under Security, with its severity.
    for (let n = 0; n < 5; n++) expect((await grant(`Wrong-Password-${n}`)).status).toBe(401);
    await page.getByRole('tab', { name: 'Security', exact: true }).click();
    await page.getByLabel('Severity').selectOption('high');
    const event = page.getByRole('row').filter({ hasText: person.email });
    await expect(event.getByText('brute force')).toBeVisible();
    await expect(event.getByText('high', { exact: true })).toBeVisible();
  });

  test('is not for others', async ({ signedIn: page }) => {
    await page.goto('/dashboard/admin');
    await page.waitForURL('**/dashboard/new-idea');
  });
});
