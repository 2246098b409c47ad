import { type OpenIdPerson, startOpenIdProvider } from '../tests/openid-provider.ts';
import { besideTheRun, freePort, startOwnServer } from './support/own-server.ts';
import { test as base, expect, expectConsole } from './support/test.ts';

/** People of the provider; a test gives its own the address it needs. */
type People = Record<string, OpenIdPerson>;

// A server beside the run's own, whose Google is an OpenID provider on this machine.
const test = base.extend<object, { google: { origin: string; people: People } }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const people: People = { ada: { email: 'ada@example.com', verified: true } };
      const port = await freePort();
      const provider = await startOpenIdProvider(people, `http://localhost:${port}`);
      const settings = {
        ...besideTheRun(),
        GOOGLE_CLIENT_ID: 'lacuna',
        GOOGLE_CLIENT_SECRET: 'a-client-secret',
        GOOGLE_DISCOVERY_URL: `${provider.issuer}/.well-known/openid-configuration`,
      };
      const server = await startOwnServer(settings, port);
      await use({ origin: server.origin, people });
      await server.stop();
      provider.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ google }, use) => use(google.origin),
});

test('SPEC 2, 7: Google signs in, is shown on the profile, unlinked, linked and refused', async ({
  page,
  account,
  google,
}) => {
  expectConsole(/^foreign request: http:\/\/127\.0\.0\.1:/);
  google.people.ada = { email: account.email, verified: true };
  const consent = page.getByRole('heading', { name: 'Lacuna wants to know your name and email address' });
  const allow = page.getByRole('button', { name: 'Allow' });
  const cancel = page.getByRole('button', { name: 'Cancel' });

  // A refusal at the provider is told on the login page, once.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await cancel.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(page.getByText('Authentication failed')).toBeHidden();

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'ada' }).click();
  await expect(consent).toBeVisible();
  await allow.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.goto('/dashboard/profile');
  const ways = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Ways to sign in', exact: true }) })
    .last();
  await expect(ways.getByText('Email and password')).toBeVisible();
  await ways.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(ways.getByText('Not linked')).toBeVisible();

  await ways.getByRole('button', { name: 'Link Google' }).click();
  await cancel.click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await expect(page.getByText('Google was not linked to your account. Please try again.')).toBeVisible();

  await ways.getByRole('button', { name: 'Link Google' }).click();
  await allow.click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(ways.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
});
