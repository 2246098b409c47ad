import { PLANS } from '../src/contract/plans.ts';
import { spend } from './support/analyses.ts';
import { subscribeAs } from './support/subscriptions.ts';
import { expect, test } from './support/test.ts';

test.describe('SPEC 2, 8: the usage card', () => {
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

    const answers = await spend(origin, account, { idea_generations: limit + 1 });
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
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    const submit = page.getByRole('button', { name: 'Generate Insights' });
    await page.getByLabel('Your idea').fill('quieter leaf blowers');
    await submit.click();
    await expect(toast.getByText('Usage limit reached', { exact: true })).toBeVisible();
    await expect(
      toast.getByText(
        "You've reached your monthly limit of 1 idea generations. Upgrade your plan for more access.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(submit).toBeEnabled();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();

    await subscribeAs(origin, account, { plan: 'varsity' });
    const bar = page.getByRole('progressbar', { name: 'Idea Generations' });
    await expect(page.getByText('19 of 20 remaining this month')).toBeVisible();
    await spend(origin, account, { idea_generations: 15 });
    await expect(page.getByText('4 of 20 remaining this month')).toBeVisible();
    await expect(bar, '80 percent are not near the limit yet').toHaveAttribute('data-tone', 'normal');
    await spend(origin, account, { idea_generations: 1 });
    await expect(bar).toHaveAttribute('data-tone', 'near');
    await spend(origin, account, { idea_generations: 3 });
    await expect(bar).toHaveAttribute('data-tone', 'full');
    await submit.click();
    await expect(
      toast.getByText(
        "You've reached your monthly limit of 20 idea generations. Upgrade your plan for unlimited access.",
        { exact: true },
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Upgrade your plan' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });
});
