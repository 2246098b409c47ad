import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** Notes every status text that the page shows, in order, with the time at which it appeared or went. */
const WATCH_STATUS = `
  window.seen = [];
  new MutationObserver(() => {
    const text = document.querySelector('[role=status]')?.textContent ?? '';
    if (text !== (window.seen.at(-1)?.text ?? '')) window.seen.push({ text, at: performance.now() });
  }).observe(document, { subtree: true, childList: true, characterData: true });
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
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/rest/v1/rpc/is_admin', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/dashboard/admin');
    await expect(page.getByText('Verifying permissions...')).toBeVisible();
    answer();
    await expect(page).toHaveURL('/dashboard/new-idea');
    await expect(page.getByText('Access Denied')).toBeVisible();
  });

  test("the guard says 'Loading...', then 'Preparing dashboard...' for 150 ms", async ({
    signedIn: page,
  }) => {
    await page.addInitScript({ content: WATCH_STATUS });
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
    const seen = await page.evaluate<{ text: string; at: number }[]>('window.seen');
    const stages = seen.filter(({ text }) => text !== '').map(({ text }) => text);
    expect(stages.slice(0, 2)).toEqual(['Loading...', 'Preparing dashboard...']);
    const buffer = seen.findIndex(({ text }) => text === 'Preparing dashboard...');
    expect((seen[buffer + 1]?.at ?? 0) - (seen[buffer]?.at ?? 0)).toBeGreaterThan(145);
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
    await page.clock.install();
    await signIn(page, account);
    await page.goto('/dashboard/new-idea');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const renewed = page.waitForRequest('**/auth/v1/session');
    await page.clock.fastForward('29:00');
    await renewed;
    await expect(page).toHaveURL('/dashboard/new-idea');
    const signs = [
      () => page.mouse.move(20, 20),
      () => page.keyboard.press('Shift'),
      () => page.evaluate("window.dispatchEvent(new Event('scroll'))"),
      () => page.locator('main').dispatchEvent('touchstart'),
    ];
    for (const giveSign of signs) {
      await giveSign();
      await page.clock.fastForward('29:00');
      await expect(page.getByText('Signed in as')).toBeVisible();
      await expect(page).toHaveURL('/dashboard/new-idea');
    }
    await page.clock.fastForward('01:10');
    await expect(page).toHaveURL('/login?reason=session_timeout');
    await expect(page.getByText('Your session ended after 30 minutes of inactivity.')).toBeVisible();
  });
});
