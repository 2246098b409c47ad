import { totp } from '../tests/totp.ts';
import { mailTo, newEmail, PASSWORD, signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { expect, expectConsole, test } from './support/test.ts';

const NEW_PASSWORD = 'Louder-Harbour-43';

test.describe('sign-in and security', () => {
  test('the password is changed and the new one counts', async ({ signedIn: page, account }) => {
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('weak');
    await page.getByLabel('Confirm new password').fill('other');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.context().clearCookies();
    await signIn(page, { ...account, password: NEW_PASSWORD });
  });

  test('another address counts once the link of its mail was opened', async ({ signedIn: page, origin }) => {
    const address = newEmail('moved.away');
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Change email address' }).click();
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('New email address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    const mail = await mailTo(origin, address, /confirm your new email address/i);
    await page.goto(mail.links[0] ?? '');
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByText('Your email address has been changed.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText(address)).toBeVisible();
  });

  test('an authenticator app is added, asked for, and removed', async ({ signedIn: page, account }) => {
    await page.goto('/dashboard/profile');
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Authenticator app', exact: true }) })
      .last();
    await card.getByRole('button', { name: 'Set up' }).click();
    await card.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await card.getByRole('button', { name: 'Add authenticator app' }).click();
    await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const used = totp(secret);
    await card.getByLabel('Code from the app').fill(used);
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('I have saved them')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(10);
    await card.getByRole('button', { name: 'I have saved them' }).click();
    await expect(card.getByText('On', { exact: true })).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    expectConsole(/status of 403/);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    // The code that confirmed the app is used up; apps whose clock is ahead show the next one already.
    expectConsole(/status of 401/);
    await page.getByLabel(/code/i).first().fill(used);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is not valid. Please try again.')).toBeVisible();
    await page
      .getByLabel(/code/i)
      .first()
      .fill(totp(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/**');

    await page.goto('/dashboard/profile');
    await card.getByRole('button', { name: 'Change' }).click();
    await card.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await card.getByRole('button', { name: 'Remove app' }).click();
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
  });

  test('other devices are listed and signed out', async ({ signedIn: page, account, browser, origin }) => {
    const elsewhere = await browser.newPage({ baseURL: origin });
    await signIn(elsewhere, account);
    await page.goto('/dashboard/profile');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out other devices' }).click();
    await expect(page.getByRole('button', { name: 'Sign out other devices' })).toBeHidden();
    await elsewhere.goto('/dashboard/profile');
    await elsewhere.waitForURL('**/login');
    await elsewhere.close();
  });

  test('the data comes as a file', async ({ signedIn: page, account }) => {
    await page.goto('/dashboard/profile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^export-.*\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toContain(account.email);
    await expect(page.getByText(file.suggestedFilename()).first()).toBeVisible();
  });

  test('deleting asks for the address and ends on the landing page', async ({ signedIn: page, account }) => {
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByLabel('Email address').fill(newEmail());
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await dialog.getByLabel('Email address').fill(account.email);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByText('Account deleted')).toBeVisible();
  });

  test('axe finds nothing, also in forms with errors', async ({ signedIn: page }) => {
    await page.goto('/dashboard/profile');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('button', { name: 'Change email address' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password is required').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
