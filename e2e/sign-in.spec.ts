import {
  createAccount,
  fillHoneypot,
  mailTo,
  newEmail,
  PASSWORD,
  signIn,
  signInByForm,
} from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { expect, expectConsole, test } from './support/test.ts';

const REFUSED = /Failed to load resource.*(401|403|429)/;
const WRONG = 'Invalid email or password. Please check your credentials and try again.';

test.describe('SPEC 2, 5, 8: sign-in', () => {
  test('e-mail is checked on every change, the password when sent', async ({ page }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await page.getByLabel('Email').pressSequentially('a');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByLabel('Email').fill('');
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.com');
    await submit.click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill('x'.repeat(129));
    await submit.click();
    await expect(page.getByText('Password too long')).toBeVisible();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await fillHoneypot(page);
    const reported = page.waitForRequest('**/api/security/log');
    await submit.click();
    await expect(page.getByText('Security check failed. Please try again.')).toBeVisible();
    expect((await reported).postDataJSON()).toMatchObject({ type: 'honeypot', severity: 'high' });
  });

  test('a wrong password is told without saying which part is wrong', async ({ page, account }) => {
    expectConsole(REFUSED);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(WRONG)).toBeVisible();
  });

  test('the sixth attempt within 15 minutes is blocked for 30', async ({ page }) => {
    expectConsole(REFUSED);
    await page.goto('/login');
    await page.getByLabel('Email').fill(newEmail('nobody'));
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    for (let attempt = 0; attempt < 5; attempt++) {
      await page.getByLabel('Password', { exact: true }).fill(`Wrong-Password-${attempt}`);
      await submit.click();
      await expect(page.getByText(WRONG)).toBeVisible();
      await expect(submit).toBeEnabled();
    }
    await submit.click();
    await expect(
      page.getByText('Too many login attempts. Please wait 30 minutes before trying again.'),
    ).toBeVisible();
  });

  test('a lost connection and a broken server are named', async ({ page }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|status of 500/);
    await page.goto('/login');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      page.getByText('Connection error. Please check your internet connection and try again.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.route('**/auth/v1/signin', (route) => route.fulfill({ status: 500, body: 'not ours' }));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  });

  test('an unconfirmed address is told to confirm and can ask for another mail', async ({ page, origin }) => {
    expectConsole(REFUSED);
    const email = newEmail('unconfirmed');
    await fetch(`${origin}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, 'X-CSRF-Token': 'a'.repeat(64) },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      page.getByText('Please check your email and click the confirmation link before signing in.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Resend confirmation email' }).click();
    await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
  });

  test('Google is disabled and says so where it is not set up', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    await expect(page.getByText('Sign-in with Google is not set up on this server.')).toBeVisible();
  });

  test('a one-time code by mail signs in', async ({ page, account, origin }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a code by email' }).click();
    const send = page.getByRole('button', { name: 'Send code' });
    await expect(send, 'the form with the password has gone').toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await send.click();
    await expect(page.getByLabel('Code from the email')).toBeVisible();
    const mail = await mailTo(origin, account.email, /code/i);
    await page.getByLabel('Code from the email').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/new-idea');
  });

  test('a forgotten password is replaced by the link of the mail', async ({ page, account, origin }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const send = page.getByRole('button', { name: 'Send link' });
    await expect(send, 'the form with the password has gone').toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await send.click();
    const mail = await mailTo(origin, account.email, /new password/i);
    await page.goto(mail.links[0] ?? '');
    await page.getByLabel('New password').fill('Another-Harbour-43');
    await page.getByLabel('Confirm password').fill('Another-Harbour-43');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, { email: account.email, password: 'Another-Harbour-43' });
  });

  test('a signed-in person does not see login or sign-up', async ({ signedIn: page }) => {
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard/new-idea');
    }
  });

  test('signing out in one tab signs out the others and leads home', async ({ signedIn: page }) => {
    const other = await page.context().newPage();
    await other.goto('/dashboard/browse');
    await expect(other.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
    await page.goto('/dashboard/new-idea');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
  });

  test('signing in takes another tab along', async ({ page, account }) => {
    const other = await page.context().newPage();
    await other.goto('/login');
    await signInByForm(page, account);
    await expect(other).toHaveURL('/dashboard/new-idea');
  });

  test('the access token is in no storage', async ({ signedIn: page }) => {
    await page.goto('/dashboard/new-idea');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/eyJ/);
    expect(await page.evaluate(() => sessionStorage.getItem('lacuna.csrf'))).toMatch(/^[0-9a-f]{64}$/);
  });
});

test.describe('SPEC 8: known addresses are not told apart', () => {
  test('the sign-up of a known address ends like any other; the mail leads to the sentence', async ({
    page,
    origin,
  }) => {
    const { email } = await createAccount(origin);
    await page.goto('/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    const mail = await mailTo(origin, email, /already have an account/i);
    await page.goto(mail.links[0] ?? '');
    await expect(
      page.getByText('An account with this email already exists. Please try logging in instead.'),
    ).toBeVisible();
  });
});
