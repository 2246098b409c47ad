import type { Page } from '@playwright/test';
import { SESSION_ID } from './fixtures/builders.ts';
import { coldBox, embedded, noResult, partialRun, thinCoverage } from './fixtures/reports.ts';
import { showReport } from './support/reports.ts';
import { expect, expectConsole, test } from './support/test.ts';

const PATH = `/dashboard/session/${SESSION_ID}`;

/** Opens the session page on a made-up report, with a conversation that nobody has begun. */
async function open(page: Page, data: ReturnType<typeof coldBox>, hash = ''): Promise<void> {
  await showReport(page, SESSION_ID, data);
  await page.route('**/api/sessions/*/chat', (route) =>
    route.fulfill({
      json: {
        messages: [],
        before: null,
        suggestions: [],
        assistant: { kind: 'embedded', name: 'embedded' },
      },
    }),
  );
  await page.goto(PATH + hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.session.prompt);
}

const bottomOf = async (page: Page, name: string): Promise<number> => {
  const box = await page.getByRole('list', { name }).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
};

test.describe('the session page', () => {
  test('shows the verdict and three opportunities without scrolling, in a page of 3,500 px', async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, coldBox());
    await expect(page.getByText(/the folding corner is the opening\.$/)).toBeInViewport();
    await expect(page.getByRole('list', { name: 'Best opportunities' }).getByRole('listitem')).toHaveCount(3);
    expect(await bottomOf(page, 'Best opportunities')).toBeLessThan(900);
    await expect(page.getByRole('table', { name: 'Parts of the idea by patent' })).toBeInViewport();
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3500);
  });

  test('at 360 px begins its opportunities above 900 px and opens the chat with one press', async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, coldBox());
    const best = await page.getByRole('list', { name: 'Best opportunities' }).boundingBox();
    expect(best?.y).toBeLessThan(900);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
  });

  test('opens the passage behind a claim, with its quote marked, in the place of the chat', async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, coldBox());
    const first = page.locator('#o1');
    for (const section of ['PROBLEM', 'SOLUTION CONCEPT', 'MARKET ANALYSIS']) {
      await expect(first.getByText(section, { exact: true })).toBeVisible();
    }
    await expect(first.getByText('assumption', { exact: true }).first()).toBeVisible();
    const trigger = first.getByRole('button', { name: '3 for' });
    await trigger.click();
    const drawer = page.getByRole('region', { name: 'Evidence', exact: true });
    await expect(drawer.locator('mark').first()).toHaveText(
      'hollow walls filled with a phase change material',
    );
    await expect(drawer).toContainText(
      'Granted 4 February 2020 · Northfold Logistics · expires about 2037 (est.)',
    );
    await expect(drawer.getByRole('link', { name: /View Patent/ }).first()).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(page.getByRole('region', { name: 'Chat' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
  });

  test('an address names a part or an opportunity, and the tabs say where the reader is', async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, coldBox(), '#o3');
    const third = page.locator('#o3');
    await expect(third.getByText('PROBLEM', { exact: true })).toBeInViewport();
    const tabs = page.getByRole('navigation', { name: 'Sections of the report' });
    await tabs.getByRole('link', { name: /^Patents/ }).click();
    await expect(page).toHaveURL(/#patents$/);
    await expect(tabs.getByRole('link', { name: /^Patents/ })).toHaveAttribute('aria-current', 'true');
    await expect(tabs).toBeInViewport();
  });

  test('its patents can be narrowed and sorted', async ({ signedIn: page }) => {
    await open(page, coldBox());
    const patents = page.locator('#patents');
    await patents.getByText('Filter and sort').click();
    await patents.getByLabel('Owner').selectOption('Polarweg');
    await expect(patents.getByRole('article')).toHaveCount(2);
    await patents.getByLabel('Sort').selectOption('newest');
    await expect(patents.getByRole('heading', { level: 3 }).first()).toHaveText(
      'Container with exchangeable cold storage plate',
    );
    await patents.getByRole('button', { name: 'Clear filters' }).click();
    await expect(patents.getByRole('article')).toHaveCount(5);
  });

  test('the reading can be corrected: what is sent is what was written', async ({ signedIn: page }) => {
    expectConsole(/net::ERR_FAILED/);
    await open(page, coldBox());
    await page.route('**/atomic-usage-increment', (route) =>
      route.fulfill({ json: { success: true, current: 1, message: '' } }),
    );
    const sent = page.waitForRequest('**/functions/v1/analyze-idea');
    await page.route('**/functions/v1/analyze-idea', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit and rerun' }).click();
    await page.getByLabel('Product').fill('');
    await page.getByRole('button', { name: 'Rerun analysis' }).click();
    await expect(page.getByText('Say what the product is.')).toBeVisible();
    await page.getByLabel('Product').fill('Folding cold tote');
    await page.getByRole('button', { name: 'Rerun analysis' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      sessionId: SESSION_ID,
      frame: { thing: 'Folding cold tote', constraints: { must_not: ['compressor'] } },
    });
  });

  test('where coverage is low nothing is called open, and the badge says why', async ({ signedIn: page }) => {
    await open(page, thinCoverage());
    const best = page.getByRole('list', { name: 'Best opportunities' });
    await expect(best.getByText('Too few patents to tell')).toHaveCount(3);
    await expect(best.getByText('Why it is open')).toHaveCount(0);
    await page.getByRole('button', { name: /^Coverage: low/ }).click();
    await expect(page.getByText('Your administrator can connect more patent sources.')).toBeVisible();
  });

  test('the embedded analyst says what it is, and that words were found, not disclosures', async ({
    signedIn: page,
  }) => {
    await open(page, embedded());
    await expect(
      page.getByText(
        'The patents below are the nearest we hold, sorted by how many parts of your idea they mention.',
        {
          exact: false,
        },
      ),
    ).toBeVisible();
    await expect(
      page.getByText('General engineering knowledge, checked against the patents found').first(),
    ).toBeVisible();
    const figure = page.getByRole('table', { name: 'Parts of the idea by patent' });
    await expect(figure.getByRole('button', { name: /mentions it$/ }).first()).toBeVisible();
    await expect(figure.getByRole('button', { name: /discloses/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Same kind of product' })).toBeVisible();
  });

  test('nothing found says what to do next', async ({ signedIn: page }) => {
    await open(page, noResult());
    await expect(page.getByText(/Nothing was charged\.$/)).toBeVisible();
    await expect(
      page.getByText('No patents found for this analysis. This might indicate a clear opportunity space.'),
    ).toBeVisible();
    await expect(
      page.getByText('It might also mean that our sources hold little on this subject.'),
    ).toBeVisible();
    await page.locator('#opportunities').getByRole('button', { name: 'Edit and rerun' }).click();
    await expect(page.getByRole('dialog')).toContainText('Edit the reading');
  });

  test('a run that was stopped says stopped, one that failed says failed', async ({ signedIn: page }) => {
    await open(page, partialRun('stopped'));
    const run = page.getByRole('region', { name: 'Analysis progress' });
    await expect(run.getByRole('status')).toHaveText('Analysis stopped.');
    await expect(run).toContainText('Everything found so far is saved. Nothing was charged.');
    await open(page, partialRun('failed'));
    await expect(run.getByRole('status')).toHaveText('Analysis failed.');
    await expect(run.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('the menu button stays hidden on a desktop after the palette has brought its styles', async ({
    signedIn: page,
  }) => {
    await open(page, coldBox());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});
