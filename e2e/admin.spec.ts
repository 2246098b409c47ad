import { createAccount, PASSWORD, signIn } from './support/accounts.ts';
import { analyze, createAdmin, spend, tokenOf } from './support/analyses.ts';
import { BROKEN, breakCalls, refusal } from './support/faults.ts';
import { noteStatuses, statusesSeen } from './support/statuses.ts';
import { subscribeAs } from './support/subscriptions.ts';
import { expect, expectConsole, test } from './support/test.ts';

test.describe('SPEC 2: the admin dashboard', () => {
  test("says 'Verifying permissions...', then shows figures, people, sessions, and what cannot be read", async ({
    page,
    origin,
  }) => {
    expectConsole(/status of (403|500)/);
    const admin = await createAdmin(origin);
    await analyze(origin, await tokenOf(origin, admin), 'Footwear');
    await signIn(page, admin);
    await noteStatuses(page);
    await page.goto('/dashboard/new-idea');
    await expect(page.getByText('Unlimited generations available')).toBeVisible();
    await expect(page.getByText('0/∞', { exact: true })).toBeVisible();
    await page.getByLabel('Your idea').fill('quieter leaf blowers');
    const mendAnalyses = await breakCalls(page, '**/functions/v1/analyze-idea', BROKEN);
    for (let attempt = 0; attempt < 4; attempt++) {
      await page.getByRole('button', { name: 'Generate Insights' }).click();
      await expect(page.getByText('Analysis Failed'), 'no rate limit for administrators').toBeVisible();
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
    }
    await mendAnalyses();
    await page.getByRole('link', { name: 'Admin' }).first().click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(await statusesSeen(page)).toContain('Verifying permissions...');
    for (const label of ['Total Users', 'Subscribers', 'Total Sessions', 'Total Ideas']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    const newest = page.getByRole('table', { name: 'Newest users' });
    await expect(newest.getByRole('columnheader')).toHaveText(['Email', 'Joined']);
    expect(await newest.getByRole('row').count()).toBeLessThanOrEqual(6);

    await page.getByRole('tab', { name: 'Recent Activity' }).click();
    const latest = page.getByRole('table', { name: 'Latest sessions' });
    const mine = latest.getByRole('row').filter({ hasText: admin.email });
    await expect(mine).toContainText('Footwear');
    await expect(mine.getByText('completed')).toHaveAttribute('data-tone', 'default');
    expect(await latest.getByRole('row').count()).toBeLessThanOrEqual(11);

    // A session whose run did not end well, of a person who is gone.
    await page.route('**/rest/v1/profiles?*', (route) => route.fulfill({ json: [] }));
    await page.route('**/rest/v1/idea_sessions?*', async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as object[];
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, clustering_status: 'failed' })) });
    });
    await page.goto('/dashboard/admin?tab=activity');
    await expect(latest.getByText('Unknown', { exact: true }).first()).toBeVisible();
    await expect(latest.getByText('failed', { exact: true }).first()).toHaveAttribute(
      'data-tone',
      'secondary',
    );
    await page.unroute('**/rest/v1/profiles?*');
    await page.unroute('**/rest/v1/idea_sessions?*');

    const mend = await breakCalls(
      page,
      '**/rest/v1/user_usage*',
      refusal(403, 'forbidden', 'The figures cannot be read.'),
    );
    await page.getByRole('tab', { name: 'Usage Analytics' }).click();
    await expect(page.getByText('The figures cannot be read.')).toBeVisible();
    await expect(page.getByText('req-42')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    for (const label of ['Idea Generations', 'Category Searches', 'Chat Messages']) {
      await expect(page.getByRole('tabpanel').getByText(label, { exact: true })).toBeVisible();
    }
    for (const [tab, heading] of [
      ['Security', 'Security events from the last 24 hours'],
      ['Audit', 'Audit log'],
      ['Jobs', 'Jobs'],
      ['AI Usage', 'AI Usage'],
      ['Sources', 'Patent Sources'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'AI Usage', exact: true }).click();
    await expect(page.getByText('No language model is configured')).toBeVisible();
  });

  test("usage monitoring sorts 'At Limit' before 'Near Limit' before 'OK'", async ({ page, origin }) => {
    const [full, nearly, idle] = await Promise.all([
      createAccount(origin),
      createAccount(origin),
      createAccount(origin),
    ]);
    await Promise.all([full, nearly, idle].map((account) => subscribeAs(origin, account)));
    await spend(origin, full, { idea_generations: 10 });
    await spend(origin, nearly, { category_searches: 17 });
    await signIn(page, await createAdmin(origin));
    await page.goto('/dashboard/admin?tab=monitoring');
    const rows = page.getByRole('table', { name: 'Usage of each subscriber' }).getByRole('row');
    const rowOf = (email: string) => rows.filter({ hasText: email });
    await expect(rowOf(full.email)).toContainText('At Limit');
    await expect(rowOf(full.email)).toContainText('JV Plan');
    await expect(rowOf(full.email)).toContainText('10 / 10');
    await expect(rowOf(full.email).getByRole('progressbar', { name: /^idea generations/ })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(rowOf(nearly.email)).toContainText('Near Limit');
    await expect(rowOf(nearly.email)).toContainText('17 / 20');
    await expect(rowOf(idle.email).getByText('OK', { exact: true })).toBeVisible();
    const words = await rows.allInnerTexts();
    const order = [full, nearly, idle].map(({ email }) => words.findIndex((row) => row.includes(email)));
    expect(order).toEqual([...order].sort((a, b) => a - b));
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
    const reason = dialog.getByLabel(/Reason/);
    for (const [text, problem] of [
      ['a'.repeat(10_001), 'Text too long'],
      ['<script>alert(1)</script>', 'Invalid content detected'],
    ] as const) {
      await reason.fill(text);
      await expect(dialog.getByText(problem)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Disable' })).toBeDisabled();
    }
    await reason.fill('spam');
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
    const eventOf = (email: string) => page.getByRole('row').filter({ hasText: email });
    await expect(eventOf(person.email).getByText('brute force')).toBeVisible();
    await expect(eventOf(person.email).getByText('high', { exact: true })).toBeVisible();

    // Twenty ideas within an hour are critical, even an administrator's.
    const token = await tokenOf(origin, admin);
    const ask = () => analyze(origin, token, 'zorbliq frantume norps');
    await Promise.all(Array.from({ length: 19 }, ask));
    await ask();
    await page.getByLabel('Severity').selectOption('critical');
    await expect(eventOf(admin.email).getByText('anomaly idea analysis')).toBeVisible();
    await expect(eventOf(admin.email).getByText('critical', { exact: true })).toHaveAttribute(
      'data-tone',
      'destructive',
    );
  });

  test("is not for others: a guest reads 'Authentication Required', a person 'Access Denied'", async ({
    page,
    account,
  }) => {
    await page.goto('/dashboard/admin');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Authentication Required/)).toBeVisible();
    await signIn(page, account);
    await page.goto('/dashboard/admin');
    await expect(page).toHaveURL('/dashboard/new-idea');
    await expect(page.getByText('Access Denied')).toBeVisible();
  });
});
