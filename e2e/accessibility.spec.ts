import type { Page } from '@playwright/test';
import routes from '../src/web/app/routes.ts';
import { coldBox, embedded, noResult, partialRun, thinCoverage } from './fixtures/reports.ts';
import { signIn } from './support/accounts.ts';
import { analyzeAs, createAdmin, FALLS, shareAs } from './support/analyses.ts';
import { axeFindings } from './support/axe.ts';
import { showReport } from './support/reports.ts';
import { expect, expectConsole, test } from './support/test.ts';

const PUBLIC = [
  ['/', '/features', '/terms', '/privacy', '/nowhere', '/payment/success', '/payment/cancelled', '/example'],
  ['/login', '/login?view=code', '/login?view=forgot', '/login?view=challenge', '/signup'],
];
const DASHBOARD = ['new-idea', 'browse', 'browse/Footwear', 'sessions', 'session/none', 'profile'];
/** Reports that differ in what they draw. */
const REPORTS = [
  ['made by a model', coldBox()],
  ['thin coverage', thinCoverage()],
  ['embedded analyst', embedded()],
  ['no result', noResult()],
  ['a run under way', partialRun('analyzing')],
  ['a run that was stopped', partialRun('stopped')],
] as const;
const ADMIN_TABS = [
  'Recent Activity',
  'Usage Analytics',
  'Usage Monitoring',
  'Security',
  'Audit',
  'Jobs',
  'AI Usage',
  'Sources',
];

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: readonly RouteEntry[];
}

/** Every address of the route table; an index is the address of its parent. */
function addresses(entries: readonly RouteEntry[], under = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? under : `${under}/${path}`;
    return [...(path !== undefined || index ? [own] : []), ...addresses(children, own)];
  });
}

/** Waits until nothing on the page stands in for something to come. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

const PANEL = '[role=tabpanel]';

/** What axe finds in the page as it stands, in both themes; `within` is what has changed since the last look. */
async function expectClean(page: Page, name: string, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await axeFindings(page, within), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** Nothing is wider than a screen of 360 px. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect.soft(width, `${name} at 360 px`).toBeLessThanOrEqual(360);
  await page.setViewportSize(wide);
}

async function expectCleanPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
  await expectClean(page, path);
  await expectNarrow(page, path);
}

/** Closes the dialog by keyboard; what is typed next is for the page. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens every part of a page that opens. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
}

/** The other tabs of an open page, each by a click. */
async function expectCleanTabs(page: Page, tabs: readonly string[]): Promise<void> {
  for (const name of tabs) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectLoaded(page);
    await expectClean(page, name, PANEL);
    await expectNarrow(page, name);
  }
}

test.describe('axe finds nothing in either theme, and nothing is wider than 360 px', () => {
  test('every route is looked at below', () => {
    const looked = [
      ...PUBLIC.flat(),
      ...DASHBOARD.map((path) => `/dashboard/${path}`),
      '/dashboard/admin',
      '/shared/token',
      '/example/cold-box',
    ];
    const forward = ['/dashboard', '/dashboard/*'];
    const missed = addresses(routes).filter((address) => {
      const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace('*', '.*') || '/'}$`);
      return !forward.includes(address) && !looked.some((path) => pattern.test(path));
    });
    expect(missed).toEqual([]);
  });

  for (const paths of PUBLIC) {
    test(`public pages: ${paths.join(' ')}`, async ({ page }) => {
      for (const path of paths) await expectCleanPage(page, path);
    });
  }

  test('dashboard: every page and every tab of the profile', async ({ signedIn: page }) => {
    for (const path of DASHBOARD) {
      await expectCleanPage(page, `/dashboard/${path}`);
    }
    await expectCleanTabs(page, ['Analytics', 'Subscription', 'Billing']);
  });

  test('a session with its figures and dialogs, and as a guest reads it', async ({
    page,
    origin,
    account,
    browser,
  }) => {
    const id = await analyzeAs(origin, account, FALLS);
    await signIn(page, account);
    await expectCleanPage(page, `/dashboard/session/${id}`);
    await openEverything(page);
    await expectClean(page, 'a session with everything open', 'main');
    await page.unroute(`**/api/sessions/${id}/report`);
    for (const [name, data] of REPORTS) {
      await showReport(page, id, data);
      await expectCleanPage(page, `/dashboard/session/${id}`);
      await openEverything(page);
      await expectClean(page, name, 'main');
    }
    await page.unroute(`**/api/sessions/${id}/report`);
    await page.goto(`/dashboard/session/${id}`);
    for (const button of ['Export', 'Share']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, button, 'dialog[open]');
      await closeDialog(page);
    }
    await page.goto('/dashboard/sessions');
    await expectLoaded(page);
    await expectClean(page, 'sessions with a row', 'main');
    const elsewhere = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
    const guest = await elsewhere.newPage();
    const { report, patents } = coldBox();
    await guest.route('**/api/examples/cold-box', (route) => route.fulfill({ json: { report, patents } }));
    await expectCleanPage(guest, '/example/cold-box');
    await expectCleanPage(guest, await shareAs(origin, account, id));
    await expect(guest.getByRole('heading', { level: 1, name: FALLS })).toBeVisible();
    await elsewhere.close();
  });

  test(`admin dashboard: Users, ${ADMIN_TABS.join(', ')}`, async ({ page, origin }) => {
    await signIn(page, await createAdmin(origin));
    await expectCleanPage(page, '/dashboard/admin');
    await expectCleanTabs(page, ADMIN_TABS);
  });

  test('forms with errors, the command palette, the shortcuts, the drawer and the account card', async ({
    signedIn: page,
    browser,
    origin,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
    const guest = await elsewhere.newPage();
    await guest.goto('/login');
    await guest.getByLabel('Email').fill('ada@');
    await expect(guest.getByText('Invalid email address')).toBeVisible();
    await expectClean(guest, 'login with an error');
    await guest.goto('/signup');
    await guest.getByRole('button', { name: 'Create account' }).click();
    await expect(guest.getByText('Email is required')).toBeVisible();
    await expectClean(guest, 'sign-up with errors');
    await elsewhere.close();

    await page.goto('/dashboard/new-idea');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Generate Insights' }).click();
    await expect(page.getByText('Please provide a valid idea description.')).toBeVisible();
    await expectClean(page, 'an idea with an error');
    await page.keyboard.press('Control+k');
    await expect(
      page.getByPlaceholder('Search sessions, opportunities, patents, or type a command…'),
    ).toBeFocused();
    await expectClean(page, 'command palette', 'dialog[open]');
    await closeDialog(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectClean(page, 'shortcuts', 'dialog[open]');
    await closeDialog(page);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expectClean(page, 'account card', 'header');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean(page, 'drawer', 'dialog[open]');
  });

  test('error screens and toasts', async ({ signedIn: page }) => {
    expectConsole(/status of 500/);
    await page.route('**/auth/v1/session', (route) => route.fulfill({ status: 500 }));
    await page.goto('/dashboard/new-idea');
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expectClean(page, 'authentication error');
    await page.unroute('**/auth/v1/session');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.route('**/atomic-usage-increment', (route) => route.fulfill({ status: 500 }));
    await page.getByLabel('Your idea').fill('quieter leaf blowers');
    await page.getByRole('button', { name: 'Generate Insights' }).click();
    await expect(page.getByText('Usage tracking failed')).toBeVisible();
    await expectClean(page, 'a toast', '[aria-label=Notifications]');
  });
});
