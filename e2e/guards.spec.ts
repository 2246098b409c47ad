import { signIn } from './support/accounts.ts';
import { expect, expectConsole, test } from './support/test.ts';

/** Notes every status text that the page shows, in order. */
const WATCH_STATUS = `
  window.seen = [];
  const look = () => {
    const text = document.querySelector('[role=status]')?.textContent;
    if (text && window.seen.at(-1) !== text) window.seen.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

test.describe('SPEC 2: route guards', () => {
  test('a visitor is sent to login and comes back to the page asked for', async ({ page, account }) => {
    await page.goto('/dashboard/browse?page=2');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/browse?page=2');
  });

  test('the index and unknown pages of the dashboard lead to Generate New Ideas', async ({
    signedIn: page,
  }) => {
    for (const path of ['/dashboard', '/dashboard/nothing/here']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard/new-idea');
    }
  });

  test('a person who is no admin leaves the admin page for Generate New Ideas', async ({
    signedIn: page,
  }) => {
    await page.goto('/dashboard/admin');
    await expect(page).toHaveURL('/dashboard/new-idea');
  });

  test("the guard says 'Loading...' and then 'Preparing dashboard...'", async ({ signedIn: page }) => {
    await page.addInitScript({ content: WATCH_STATUS });
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
    const seen = await page.evaluate<string[]>('window.seen');
    expect(seen.slice(0, 2)).toEqual(['Loading...', 'Preparing dashboard...']);
  });

  test('auth loading ends after three seconds although the server is silent', async ({ page }) => {
    await page.clock.install();
    await page.route('**/auth/v1/session', () => undefined);
    await page.goto('/login');
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.fastForward(2_900);
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.fastForward(200);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('after 30 minutes without a sign of life the session ends with its reason', async ({
    page,
    account,
  }) => {
    // What the page still had on its way when the session ended is refused.
    expectConsole(/status of 401/);
    await page.clock.install();
    await signIn(page, account);
    await page.clock.fastForward('29:00');
    await expect(page).toHaveURL('/dashboard/new-idea');
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await page.clock.fastForward('29:00');
    await expect(page).toHaveURL('/dashboard/new-idea');
    await page.clock.fastForward('01:10');
    await expect(page).toHaveURL('/login?reason=session_timeout');
    await expect(page.getByText('Your session ended after 30 minutes without activity.')).toBeVisible();
  });
});
