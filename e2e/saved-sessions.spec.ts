import { signIn } from './support/accounts.ts';
import { analyze, createAdmin, tokenOf } from './support/analyses.ts';
import { expect, test } from './support/test.ts';

// Searches of categories are sessions too, and quick ones.
const PROMPTS = [
  'Footwear',
  'Solar Power',
  'Dental Care',
  'Pest Control',
  'Games & Toys',
  'Pharmaceuticals',
  'Fitness & Sports',
  'Surgical Instruments',
  'Furniture & Bedding',
  'Farming Machinery',
  'Beverages & Brewing',
];

test.describe('SPEC 2: the list of sessions', () => {
  test('says when there is none, and leads to the first', async ({ signedIn: page }) => {
    await page.goto('/dashboard/sessions');
    await expect(page.getByText('No sessions yet. Start your first analysis!')).toBeVisible();
    await page.getByRole('link', { name: 'Create First Session' }).click();
    await page.waitForURL('**/dashboard/new-idea');
  });

  test('shows ten a page, searches the prompts, and undoes a deletion', async ({ page, origin }) => {
    const admin = await createAdmin(origin);
    const token = await tokenOf(origin, admin);
    for (const prompt of PROMPTS) await analyze(origin, token, prompt);
    await signIn(page, admin);
    await page.goto('/dashboard/sessions');
    await expect(page.getByRole('heading', { name: 'All Sessions (11)' })).toBeVisible();
    for (const header of ['Prompt', 'Ideas', 'Messages', 'Created', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: header })).toBeVisible();
    }
    await expect(page.locator('time').first()).toHaveText(/^just now$|ago$/);
    await expect(page.getByRole('link', { name: 'New Analysis' })).toHaveAttribute(
      'href',
      '/dashboard/new-idea',
    );
    await expect(page.getByRole('link', { name: 'View' })).toHaveCount(10);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByRole('link', { name: 'View' })).toHaveCount(1);

    await page.getByLabel('Search sessions').fill('FOOT');
    await expect(page.getByRole('link', { name: 'View' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Footwear' })).toBeVisible();
    await expect(page.getByText('1 session matches')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All Sessions (11)' })).toBeVisible();
    await page.getByLabel('Search sessions').fill('100%');
    await expect(page.getByText('No sessions found matching your search.')).toBeVisible();

    await page.getByLabel('Search sessions').fill('footw');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No sessions found matching your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Footwear' })).toBeVisible();

    await page.goto('/dashboard/profile?tab=analytics');
    const latest = page.getByRole('tabpanel').getByRole('listitem');
    await expect(latest.getByRole('link')).toHaveText(PROMPTS.slice(-5).reverse());
    await expect(latest.getByText('completed', { exact: true })).toHaveCount(5);
  });
});
