import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, createAccount, signIn } from './accounts.ts';

/** Notes, over all tabs, every console error, page error, and request to another host. */
function watch(context: BrowserContext, origin: string) {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
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
function accountsAhead(): (origin: string) => Promise<Account> {
  const begin = (origin: string) => {
    const account = createAccount(origin);
    // Told by whoever takes it; the one made for nobody may fail unheard.
    account.catch(() => undefined);
    return account;
  };
  const next = new Map<string, Promise<Account>>();
  return async (origin) => {
    const account = await (next.get(origin) ?? begin(origin));
    next.set(origin, begin(origin));
    return account;
  };
}

interface WorkerFixtures {
  nextAccount: (origin: string) => Promise<Account>;
}

const originOf = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

export const test = base.extend<Fixtures, WorkerFixtures>({
  nextAccount: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed
    async ({}, use) => use(accountsAhead()),
    { scope: 'worker' },
  ],
  origin: async ({ baseURL }, use) => use(originOf(baseURL)),
  account: async ({ nextAccount, origin }, use) => use(await nextAccount(origin)),
  signedIn: async ({ page, account, origin }, use) => {
    await signIn(page, account, origin);
    await use(page);
  },
  watched: [
    async ({ context, origin }, use, info) => {
      const problems = watch(context, origin);
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
