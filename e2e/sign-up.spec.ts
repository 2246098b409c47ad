import { fillHoneypot, mailTo, newEmail, PASSWORD } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { expect, expectConsole, test } from './support/test.ts';

const RULES = [
  ['Aa1!', 'Password must be at least 8 characters'],
  ['lowercase1!', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
  ['NoNumbers!!', 'Password must contain at least one number'],
  ['NoSpecial11', 'Password must contain at least one special character'],
  ['P@ssw0rd1!', 'Password is too common'],
  [`Aa1!${'x'.repeat(125)}`, 'Password too long'],
] as const;

test.describe('SPEC 2, 5: sign-up', () => {
  test('each rule for passwords has its message, from leaving the field on', async ({ page }) => {
    await page.goto('/signup');
    const field = page.getByLabel('Password', { exact: true });
    for (const [index, [password, message]] of RULES.entries()) {
      await field.fill(password);
      if (index === 0) {
        await expect(page.getByText(message)).toHaveCount(0);
        await field.blur();
      }
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the meter says Weak, Medium or Strong, and the checklist which rules are met', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByText('Password strength: –')).toBeVisible();
    for (const [password, strength, met] of [
      ['a', 'Weak', 1],
      ['aA', 'Medium', 2],
      ['aA1', 'Medium', 3],
      ['aA1!', 'Strong', 4],
      [PASSWORD, 'Strong', 5],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await expect(page.getByText(`Password strength: ${strength}`)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: ', met' })).toHaveCount(met);
      await expect(page.getByRole('listitem').filter({ hasText: ', not met yet' })).toHaveCount(5 - met);
    }
  });

  test('passwords can be pasted, and password managers know every field', async ({ page }) => {
    await page.goto('/signup');
    const [password, confirm] = [
      page.getByLabel('Password', { exact: true }),
      page.getByLabel('Confirm password'),
    ];
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await password.press('Control+a');
    await password.press('Control+c');
    await confirm.press('Control+v');
    await expect(confirm).toHaveValue(PASSWORD);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    for (const field of [password, confirm])
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await page.goto('/login?view=challenge');
    await expect(page.getByLabel(/^Code/)).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('what the server or the line refuses is told word for word', async ({ page }) => {
    expectConsole(/status of (400|500)|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/signup');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    const create = async (email: string, message: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText(message)).toBeVisible();
    };
    await create('ada@mailinator.com', 'Temporary email addresses are not allowed');
    await create(`ada@${`${'a'.repeat(60)}.`.repeat(5)}com`, 'Email too long');
    let fault = { status: 500, body: 'not ours' };
    await page.route('**/auth/v1/signup', (route) => route.fulfill(fault));
    await create(newEmail(), 'An unexpected error occurred. Please try again.');
    fault = { status: 400, body: JSON.stringify({ code: 'invalid_request', message: 'not shown' }) };
    await create(newEmail(), 'Failed to create account. Please check your information and try again.');
    await page.unroute('**/auth/v1/signup');
    await page.context().setOffline(true);
    await create(newEmail(), 'Connection error. Please check your internet connection and try again.');
  });

  test('e-mail and confirmation have their messages, focus goes to the first error', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('ada@');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill('another');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });

  test('the screen is called Create Account and leads to sign-in and back', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await page.goto('/signup');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('a filled hidden field counts as a bot', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await fillHoneypot(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Security check failed. Please try again.')).toBeVisible();
  });

  test('an account is created, confirmed by mail, and opened; the idea of the guest is filled in', async ({
    page,
    origin,
  }) => {
    const email = newEmail('grace.hopper');
    await page.goto('/');
    await page.getByLabel('Your idea').fill('A compiler for knitting patterns');
    await page.getByRole('button', { name: 'Analyze Innovation Opportunities' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByText('Account created successfully! Please check your email to verify your account.'),
    ).toBeVisible();
    const mail = await mailTo(origin, email, /confirm/i);
    await page.goto(mail.links[0] ?? '');
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/new-idea');
    await expect(page.getByLabel('Your idea')).toHaveValue('A compiler for knitting patterns');
  });
});
