import { test as base, expect, type Page } from '@playwright/test';
import { type Account, createAccount, signIn } from './accounts.ts';

/** Fails a test on any unexpected console error, page error, or request to another host. */
function watch(page: Page, origin: string) {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!own) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}

interface Fixtures {
  origin: string;
  /** A confirmed account, new for this test. */
  account: Account;
  /** The page, signed in as `account`; nothing is opened yet. */
  signedIn: Page;
  watched: undefined;
}

/** Makes accounts one ahead: signing up takes its time on purpose, and passes while the test before runs. */
function accountsAhead(origin: string): () => Promise<Account> {
  const begin = () => {
    const account = createAccount(origin);
    // Told by whoever takes it; the one made for nobody may fail unheard.
    account.catch(() => undefined);
    return account;
  };
  let next: Promise<Account> | null = null;
  return async () => {
    const mine = next ?? begin();
    const account = await mine;
    next = begin();
    return account;
  };
}

interface WorkerFixtures {
  nextAccount: () => Promise<Account>;
}

const originOf = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

export const test = base.extend<Fixtures, WorkerFixtures>({
  nextAccount: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed
    async ({}, use, { project }) => use(accountsAhead(originOf(project.use.baseURL))),
    { scope: 'worker' },
  ],
  origin: async ({ baseURL }, use) => use(originOf(baseURL)),
  account: async ({ nextAccount }, use) => use(await nextAccount()),
  signedIn: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
  watched: [
    async ({ page, origin }, use, info) => {
      const problems = watch(page, origin);
      await use(undefined);
      const expected = info.annotations
        .filter(({ type }) => type === 'console')
        .map((one) => one.description ?? '');
      const unexpected = problems.filter(
        (text) => !expected.some((pattern) => new RegExp(pattern).test(text)),
      );
      expect(unexpected, 'unexpected console messages or foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Announces a console error that the test brings about, as a pattern of its text. */
export function expectConsole(pattern: RegExp): void {
  test.info().annotations.push({ type: 'console', description: pattern.source });
}

export { expect };
