import { mailTo, newEmail, PASSWORD } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const RULES = [
  ['Aa1!', 'Password must be at least 8 characters'],
  ['lowercase1!', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
  ['NoNumbers!!', 'Password must contain at least one number'],
  ['NoSpecial11', 'Password must contain at least one special character'],
] as const;

test.describe('SPEC 2, 5: sign-up', () => {
  for (const [password, message] of RULES) {
    test(`a password is refused with '${message}'`, async ({ page }) => {
      await page.goto('/signup');
      const field = page.getByLabel('Password', { exact: true });
      await field.fill(password);
      await expect(page.getByText(message)).toHaveCount(0);
      await field.blur();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
    });
  }

  for (const [password, strength] of [
    ['a', 'Weak'],
    ['aA', 'Medium'],
    ['aA1', 'Medium'],
    ['aA1!', 'Strong'],
    [PASSWORD, 'Strong'],
  ] as const) {
    test(`the meter calls '${password}' ${strength}`, async ({ page }) => {
      await page.goto('/signup');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await expect(page.getByText(`Password strength: ${strength}`)).toBeVisible();
    });
  }

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
    await page.locator('input[name=website]').evaluate((input: { value: string } & EventTarget) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
      set?.call(input, 'https://spam.example');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
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
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/new-idea');
    await expect(page.getByLabel('Your idea')).toHaveValue('A compiler for knitting patterns');
  });
});
