import { BROKEN, breakCalls, preparePageFaults, setPageFault } from './support/faults.ts';
import { expect, expectConsole, test } from './support/test.ts';

const attempts = (left: number) => ({ name: `Try Again (${left} attempts left)` });

test.describe('SPEC 2, 4: error screens', () => {
  test("'Authentication Error' counts three attempts down, then names support; every way out leads on", async ({
    signedIn: page,
  }) => {
    expectConsole(/status of 500/);
    const support = page.getByText('If the problem persists, please contact support.');
    const home = page.getByRole('button', { name: 'Go to Homepage' });
    let mend = await breakCalls(page, '**/auth/v1/session', BROKEN);
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(
      page.getByText('There was a problem with authentication. Please try refreshing the page.'),
    ).toBeVisible();
    for (const left of [3, 2, 1]) {
      await expect(support).toBeHidden();
      await page.getByRole('button', attempts(left)).click();
    }
    await expect(support).toBeVisible();
    await expect(page.getByRole('button', { name: /Try Again/ })).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
    mend = await breakCalls(page, '**/auth/v1/session', BROKEN);
    await page.reload();
    await home.click();
    await expect(page).toHaveURL('/');
    await page.evaluate('sessionStorage.clear()');
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('button', attempts(3))).toBeVisible();
    await mend();
    await page.getByRole('button', attempts(3)).click();
    await expect(page.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
  });

  test("'Something went wrong' tells a connection from a bug, and after three attempts the error ID", async ({
    page,
  }) => {
    expectConsole(/Failed to fetch|is not a function/);
    await preparePageFaults(page);
    await page.goto('/login');
    await setPageFault(page, 'Failed to fetch');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(/^There seems to be a connection issue\./)).toBeVisible();
    await setPageFault(page, 'x is not a function');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByText('Something unexpected happened. Our team has been notified.')).toBeVisible();
    for (const left of [3, 2, 1]) {
      await expect(page.getByText('Error ID')).toBeHidden();
      await page.getByRole('button', attempts(left)).click();
    }
    await expect(page.getByText(/please contact support/)).toBeVisible();
    await expect(page.getByText(/^Error ID: [0-9a-f]{8}$/)).toBeVisible();
    await setPageFault(page, null);
    await page.getByRole('button', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/');

    await page.evaluate('sessionStorage.clear()');
    await setPageFault(page, 'x is not a function');
    await page.goto('/login');
    await expect(page.getByRole('button', attempts(3))).toBeVisible();
    await setPageFault(page, null);
    await page.getByRole('button', attempts(3)).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('a page that breaks inside the dashboard leaves the frame standing and offers three ways on', async ({
    signedIn: page,
  }) => {
    expectConsole(/x is not a function/);
    await preparePageFaults(page);
    await page.goto('/dashboard/browse');
    const card = page.getByRole('main').getByRole('alert');
    const reference = card.getByText(/^Reference [0-9a-f]{8}$/);
    const heading = page.getByRole('heading', { name: 'Browse Patent Categories' });
    await expect(heading).toBeVisible();
    await setPageFault(page, 'x is not a function');
    await page.reload();
    await expect(card.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(reference).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await setPageFault(page, null);
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading).toBeVisible();

    await setPageFault(page, 'x is not a function');
    await page.reload();
    await expect(card).toBeVisible();
    await setPageFault(page, null);
    await card.getByRole('button', { name: 'Reload Page' }).click();
    await expect(heading).toBeVisible();

    await setPageFault(page, 'x is not a function');
    await page.reload();
    for (let attempt = 0; attempt < 2; attempt++) {
      const failure = await reference.innerText();
      await card.getByRole('button', { name: 'Try Again' }).click();
      // The card of the failure before stands until the page has been drawn anew.
      await expect(reference).not.toHaveText(failure);
    }
    await setPageFault(page, null);
    await card.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/dashboard/new-idea');

    await setPageFault(page, 'x is not a function');
    await page.goto('/dashboard/browse');
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect(page, 'the fourth try leads home').toHaveURL('/');
  });
});

test.describe('SPEC 8: what nothing else caught', () => {
  test('is told in a toast each, and reported with its kind and without what was typed', async ({ page }) => {
    expectConsole(/nobody waits for this|of the bug|elsewhere\.example/);
    await page.goto('/login');
    await page.getByLabel('Email').fill('ada@example.com');
    const reported = page.waitForRequest('**/api/analytics/log');
    await page.evaluate("void Promise.reject(new Error('nobody waits for this'))");
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
    const entry = (await reported).postDataJSON();
    expect(entry).toMatchObject({ level: 'error', message: 'nobody waits for this' });
    expect(entry.context).toMatchObject({ class: 'general', where: 'unhandled rejection', url: '/login' });
    expect(JSON.stringify(entry)).not.toContain('ada@');
    for (const [message, kind] of [
      ['the connection of the bug', 'network'],
      ['the token of the bug', 'auth'],
      ['the invoice of the bug', 'payment'],
      ['the invalid field of the bug', 'validation'],
    ]) {
      const told = page.waitForRequest('**/api/analytics/log');
      await page.evaluate(`setTimeout(() => { throw new Error('${message}') })`);
      await expect(page.getByText('An error occurred. Our team has been notified.').first()).toBeVisible();
      expect((await told).postDataJSON().context).toMatchObject({ class: kind, where: 'global error' });
    }
    const violation = page.waitForRequest('**/api/security/log');
    await page.evaluate("new Image().src = 'https://elsewhere.example/pixel.png'");
    expect((await violation).postDataJSON()).toMatchObject({ type: 'csp_violation', severity: 'high' });
  });
});
