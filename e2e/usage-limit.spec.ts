import { PLANS } from '../src/contract/plans.ts';
import { expect, test } from './support/test.ts';

/** Spends units as a program would, with a token of its own. */
async function spend(origin: string, account: { email: string; password: string }, count: number) {
  const post = (path: string, json: object, token = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(json),
    }).then((answer) => answer.json());
  const credentials = { grant_type: 'password', email: account.email, password: account.password };
  const { access_token } = (await post('/auth/v1/token', credentials)) as { access_token: string };
  const answers = [];
  for (let i = 0; i < count; i++) {
    const increment = { limitType: 'idea_generations' };
    answers.push(await post('/functions/v1/atomic-usage-increment', increment, access_token));
  }
  return answers;
}

test('the usage card follows the counter without a reload, and offers more at the limit', async ({
  signedIn: page,
  account,
  origin,
}) => {
  const limit = PLANS.free.limits.idea_generations;
  await page.goto('/dashboard/new-idea');
  await expect(page.getByRole('heading', { name: 'Idea Generations' })).toBeVisible();
  await expect(page.getByText(`${limit} of ${limit} remaining this month`)).toBeVisible();
  await expect(page.getByText(`0/${limit}`, { exact: true })).toBeVisible();

  const answers = await spend(origin, account, limit + 1);
  expect(answers.at(0)).toMatchObject({ success: true, current: 1 });
  expect(answers.at(-1)).toEqual({
    success: false,
    current: limit,
    message: `You've reached your monthly limit of ${limit} idea generations. Upgrade your plan for more access.`,
  });

  await expect(page.getByText(`0 of ${limit} remaining this month`)).toBeVisible();
  await expect(page.getByText(`${limit}/${limit}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Idea Generations' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  await page.getByRole('link', { name: 'Upgrade your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});
