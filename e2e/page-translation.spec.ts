import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from './support/test.ts';

/** Replaces every text node as page translation does. */
const translate = (page: Page) =>
  page.evaluate(`
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim() && !/SCRIPT|STYLE|TEXTAREA|FONT/.test(text.parentNode.tagName)) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }`);

test.describe('page translation', () => {
  test('login: errors come and go', async ({ page }) => {
    expectConsole(/status of 401/);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await translate(page);
    const submit = page.locator('form button[type=submit]');
    for (const password of ['x', 'y']) {
      await page.locator('input[type=email]').fill('nobody@example.com');
      await page.locator('input[type=password]').fill(password);
      const answered = page.waitForResponse('**/auth/v1/signin');
      await submit.click();
      await answered;
      await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
      await translate(page);
    }
    await page.locator('input[type=email]').fill('x');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await translate(page);
    await page.locator('input[type=email]').fill('x@example.com');
    await expect(page.getByText('Invalid email address')).toBeHidden();
  });

  test('sign-up: the meter follows what is typed', async ({ page }) => {
    await page.goto('/signup');
    await page.waitForLoadState('networkidle');
    await translate(page);
    const password = page.locator('input[name=password]');
    await password.pressSequentially('abcD1!xyz');
    await expect(page.getByText('Strong')).toBeVisible();
    await translate(page);
    await password.fill('a');
    await expect(page.getByText('Weak')).toBeVisible();
    await page.locator('input[type=email]').fill('x');
    await page.locator('input[type=email]').blur();
    await expect(page.getByText('Invalid email address')).toBeVisible();
  });

  test('landing: the counter follows what is typed', async ({ page }) => {
    await page.goto('/');
    await translate(page);
    await page.locator('textarea').first().fill('a planter');
    await expect(page.getByText('9 / 5,000')).toBeVisible();
    await translate(page);
    await page.locator('textarea').first().fill('');
    await expect(page.getByText('Something went wrong')).toBeHidden();
  });

  test('profile and new idea: tabs, forms and a run', async ({ signedIn: page }) => {
    await page.goto('/dashboard/profile');
    await page.waitForLoadState('networkidle');
    for (const tab of await page.getByRole('tab').all()) {
      await translate(page);
      await tab.click();
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/dashboard/new-idea');
    await expect(page.getByLabel('Your idea')).toBeVisible();
    await translate(page);
    await page.locator('textarea').first().fill('a self-watering planter for offices');
    const answered = page.waitForResponse('**/functions/v1/analyze-idea', { timeout: 60_000 });
    await page.locator('form button[type=submit]').click();
    await page.waitForTimeout(300);
    await translate(page);
    await answered;
    await expect(page.getByText('Something went wrong')).toBeHidden();
    await page.waitForURL('**/dashboard/session/**');
    await translate(page);
    await page.getByLabel('Message').fill('How do they water?');
    await page.getByLabel('Message').press('Enter');
    await expect(page.getByText('How do they water?').first()).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(page.getByText('Something went wrong')).toBeHidden();
  });
});
