import type { Page } from '@playwright/test';
import { analyze, tokenOf } from './support/analyses.ts';
import { BROKEN, refusal } from './support/faults.ts';
import { expect, expectConsole, test } from './support/test.ts';

const IDEA =
  'A self-watering plant pot for balconies that stores rain water and feeds the roots through a wick.';

const panel = (page: Page) => page.getByRole('region', { name: 'Chat' });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' });

async function openSession(page: Page, origin: string, account: { email: string; password: string }) {
  const token = await tokenOf(origin, account);
  const id = await analyze(origin, token, IDEA);
  await page.goto(`/dashboard/session/${id}`);
  await expect(box(page)).toBeVisible();
  return { id, token };
}

test.describe('SPEC 2, 4, 8: chat panel', () => {
  test('asks about a session, opens the passage behind a statement, and finds it all again after a reload', async ({
    signedIn: page,
    origin,
    account,
  }) => {
    await openSession(page, origin, account);
    await expect(panel(page)).toContainText('20 messages left');
    await expect(panel(page)).toContainText('You have 20 chat messages remaining this month.');
    expect((await panel(page).boundingBox())?.height).toBe(500);
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await box(page).fill('Which plant pot waters');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('its roots through a wick?');
    await box(page).press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Regenerate' })).toBeVisible();
    await expect(panel(page)).toContainText('The passages of this session nearest to your question:');
    await expect(panel(page)).toContainText('19 messages left');
    for (const who of ['You:', 'Assistant:']) {
      const bubble = panel(page).getByRole('listitem').filter({ hasText: who }).last();
      await expect(bubble.locator('time')).toHaveText(/^\d{2}:\d{2} [AP]M$/);
    }
    await panel(page).getByRole('button', { name: 'Source 1', exact: true }).first().click();
    const source = panel(page).getByRole('complementary', { name: 'Source 1' });
    await expect(source.locator('blockquote')).not.toBeEmpty();
    await expect(source.getByRole('link', { name: 'View Patent' })).toHaveAttribute('href', /^https:\/\//);
    await page.reload();
    await expect(panel(page)).toContainText('The passages of this session nearest to your question:');
    await expect(panel(page)).toContainText('its roots through a wick?');
  });

  test('answers a suggested question and the same question anew', async ({
    signedIn: page,
    origin,
    account,
  }) => {
    await openSession(page, origin, account);
    const suggested = panel(page)
      .getByRole('list', { name: 'Suggested questions' })
      .getByRole('button')
      .first();
    const question = await suggested.innerText();
    await suggested.click();
    await panel(page).getByRole('button', { name: 'Regenerate' }).click();
    await expect(panel(page)).toContainText('18 messages left');
    const log = panel(page).getByRole('log');
    await expect(log.getByText(question, { exact: true })).toHaveCount(1);
  });

  test('takes a question back when the gate refuses it, and closes the box at the limit', async ({
    signedIn: page,
    origin,
    account,
  }) => {
    const { id, token } = await openSession(page, origin, account);
    for (let n = 0; n < 19; n++) {
      const answer = await fetch(`${origin}/functions/v1/chat-with-ai`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ message: 'hello', sessionId: id }),
      });
      expect(await answer.json()).toMatchObject({ success: true, error: null });
    }
    await page.reload();
    await expect(panel(page)).toContainText('1 messages left');
    await page.route('**/functions/v1/atomic-usage-increment', (route) =>
      route.fulfill({
        json: { success: false, current: 20, message: "You've reached your limit for this feature" },
      }),
    );
    await box(page).fill('One more question');
    await box(page).press('Enter');
    await expect(page.getByText('Usage limit reached')).toBeVisible();
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'One more question' })).toHaveCount(0);
    await expect(box(page)).toHaveValue('One more question');
    await page.unroute('**/functions/v1/atomic-usage-increment');
    await box(page).press('Enter');
    await expect(box(page)).toBeDisabled();
    await expect(box(page)).toHaveAttribute(
      'placeholder',
      "You've reached your monthly chat limit. Please upgrade to continue.",
    );
  });

  test('says ‘AI is thinking...’, and apologises in the words of the cause when the answer fails', async ({
    signedIn: page,
    origin,
    account,
  }) => {
    expectConsole(/status of 50[02]/);
    await openSession(page, origin, account);
    const send = panel(page).getByRole('button', { name: 'Send' });
    const apology = panel(page).getByText(
      'I apologize, but I encountered an error. Please try your question again.',
    );
    for (const [fault, text] of [
      [
        refusal(502, 'chat_failed', 'Sorry, I encountered an error processing your request.'),
        'Sorry, I encountered an error processing your request.',
      ],
      [BROKEN, 'Failed to send message. Please try again.'],
      [{ json: { success: false, message: null, error: null } }, 'AI response was not successful'],
    ] as const) {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/functions/v1/chat-with-ai', async (route) => {
        await held;
        await route.fulfill(fault);
      });
      await box(page).fill('What are the risks?');
      await send.click();
      await expect(panel(page).getByText('AI is thinking...')).toBeVisible();
      await expect(apology).toBeHidden();
      await box(page).fill('And another one?');
      await expect(send, 'nothing is sent while an answer is awaited').toBeHidden();
      await box(page).press('Enter');
      await expect(panel(page).getByRole('listitem').filter({ hasText: 'And another one?' })).toHaveCount(0);
      release();
      await expect(apology).toBeVisible();
      await expect(panel(page).getByText('AI is thinking...')).toBeHidden();
      await expect(page.getByText('Chat Error')).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
      await page.unroute('**/functions/v1/chat-with-ai');
    }
  });
});
