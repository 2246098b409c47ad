import { expect, test } from './support/test.ts';

const IDEA = 'A self-watering planter for balconies that stores rainwater';

test.describe('SPEC 2: landing page', () => {
  test('a visitor reads heading, steps and plans without JavaScript', async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin);
    await expect(page.getByRole('heading', { name: 'What are you curious about?' })).toBeVisible();
    for (const step of ['Patent gap analysis', 'Browse patent categories', 'Interactive exploration']) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
    }
    for (const [plan, price, ...limits] of [
      ['Free', '$0', '1 idea generation', '3 category searches', '20 chat messages'],
      ['JV', '$5', '10 idea generations', '20 category searches', '50 chat messages', 'Longer chat context'],
      [
        'Varsity',
        '$20',
        '20 idea generations',
        '25 category searches',
        '150 chat messages',
        'Longest chat context',
      ],
    ]) {
      const card = page
        .locator('[data-plan]')
        .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
      await expect(card.getByText(price ?? '', { exact: true })).toBeVisible();
      for (const limit of limits) await expect(card).toContainText(limit);
    }
    await context.close();
  });

  test('no script is loaded before the first sign of a reader', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.mouse.move(200, 200);
    await expect(page.getByText('Your idea stays on this server.')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('the header leads to browsing, pricing, login and sign-up', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/dashboard/browse');
    await expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/features');
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Browse Categories', exact: true }),
    ).toHaveAttribute('href', '/dashboard/browse');
    await expect(page.getByRole('contentinfo').getByText(/not legal\s+advice/)).toBeVisible();
  });

  test('the submit button is off while the text is empty and the text ends at 5000 characters', async ({
    page,
  }) => {
    await page.goto('/');
    const submit = page.getByRole('button', { name: 'Analyze Innovation Opportunities' });
    await expect(submit).toBeDisabled();
    const box = page.getByLabel('Your idea');
    await box.fill('   ');
    await expect(submit).toBeDisabled();
    await box.fill(IDEA);
    await expect(submit).toBeEnabled();
    await expect(box).toHaveAttribute('maxlength', '5000');
  });

  test("a guest's idea waits in this browser and sign-up comes first", async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Your idea').fill(IDEA);
    await page.getByRole('button', { name: 'Analyze Innovation Opportunities' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByText('Your idea is saved in this browser')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain(IDEA);
  });

  test('an idea with a script is refused with its message', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Your idea').fill('planter <script>alert(1)</script>');
    await page.getByRole('button', { name: 'Analyze Innovation Opportunities' }).click();
    await expect(page.getByText('Input contains potentially malicious content')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('a guest on the Free card goes to login, on a paid card is told to log in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Start for free' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await page.getByRole('button', { name: 'Upgrade to JV' }).click();
    await expect(page.getByText('Authentication required')).toBeVisible();
    await expect(page.getByText('Please log in to upgrade your plan.')).toBeVisible();
  });

  test('a signed-in person sees Sign Out and the current plan', async ({ signedIn: page }) => {
    await page.goto('/');
    await page.mouse.move(200, 200);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test('an unknown address shows the not-found page', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByText('Hmm, this page seems to be outside our patent database.')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a signed-in person runs an analysis from the landing page and arrives at its session', async ({
    signedIn: page,
  }) => {
    await page.goto('/');
    await page.mouse.move(200, 200);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.getByLabel('Your idea').fill(IDEA);
    const submit = page.getByRole('button', { name: 'Analyze Innovation Opportunities' });
    await submit.click();
    await expect(submit).toBeDisabled();
    await page.waitForURL(/\/dashboard\/session\/[0-9a-f-]{36}$/, { timeout: 60_000 });
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Found \d+ relevant patents for your idea$/)).toBeVisible();
  });
});
