import type { Page } from '@playwright/test';
import { answerTooLate, BROKEN, breakCalls, prepareDeadlines, refusal } from './support/faults.ts';
import { expect, expectConsole, test } from './support/test.ts';

const ANALYZE = '**/functions/v1/analyze-idea';
const CATEGORIES = '**/functions/v1/generate-patent-categories';
const GATE = '**/functions/v1/atomic-usage-increment';
const SESSION = '8b6f0f5e-3f0b-4f3e-9d1f-6f1a2b3c4d5e';

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' }).click();

/** A toast with this title and text; it is dismissed, so that the next one stands alone. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
  await dismiss(page);
}

test.describe('SPEC 8: texts of failures', () => {
  test('generating ideas: the counter, the server, an empty answer, and the fourth try', async ({
    signedIn: page,
  }) => {
    expectConsole(/status of 500/);
    await prepareDeadlines(page);
    await page.goto('/dashboard/new-idea');
    const submit = page.getByRole('button', { name: 'Generate Insights' });
    const idea = page.getByLabel('Your idea');
    await idea.fill('quieter leaf blowers');

    let mend = await breakCalls(page, GATE, { status: 500 });
    await submit.click();
    await expectToast(page, 'Usage tracking failed', 'Please try again in a moment');
    await mend();

    await page.route(GATE, (route) => route.fulfill({ json: { success: true, current: 1, message: '' } }));
    mend = await breakCalls(page, ANALYZE, BROKEN);
    await submit.click();
    await expectToast(page, 'Analysis Failed', 'Failed to analyze idea.');
    await expect(idea).toHaveValue('quieter leaf blowers');
    await expect(submit).toBeEnabled();
    await mend();

    mend = await breakCalls(page, ANALYZE, { json: null });
    await submit.click();
    await expectToast(page, 'Analysis Failed', 'No data received from analysis.');
    await mend();

    await submit.click();
    await expectToast(
      page,
      'Rate limit exceeded',
      'Please wait 15 minutes before submitting another idea for analysis.',
    );

    // Fifteen minutes later the server has no answer at all.
    await page.evaluate("localStorage.removeItem('lacuna.limits')");
    await answerTooLate(page, ANALYZE);
    await submit.click();
    await expectToast(page, 'Analysis Failed', 'An unexpected error occurred. Please try again.');
  });

  test('the landing page: ‘Error analyzing idea’, and a limit that is reached', async ({
    signedIn: page,
  }) => {
    expectConsole(/status of 500/);
    await prepareDeadlines(page);
    await page.goto('/');
    await page.mouse.move(200, 200);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.getByLabel('Your idea').fill('quieter leaf blowers');
    await page.route(GATE, (route) => route.fulfill({ json: { success: true, current: 1, message: '' } }));
    const mend = await breakCalls(page, ANALYZE, BROKEN);
    const submit = page.getByRole('button', { name: 'Analyze Innovation Opportunities' });
    await submit.click();
    await expectToast(page, 'Error analyzing idea', 'Failed to analyze idea.');
    await expect(submit).toBeEnabled();
    await mend();
    await answerTooLate(page, ANALYZE);
    await submit.click();
    await expectToast(page, 'Error analyzing idea', 'Please try again later');
    await breakCalls(page, GATE, { json: { success: false, current: 1, message: '' } });
    await submit.click();
    await expectToast(page, 'Usage limit reached', "You've reached your limit for this feature");
  });

  test('browsing: a search that breaks, is cut off or comes back empty', async ({ signedIn: page }) => {
    expectConsole(/status of 500|ERR_FAILED/);
    await page.goto('/dashboard/browse?q=solar');
    const category = page.getByRole('button', { name: /Solar Power/ });
    for (const [fault, text] of [
      [BROKEN, 'Failed to analyze category.'],
      [{ json: null }, 'No data received from analysis.'],
    ] as const) {
      const mend = await breakCalls(page, ANALYZE, fault);
      await category.click();
      await expectToast(page, 'Search Error', text);
      await mend();
    }
    await page.route(ANALYZE, (route) => route.abort());
    await category.click();
    await expectToast(page, 'Search Error', 'Failed to search patents for this category. Please try again.');
    await expect(page).toHaveURL('/dashboard/browse?q=solar');
  });

  test('browsing: no categories, a list that cannot be loaded, a category without an address', async ({
    signedIn: page,
  }) => {
    expectConsole(/status of 403/);
    const none = await breakCalls(page, CATEGORIES, { json: { categories: [] } });
    await page.goto('/dashboard/browse');
    await expect(page.getByText('No categories available at the moment.')).toBeVisible();
    await none();
    const refused = await breakCalls(page, CATEGORIES, refusal(403, 'forbidden', 'Access Denied'));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectToast(page, 'Error', 'Failed to load categories. Please try again.');
    const card = page.getByRole('main').getByRole('alert');
    await expect(card.getByRole('heading', { name: 'Error loading categories' })).toBeVisible();
    await expect(card.getByText('Failed to load patent categories. Please try again.')).toBeVisible();
    await expect(card.getByText('req-42')).toBeVisible();
    await refused();
    // Half a character: JSON may hold it, an address may not.
    const broken = { id: 'x', name: 'Half \ud83d', emoji: '', count: 0 };
    await breakCalls(page, CATEGORIES, {
      contentType: 'application/json',
      body: JSON.stringify({ categories: [broken] }),
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    const only = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(only, 'a count of 0 is not shown').not.toContainText('patents');
    await only.click();
    await expectToast(page, 'Error', 'Failed to navigate to category. Please try again.');
  });

  test('sessions: a list and a session that cannot be read', async ({ signedIn: page }) => {
    expectConsole(/status of 403/);
    const denied = refusal(403, 'forbidden', 'Access Denied');
    const mend = await breakCalls(page, '**/rest/v1/idea_sessions*', denied);
    await page.goto('/dashboard/sessions');
    await expect(page.getByText('Error loading sessions: Access Denied')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No sessions yet. Start your first analysis!')).toBeVisible();
    await breakCalls(page, `**/api/sessions/${SESSION}/report`, denied);
    await page.goto(`/dashboard/session/${SESSION}`);
    await expect(page.getByRole('heading', { name: 'Failed to load session data' })).toBeVisible();
  });
});
