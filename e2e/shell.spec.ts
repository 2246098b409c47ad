import { createAccount, newEmail, signIn } from './support/accounts.ts';
import { expect, expectConsole, test } from './support/test.ts';

test.describe('SPEC 2: dashboard shell', () => {
  test('the sidebar marks the page by its path and says who is signed in', async ({
    signedIn: page,
    account,
  }) => {
    await page.goto('/dashboard/browse/Footwear');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Browse Categories' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const [item, path] of [
      ['Generate Ideas', '/dashboard/new-idea'],
      ['My Sessions', '/dashboard/sessions'],
      ['Profile', '/dashboard/profile'],
    ] as const) {
      await expect(sidebar.getByRole('link', { name: item })).not.toHaveAttribute('aria-current');
      await expect(sidebar.getByRole('link', { name: item })).toHaveAttribute('href', path);
    }
    await expect(sidebar.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await expect(sidebar.getByText('Signed in as')).toBeVisible();
    await expect(sidebar.getByText(account.email)).toBeVisible();
  });

  test('on a small screen the sidebar is a drawer', async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the account card opens 700 ms after the pointer came and closes 300 ms after it left', async ({
    signedIn: page,
    account,
  }) => {
    await page.clock.install();
    await page.goto('/dashboard/browse');
    const avatar = page.getByRole('button', { name: 'Your account' });
    await expect(avatar).toHaveText('AL');
    await page.clock.pauseAt(Date.now() + 60_000);
    const card = page.getByRole('banner').getByText(account.email);
    await avatar.hover();
    await page.clock.runFor(690);
    await expect(card).toBeHidden();
    await page.clock.runFor(20);
    await expect(card).toBeVisible();
    await page.mouse.move(300, 500);
    await page.clock.runFor(290);
    await expect(card).toBeVisible();
    await page.clock.runFor(20);
    await expect(card).toBeHidden();
  });

  test('the initials are of the first two parts of the address, parted by underscore or dash as well', async ({
    page,
    origin,
  }) => {
    for (const [name, letters] of [
      ['grace_hopper', 'GH'],
      ['jean-bartik', 'JB'],
    ] as const) {
      await page.context().clearCookies();
      await signIn(page, await createAccount(origin, newEmail(name)));
      await page.goto('/dashboard/browse');
      await expect(page.getByRole('button', { name: 'Your account' })).toHaveText(letters);
    }
  });

  test("signing out says 'Signing Out...' and a failure keeps the person signed in", async ({
    signedIn: page,
  }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/auth/v1/logout', async (route) => {
      await answer.promise;
      await route.abort();
    });
    expectConsole(/ERR_FAILED/);
    await page.goto('/dashboard/new-idea');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Signing Out...' })).toBeDisabled();
    answer.resolve();
    await expect(page.getByText('Sign out failed')).toBeVisible();
    await expect(page.getByText('Please try again.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/new-idea');
  });

  test('the palette opens by Ctrl K, goes to pages and changes the theme', async ({ signedIn: page }) => {
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(
      page.getByPlaceholder('Search sessions, opportunities, patents, or type a command…'),
    ).toBeFocused();
    await page.keyboard.type('prof');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/profile');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('theme dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('g and a letter go to a page, ? lists the shortcuts', async ({ signedIn: page }) => {
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/dashboard/profile');
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('a key pressed right after Escape counts, however busy the page is', async ({ signedIn: page }) => {
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(
      page.getByPlaceholder('Search sessions, opportunities, patents, or type a command…'),
    ).toBeFocused();
    await page.evaluate(`document.addEventListener('keydown', ({ key }) => {
      const until = performance.now() + (key === 'Escape' ? 300 : 0);
      while (performance.now() < until);
    })`);
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('?')]);
    await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('a lost network is told in a banner until it is back', async ({ signedIn: page }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/dashboard/new-idea');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});
