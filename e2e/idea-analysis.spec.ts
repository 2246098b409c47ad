import { SESSION_ID } from './fixtures/builders.ts';
import { partialRun } from './fixtures/reports.ts';
import { createAccount, signInByForm } from './support/accounts.ts';
import { FALLS } from './support/analyses.ts';
import { showReport } from './support/reports.ts';
import { holdRun, noteStatus } from './support/slow-run.ts';
import { expect, expectConsole, test } from './support/test.ts';

const idea = 'Your idea';
const generate = { name: 'Generate Insights' };

test.describe('SPEC 2, 4, 5, 8: generating ideas', () => {
  test.beforeEach(async ({ signedIn: page }) => {
    await page.goto('/dashboard/new-idea');
  });

  test('takes an idea to its session: progress, summary, then the session opens', async ({
    signedIn: page,
  }) => {
    const run = await holdRun(page);
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Generate New Ideas' })).toBeVisible();
    const shown = await noteStatus(page, 'Analysis progress');
    await page.getByLabel(idea).fill(FALLS);
    await page.getByRole('button', generate).click();
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    const progress = page.getByRole('region', { name: 'Analysis progress' });
    const says = (text: string) => expect(progress.getByText(text, { exact: true })).toBeVisible();
    await says('Initializing AI analysis...');
    await page.clock.runFor(30_000);
    await says('Initializing AI analysis...');
    const told = ['Initializing AI analysis...'];
    for (const texts of [
      ['Searching patent databases...'],
      ['Analyzing market opportunities...'],
      ['Identifying innovation gaps...', 'Finalizing insights and patent analysis...'],
    ]) {
      await run.nextStage();
      told.push(...texts);
      // Some texts pass while nobody looks: what counts is that each stood there, in this order.
      await expect(async () => {
        await page.clock.runFor(300);
        expect(await shown()).toEqual(told);
      }).toPass({ intervals: [1] });
    }
    await page.clock.runFor(30_000);
    await says('Finalizing insights and patent analysis...');
    run.finish();
    await says('Analysis complete!');
    await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    const summary = page.getByRole('region', { name: 'Analysis Summary' });
    for (const figure of ['Innovation Opportunities', 'Related Patents', 'Average Score']) {
      await expect(summary.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect(summary.getByText(/^Score: \d+\/100$/).first()).toBeVisible();
    for (const part of ['Problem', 'Concept', 'Market Gap']) {
      await expect(summary.getByText(part, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Analysis Complete', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/^Generated \d+ innovation opportunities with \d+ related patents\.$/),
    ).toBeVisible();
    await page.waitForURL(/\/dashboard\/session\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: FALLS })).toBeVisible();
  });

  test('a reader who takes hold of the summary stays on it and can start anew', async ({
    signedIn: page,
  }) => {
    await page.getByLabel(idea).fill(FALLS);
    await page.getByRole('button', generate).click();
    await page.getByText('Innovation Opportunities', { exact: true }).click();
    await page.waitForTimeout(2000);
    await expect(page.getByRole('link', { name: 'View Full Session' })).toHaveAttribute(
      'href',
      /^\/dashboard\/session\/[0-9a-f-]{36}$/,
    );
    await page.getByRole('button', { name: 'Analyze New Idea' }).click();
    await expect(page.getByLabel(idea)).toHaveValue('');
  });

  test('empty and malicious texts are refused in the words of the specification', async ({
    signedIn: page,
  }) => {
    await page.getByRole('button', generate).click();
    await expect(page.getByText('Please provide a valid idea description.')).toBeVisible();
    await page.getByLabel(idea).fill('<script>alert(1)</script> a planter');
    await page.getByRole('button', generate).click();
    await expect(page.getByText('Input contains potentially malicious content')).toBeVisible();
    await page.getByLabel(idea).fill('\u0001');
    await page.getByRole('button', generate).click();
    await expect(page.getByText('Invalid input provided')).toBeVisible();
    await page.getByLabel(idea).fill('gene expression (RNA) sensors');
    await expect(page.getByText('Input contains potentially malicious content')).toBeHidden();
  });

  test('the text holds 5000 characters and no more', async ({ signedIn: page }) => {
    await page.getByLabel(idea).fill('a'.repeat(5001));
    expect((await page.getByLabel(idea).inputValue()).length).toBe(5000);
    await expect(page.getByText('5,000 / 5,000')).toBeVisible();
    await page.evaluate("localStorage.setItem('lacuna.private.idea-draft', 'a'.repeat(5001))");
    await page.reload();
    await page.getByRole('button', generate).click();
    await expect(page.getByText('Input exceeds maximum length of 5000 characters')).toBeVisible();
  });

  test('a draft survives a reload', async ({ signedIn: page }) => {
    await page.getByLabel(idea).fill('a planter that waters itself');
    await page.reload();
    await expect(page.getByLabel(idea)).toHaveValue('a planter that waters itself');
  });

  test('an idea that was analyzed does not come back as a draft', async ({ signedIn: page }) => {
    await page.getByLabel(idea).fill(FALLS);
    await page.getByRole('button', generate).click();
    await page.waitForURL(/\/dashboard\/session\//);
    await page.goto('/dashboard/new-idea');
    await expect(page.getByLabel(idea)).toHaveValue('');
  });

  test('a reload shows the same run, and stopping it is no failure', async ({ signedIn: page }) => {
    await page.route('**/rest/v1/idea_sessions?*', (route) =>
      route.fulfill({
        json: [{ id: SESSION_ID, prompt: FALLS, clustering_status: 'analyzing' }],
        headers: { 'content-range': '0-0/1' },
      }),
    );
    await showReport(page, SESSION_ID, partialRun('analyzing'));
    await page.route('**/functions/v1/stop-analysis', async (route) => {
      await showReport(page, SESSION_ID, partialRun('stopped'));
      await route.fulfill({ json: { stopped: true } });
    });
    await page.reload();
    const run = page.getByRole('region', { name: 'Analysis progress' });
    await expect(run.getByText('288 patents found')).toBeVisible();
    await expect(run.getByText('Lens: 62 of 1,204')).toBeVisible();
    await expect(
      run.getByRole('heading', { name: 'Folding tote whose walls are the cold store' }),
    ).toBeVisible();
    await expect(page.getByLabel(idea)).toHaveValue(FALLS);
    await run.getByRole('button', { name: 'Stop' }).click();
    await expect(run.getByRole('status')).toHaveText('Analysis stopped.');
    await expect(run.getByRole('button', { name: 'Resume analysis' })).toBeVisible();
    await expect(page.getByText('Analysis Failed')).toHaveCount(0);
  });

  test('without a network nothing is sent, and the page stays', async ({ signedIn: page, context }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.getByLabel(idea).fill(FALLS);
    await context.setOffline(true);
    await page.getByRole('button', generate).click();
    await expect(page.getByText('Nothing was sent and nothing was charged.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Browse Categories' }).click();
    await expect(page.getByText('That page opens when you are back online.')).toBeVisible();
    await expect(page.getByLabel(idea)).toHaveValue(FALLS);
    await context.setOffline(false);
  });

  test('an example fills the text in', async ({ signedIn: page }) => {
    const example = page.getByRole('region', { name: 'Example ideas' }).getByRole('button').first();
    const text = await example.textContent();
    await example.click();
    await expect(page.getByLabel(idea)).toHaveValue(text ?? '');
  });

  test('the usage card counts down and the reached limit is told', async ({ signedIn: page }) => {
    await expect(page.getByText('Idea Generations')).toBeVisible();
    await expect(page.getByText('1 of 1 remaining this month')).toBeVisible();
    await page.getByLabel(idea).fill(FALLS);
    await page.getByRole('button', generate).click();
    await page.waitForURL(/\/dashboard\/session\//);
    await page.goto('/dashboard/new-idea');
    await expect(page.getByText('0 of 1 remaining this month')).toBeVisible();
    await page.getByLabel(idea).fill(FALLS);
    await page.getByRole('button', generate).click();
    await expect(page.getByText('Usage limit reached')).toBeVisible();
  });

  test('nonsense gets an honest answer, not an invented gap', async ({ signedIn: page }) => {
    await page.getByLabel(idea).fill('zorbliq frantume skwelching the ovulent grabbit norps');
    await page.getByRole('button', generate).click();
    await page.waitForURL(/\/dashboard\/session\//);
    await expect(page.getByRole('button', { name: 'Edit and rerun' }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Best opportunities' })).toHaveCount(0);
    await page.goto('/dashboard/new-idea');
    await expect(
      page.getByText('1 of 1 remaining this month'),
      'nothing was found, nothing is charged',
    ).toBeVisible();
  });
});

test('an idea written as a guest waits through sign-up and is filled in', async ({ page, origin }) => {
  await page.goto('/');
  await page.getByRole('textbox').first().fill('a bottle that cools itself');
  await page.getByRole('button', { name: 'Analyze Innovation Opportunities' }).click();
  await page.waitForURL('**/signup');
  await signInByForm(page, await createAccount(origin));
  await expect(page.getByLabel(idea)).toHaveValue('a bottle that cools itself');
});
