import type { Page } from '@playwright/test';
import { mailTo, newEmail, PASSWORD, signIn, signInByForm } from './support/accounts.ts';
import { expect, expectConsole, test } from './support/test.ts';

/** Fills a field as some password managers do: its value changes and nobody is told. */
const fillSilently = (page: Page, selector: string, value: string) =>
  page.locator(selector).evaluate((field, text) => {
    (field as unknown as { value: string }).value = text;
  }, value);

/** Replaces every text node as page translation does. */
const translate = (page: Page) =>
  page.evaluate(`
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim() && !/SCRIPT|STYLE|TEXTAREA|FONT/.test(text.parentNode.tagName)) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }`);

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
    await expect(page.getByText('Check your mail')).toBeVisible();

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

test.describe('page translation', () => {
  test('login: errors come and go', async ({ page }) => {
    expectConsole(/status of 401/);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await translate(page);
    const submit = page.locator('form button[type=submit]');
    for (const password of ['x', 'y']) {
      await page.locator('input[type=email]').fill('nobody@example.com');
      await page.locator('input[type=password]').fill(password);
      const answered = page.waitForResponse('**/auth/v1/signin');
      await submit.click();
      await answered;
      await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
      await translate(page);
    }
    await page.locator('input[type=email]').fill('x');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await translate(page);
    await page.locator('input[type=email]').fill('x@example.com');
    await expect(page.getByText('Invalid email address')).toBeHidden();
  });

  test('sign-up: the meter follows what is typed', async ({ page }) => {
    await page.goto('/signup');
    await page.waitForLoadState('networkidle');
    await translate(page);
    const password = page.locator('input[name=password]');
    await password.pressSequentially('abcD1!xyz');
    await expect(page.getByText('Strong')).toBeVisible();
    await translate(page);
    await password.fill('');
    await expect(page.getByText('Weak')).toBeVisible();
    await page.locator('input[type=email]').fill('x');
    await page.locator('input[type=email]').blur();
    await expect(page.getByText('Invalid email address')).toBeVisible();
  });

  test('landing: the counter follows what is typed', async ({ page }) => {
    await page.goto('/');
    await translate(page);
    await page.locator('textarea').first().fill('a planter');
    await expect(page.getByText('9 / 5,000')).toBeVisible();
    await translate(page);
    await page.locator('textarea').first().fill('');
    await expect(page.getByText('Something went wrong')).toBeHidden();
  });

  test('profile and new idea: tabs, forms and a run', async ({ signedIn: page }) => {
    await page.goto('/dashboard/profile');
    await page.waitForLoadState('networkidle');
    for (const tab of await page.getByRole('tab').all()) {
      await translate(page);
      await tab.click();
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/dashboard/new-idea');
    await expect(page.getByLabel('Your idea')).toBeVisible();
    await translate(page);
    await page.locator('textarea').first().fill('a self-watering planter for offices');
    const answered = page.waitForResponse('**/functions/v1/analyze-idea', { timeout: 60_000 });
    await page.locator('form button[type=submit]').click();
    await page.waitForTimeout(300);
    await translate(page);
    await answered;
    await expect(page.getByText('Something went wrong')).toBeHidden();
    await page.waitForURL('**/dashboard/session/**');
    await translate(page);
    await page.getByLabel('Message').fill('How do they water?');
    await page.getByLabel('Message').press('Enter');
    await expect(page.getByText('How do they water?').first()).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(page.getByText('Something went wrong')).toBeHidden();
  });
});
