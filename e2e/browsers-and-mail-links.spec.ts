import type { Page } from '@playwright/test';
import { mailTo, newEmail, PASSWORD, signIn, signInByForm } from './support/accounts.ts';
import { analyze, tokenOf } from './support/analyses.ts';
import { expect, expectConsole, test } from './support/test.ts';

/** Fills a field as some password managers do: its value changes and nobody is told. */
const fillSilently = (page: Page, selector: string, value: string) =>
  page.locator(selector).evaluate((field, text) => {
    (field as unknown as { value: string }).value = text;
  }, value);

test.describe('links of mails', () => {
  test('a scanner that opens the confirmation link uses nothing up; a second opening says it is done', async ({
    page,
    browser,
    origin,
  }) => {
    expectConsole(/status of 400/);
    const email = newEmail('scanned');
    await page.request.post(`${origin}/auth/v1/signup`, {
      headers: { Origin: origin, 'X-CSRF-Token': 'a'.repeat(64) },
      data: { email, password: PASSWORD },
    });
    const link = (await mailTo(origin, email, /confirm/i)).links[0] ?? '';
    const scanner = await browser.newContext();
    const opened = await scanner.newPage();
    await opened.goto(link);
    await expect(opened.getByRole('button', { name: 'Confirm email address' })).toBeVisible();
    await opened.waitForTimeout(1_000);
    await scanner.close();

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByText('Your email address is confirmed. You can sign in now.')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('This email address is already confirmed. You can sign in.')).toBeVisible();
    await page.goto('about:blank');
  });
});

test.describe('fields filled without an event', () => {
  test('sign-in', async ({ page, account }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    await fillSilently(page, 'input[name=email]', account.email);
    await fillSilently(page, 'input[name=password]', account.password);
    await button.click();
    await page.waitForURL('**/dashboard/**');
  });

  test('sign-up, also when one field is typed after the others were filled', async ({ page }) => {
    await page.goto('/signup');
    await page.waitForLoadState('networkidle');
    await fillSilently(page, 'input[name=password]', PASSWORD);
    await fillSilently(page, 'input[name=confirm]', PASSWORD);
    await page.getByLabel('Email').fill(newEmail('silent'));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
  });

  test('recovery, and the new password of its link', async ({ page, account, origin }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    await fillSilently(page, 'input[name=email]', account.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.goto((await mailTo(origin, account.email, /new password/i)).links[0] ?? '');
    await page.waitForLoadState('networkidle');
    await fillSilently(page, 'input[name=password]', 'Another-Harbour-43');
    await fillSilently(page, 'input[name=confirm]', 'Another-Harbour-43');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, { email: account.email, password: 'Another-Harbour-43' });
  });

  test('a code by mail', async ({ page, account, origin }) => {
    await page.goto('/login?view=code');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    const { text } = await mailTo(origin, account.email, /sign-in code/i);
    await expect(page.getByLabel('Code from the email')).toBeVisible();
    await fillSilently(page, 'input[name=code]', /\b\d{6}\b/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/**');
  });

  test('the forms of the account', async ({ signedIn: page, account }) => {
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    await fillSilently(page, 'input[name=current]', account.password);
    await fillSilently(page, 'input[name=password]', 'Another-Harbour-43');
    await fillSilently(page, 'input[name=confirm]', 'Another-Harbour-43');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();

    await page.getByRole('button', { name: 'Change email address' }).click();
    await fillSilently(page, 'input[name=email]', newEmail('moving'));
    await fillSilently(page, 'input[name=password]', 'Another-Harbour-43');
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();

    await page.getByRole('button', { name: 'Set up' }).click();
    await fillSilently(page, 'input[name=password]', 'Another-Harbour-43');
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill(account.email);
    await fillSilently(
      page,
      '[role=dialog] input[name=password], dialog input[name=password]',
      'Another-Harbour-43',
    );
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('browsers that keep nothing or lack something', () => {
  const REFUSALS: Record<string, string> = {
    'storage is full':
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    'storage is blocked': `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
    'every storage call fails': `for (const name of ['getItem', 'setItem', 'removeItem', 'key'])
      Storage.prototype[name] = () => { throw new DOMException('denied', 'SecurityError'); };`,
    'there is no channel between tabs': 'delete window.BroadcastChannel;',
    'signals cannot be combined':
      'delete AbortSignal.any; delete AbortSignal.timeout; delete Crypto.prototype.randomUUID;',
  };
  for (const [what, refuse] of Object.entries(REFUSALS)) {
    test(`${what}: signed in, and out again`, async ({ page, account }) => {
      await page.addInitScript({ content: refuse });
      await signInByForm(page, account);
      // The check for inactivity runs every five seconds.
      await page.waitForTimeout(7_000);
      await expect(page).toHaveURL('/dashboard/new-idea');
      await page.getByLabel('Your idea').fill('a self-watering planter');
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('Enter that ends a composition sends nothing, in the order of Chrome and of Safari', async ({
  signedIn: page,
  account,
  origin,
}) => {
  const id = await analyze(origin, await tokenOf(origin, account), 'a self-watering planter for offices');
  await page.goto(`/dashboard/session/${id}`);
  const box = page.getByLabel('Message');
  await box.fill('こんにちは');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('chat-with-ai')) sent++;
  });
  const press = (composing: boolean) =>
    box.evaluate(
      `(box, composing) => {
      const fire = (event) => box.dispatchEvent(event);
      fire(new CompositionEvent('compositionstart', { bubbles: true }));
      if (!composing) fire(new CompositionEvent('compositionend', { bubbles: true, data: 'は' }));
      const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      fire(new KeyboardEvent('keydown', { ...key, isComposing: composing, keyCode: 229, which: 229 }));
      if (composing) fire(new CompositionEvent('compositionend', { bubbles: true, data: 'は' }));
    }`,
      composing,
    );
  for (const composing of [true, false]) {
    await press(composing);
    await page.waitForTimeout(500);
    await expect(box).toHaveValue('こんにちは');
  }
  expect(sent).toBe(0);
  await box.press('Enter');
  await expect(box).toHaveValue('');
});
