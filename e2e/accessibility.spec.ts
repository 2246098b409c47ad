import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const PUBLIC = [
  '/',
  '/features',
  '/terms',
  '/privacy',
  '/nowhere',
  '/login',
  '/login?view=code',
  '/login?view=forgot',
  '/login?view=challenge',
  '/signup',
  '/example',
];
const SIGNED_IN = [
  '/dashboard/new-idea',
  '/dashboard/browse',
  '/dashboard/browse/Footwear',
  '/dashboard/sessions',
  '/dashboard/profile',
];

async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return axeFindings(page);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.use({ colorScheme: theme });
    for (const path of PUBLIC) {
      test(path, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }
    test('the dashboard', async ({ signedIn: page }) => {
      test.setTimeout(120_000);
      for (const path of SIGNED_IN) {
        await page.goto(path);
        expect(await violations(page), path).toEqual([]);
      }
    });
  });
}

test('nothing is wider than a screen of 360 px', async ({ signedIn: page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...PUBLIC.filter((one) => !/login|signup/.test(one)), ...SIGNED_IN]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(
      360,
    );
  }
});
