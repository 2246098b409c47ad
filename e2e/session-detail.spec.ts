import { coldBox } from './fixtures/reports.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { analyzeAs, createAdmin, FALLS } from './support/analyses.ts';
import { BROKEN, breakCalls } from './support/faults.ts';
import { expect, expectConsole, test } from './support/test.ts';

const COLD_BOX = coldBox();

test.describe('SPEC 2, 8: a saved session', () => {
  test('shows landscape, opportunities and patents, each claim with its passage', async ({
    page,
    origin,
    account,
  }) => {
    const id = await analyzeAs(origin, account, FALLS);
    await signIn(page, account);
    await page.goto(`/dashboard/session/${id}`);

    await expect(page.getByRole('heading', { level: 1, name: FALLS })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to sessions' })).toHaveAttribute(
      'href',
      '/dashboard/sessions',
    );
    await expect(page.getByRole('heading', { name: 'Landscape Analysis' })).toBeVisible();
    await expect(page.getByText(/^\d+ patents? analyzed$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Analysis' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Innovation Opportunities/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Related Patents \(\d+\)$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();

    const patents = page.locator('#patents');
    await expect(patents.getByRole('link', { name: 'View Patent' })).toHaveCount(5);
    await patents.getByRole('button', { name: /^Show All \d+ Patents$/ }).click();
    expect(await patents.getByRole('link', { name: 'View Patent' }).count()).toBeGreaterThan(5);
    await patents.getByRole('button', { name: 'Show Less Patents' }).click();
    await expect(patents.getByRole('link', { name: 'View Patent' })).toHaveCount(5);
  });

  test('can be exported and shared, and a revoked link leads nowhere', async ({
    page,
    origin,
    account,
    browser,
  }) => {
    const id = await analyzeAs(origin, account, FALLS);
    await signIn(page, account);
    await page.goto(`/dashboard/session/${id}`);
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report as PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    // An answer from before the link was made comes after it.
    await page.route(
      '**/api/sessions/*/share',
      async (route) => {
        const before = await route.fetch();
        await page.getByLabel('Public link').waitFor();
        await route.fulfill({ response: before }).catch(() => undefined);
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create a public link' }).click();
    const link = await page.getByLabel('Public link').inputValue();
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1, name: FALLS })).toBeVisible();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByRole('button', { name: 'Create a public link' })).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('This link does not exist')).toBeVisible();
    await guest.context().close();
  });

  test('an administrator chats without limit, and refreshes the analysis: told when it fails, and what came of it', async ({
    page,
    origin,
  }) => {
    expectConsole(/status of 500/);
    const admin = await createAdmin(origin);
    const id = await analyzeAs(origin, admin, FALLS);
    await signIn(page, admin);
    await page.goto(`/dashboard/session/${id}`);
    const chat = page.getByRole('region', { name: 'Chat' });
    await expect(chat.getByText('Unlimited', { exact: true })).toBeVisible();
    await expect(chat).toContainText('You have unlimited chat messages.');
    const refresh = page.getByRole('button', { name: 'Refresh Analysis' });
    const mend = await breakCalls(page, '**/functions/v1/analyze-idea', BROKEN);
    await refresh.click();
    await expect(page.getByText('Analysis failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Could not complete analysis. Please try again.')).toBeVisible();
    await mend();
    await refresh.click();
    await expect(page.getByRole('button', { name: 'Analyzing...' }).first()).toBeDisabled();
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/^Generated \d+ innovation opportunities and found \d+ patents$/),
    ).toBeVisible();
    await expect(refresh).toBeEnabled();
  });

  test('without patents says that this might be an opportunity', async ({ page, origin, account }) => {
    const id = await analyzeAs(origin, account, 'Footwear');
    await page.route(`**/api/sessions/${id}/report`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), patents: [] } });
    });
    await signIn(page, account);
    await page.goto(`/dashboard/session/${id}`);
    await expect(
      page.getByText('No patents found for this analysis. This might indicate a clear opportunity space.'),
    ).toBeVisible();
  });

  test("somebody else's session looks like none", async ({ page, origin, account }) => {
    expectConsole(/status of 404/);
    const other = await createAccount(origin);
    const id = await analyzeAs(origin, other, FALLS);
    await signIn(page, account);
    await page.goto(`/dashboard/session/${id}`);
    await expect(page.getByRole('heading', { name: 'Session not found', exact: true })).toBeVisible();
    await expect(page.getByText("Session not found or you don't have permission to view it")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('an address that names no session says so', async ({ signedIn: page }) => {
    await page.goto('/dashboard/session/not-a-session');
    await expect(page.getByText('Invalid session ID')).toBeVisible();
  });
});

test.describe('examples need no account', () => {
  test('the one that the landing page advertises is the one that opens', async ({ page }) => {
    await page.goto('/');
    const advertised = await page.getByRole('figure').getByRole('emphasis').allInnerTexts();
    await page.getByRole('link', { name: 'Read the finished analysis' }).click();
    await expect(page).toHaveURL(/\/example/);
    for (const title of advertised) await expect(page.getByText(title).first()).toBeVisible();
  });

  test('an example has the title and the description of what it found', async ({ page }) => {
    const { report, patents } = COLD_BOX;
    await page.route('**/api/examples/cold-box', (route) => route.fulfill({ json: { report, patents } }));
    await page.goto('/example/cold-box');
    await expect(page).toHaveTitle(`${report?.idea} · Lacuna`);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
      'content',
      /the folding corner is the opening\. Folding tote whose walls are the cold store/,
    );
    await expect(page.getByRole('heading', { name: 'Landscape Analysis' })).toBeVisible();
  });
});
