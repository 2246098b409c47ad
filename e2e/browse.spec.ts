import { expect, expectConsole, test } from './support/test.ts';

test.describe('SPEC 2: browse', () => {
  test('categories are shown twenty a page with Previous and Next', async ({ signedIn: page }) => {
    await page.goto('/dashboard/browse');
    await expect(page.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(cards).toHaveCount(20);
    await expect(page.getByText('Page 1 of 7')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(cards.first()).toHaveText(/\p{Extended_Pictographic}.*Farming Machinery.*\d+ patents/u);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 7')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/browse?page=2');
  });

  test('the search narrows the list and starts at its first page', async ({ signedIn: page }) => {
    await page.goto('/dashboard/browse?page=2');
    await page.getByPlaceholder('Search categories...').fill('solar');
    await expect(page.getByRole('button', { name: /Solar Power/ })).toBeVisible();
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
  });

  test('opening a category costs one search; coming back to it and reloading cost nothing', async ({
    signedIn: page,
  }) => {
    let reserved = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/atomic-usage-increment')) reserved += 1;
    });
    await page.goto('/dashboard/browse?q=solar');
    await page.getByRole('button', { name: /Solar Power/ }).click();
    await expect(page.getByText('Loading category patents...')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/browse/Solar%20Power');
    await expect(page.getByRole('heading', { name: 'Solar Power', exact: true })).toBeVisible();
    await expect(page.getByText('Search Complete')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Patent Search Results' })).toBeVisible();
    await expect(
      page.getByRole('main').getByText(/Found \d+ patents related to "Solar Power"/),
    ).toBeVisible();
    expect(reserved).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: /Related Patents/ })).toBeVisible();
    await page.getByRole('link', { name: 'Back to categories' }).click();
    await expect(page.getByRole('heading', { name: 'Browse Patent Categories' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /Related Patents/ })).toBeVisible();
    expect(reserved).toBe(1);
    await page.getByRole('button', { name: 'Refresh Search' }).click();
    await expect(page.getByText('Search Complete')).toBeVisible();
    expect(reserved).toBe(2);
    await page.getByRole('link', { name: 'View Full Analysis' }).click();
    await expect(page).toHaveURL(/\/dashboard\/session\//);
  });

  test('a patent card gives number, date, summary and opens the patent elsewhere', async ({
    signedIn: page,
  }) => {
    await page.route('**/functions/v1/analyze-idea', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { patents: { inventors: string[] }[] };
      // The newest records name no inventor; how two are written has to be seen on one of them.
      const patents = json.patents.map((patent) => ({ ...patent, inventors: ['Ada Byron', 'Mary Shaw'] }));
      await route.fulfill({ response: answer, json: { ...json, patents } });
    });
    await page.goto('/dashboard/browse/Solar%20Power');
    const card = page.locator('[data-patent]').first();
    await expect(card).toBeVisible();
    const number = (await card.getAttribute('data-patent')) ?? '';
    await expect(card.getByText(number, { exact: true })).toBeVisible();
    await expect(card.getByText(/^(Granted|Published) \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(card.getByText('Summary', { exact: false }).first()).toBeVisible();
    await expect(card.getByText('Inventors')).toBeVisible();
    await expect(card.getByText('Assignee')).toBeVisible();
    const link = card.getByRole('link', { name: /View Patent/ });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const summaries = await page.locator('[data-patent] dt:has-text("Summary") + dd').allInnerTexts();
    expect(Math.max(...summaries.map((summary) => summary.length))).toBe(203);
    expect(summaries.filter((summary) => summary.length > 200 && !summary.endsWith('...'))).toEqual([]);
    await expect(page.locator('[data-patent]')).toHaveCount(20);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.locator(`[data-patent="${number}"]`)).toHaveCount(0);
    const inventors = await page.locator('[data-patent] dt:has-text("Inventors") + dd').allInnerTexts();
    expect(inventors.join('\n')).toContain('Ada Byron, Mary Shaw');
  });

  test('a name that is no category costs nothing and starts no analysis', async ({ signedIn: page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/dashboard/browse/Time%20Travel');
    await expect(page.getByText('There is no category with this name.', { exact: false })).toBeVisible();
    expect(calls.filter((url) => /analyze-idea|atomic-usage-increment/.test(url))).toEqual([]);
  });

  test('the fourth category of the month is refused with its limit', async ({ signedIn: page }) => {
    for (const name of ['Solar Power', 'Footwear', 'Dental Care']) {
      await page.goto(`/dashboard/browse/${encodeURIComponent(name)}`);
      await expect(page.getByRole('heading', { name: /Related Patents/ })).toBeVisible();
    }
    await page.goto('/dashboard/browse?q=robotics');
    await page
      .getByRole('button', { name: /Robotics/ })
      .first()
      .click();
    await expect(page.getByText('Usage limit reached')).toBeVisible();
    await expect(page.getByText(/You've reached your monthly limit of 3 category searches/)).toBeVisible();
    await expect(page).toHaveURL('/dashboard/browse?q=robotics');
  });

  test('failed categories are told after three repeats with a way to try again', async ({
    signedIn: page,
  }) => {
    expectConsole(/Failed to load resource.*500/);
    let asked = 0;
    await page.route('**/functions/v1/generate-patent-categories', (route) => {
      asked += 1;
      return route.fulfill({
        status: 500,
        json: {
          code: 'internal',
          message: 'An unexpected error occurred. Please try again.',
          request_id: 'req-42',
        },
      });
    });
    await page.clock.install();
    await page.goto('/dashboard/browse');
    await expect(async () => {
      await page.clock.fastForward(1_000);
      await expect(page.getByText('Error loading categories')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [100] });
    await expect(page.getByText('Failed to load patent categories. Please try again.')).toBeVisible();
    await expect(page.getByText('req-42')).toBeVisible();
    expect(asked).toBe(4);
  });

  test('a category without patents lists the reasons', async ({ signedIn: page }) => {
    await page.route('**/functions/v1/analyze-idea', (route) =>
      route.fulfill({
        json: {
          session_id: '8b6f0f5e-3f0b-4f3e-9d1f-6f1a2b3c4d5e',
          category: { id: 'x', name: 'Footwear', emoji: '', count: 0 },
          patents: [],
          total_patents: 0,
        },
      }),
    );
    await page.goto('/dashboard/browse/Footwear');
    await expect(page.getByRole('heading', { name: 'No patents found' })).toBeVisible();
    for (const reason of ['new technology area', 'different terminology', 'broader category']) {
      await expect(page.getByText(reason)).toBeVisible();
    }
    await page.unroute('**/functions/v1/analyze-idea');
    await page.getByRole('button', { name: 'Try Search Again' }).click();
    await expect(page.getByRole('heading', { name: /^Related Patents \(\d+\)$/ })).toBeVisible();
  });
});
