import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { analyzeAs, createAdmin, FALLS, shareAs } from './support/analyses.ts';
import { expect, test } from './support/test.ts';

const MOST = 0.02;

/** Adds up how far things move that nobody touched, and notes what moved. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript({
    content: `window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.hadRecentInput) continue;
          const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
            (node?.nodeName ?? '') + '.' + (node?.className ?? '') + ' ' + [from.y, from.height, to.y, to.height].map(Math.round));
          window.shifts.push({ value: entry.value, at: Math.round(entry.startTime), moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
}

/** Late enough for every skeleton to be painted before what it stands for. */
const LATE_MS = 250;

/** Lets answers come late, as they do from afar. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() === 'fetch') await new Promise((done) => setTimeout(done, LATE_MS));
    await route.fallback();
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate<{ value: number }[]>('window.shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MOST);
}

test.describe('nothing moves when content takes the place of its skeleton', () => {
  for (const [name, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['narrow', { width: 390, height: 800 }],
  ] as const) {
    test(`public pages and the dashboard, ${name}`, async ({ page, origin, account }) => {
      // Two dozen pages, each with late answers.
      test.setTimeout(180_000);
      const id = await analyzeAs(origin, account, FALLS);
      await analyzeAs(origin, account, 'Footwear');
      await page.setViewportSize(viewport);
      await noteShifts(page);
      await delayAnswers(page);
      for (const path of [
        '/',
        '/features',
        '/example',
        await shareAs(origin, account, id),
        '/payment/success',
      ]) {
        await expectStill(page, path);
      }
      await signIn(page, account);
      for (const path of [
        '/dashboard/new-idea',
        '/dashboard/sessions',
        '/dashboard/browse',
        '/dashboard/browse/Footwear',
        `/dashboard/session/${id}`,
        '/dashboard/profile',
        '/dashboard/profile?tab=analytics',
        '/dashboard/profile?tab=subscription',
        '/dashboard/profile?tab=billing',
      ]) {
        await expectStill(page, path);
      }
      await page.context().clearCookies();
      await signIn(page, await createAdmin(origin));
      for (const tab of ['users', 'activity', 'analytics', 'monitoring', 'security', 'audit', 'jobs', 'ai']) {
        await expectStill(page, `/dashboard/admin?tab=${tab}`);
      }
    });
  }
});
