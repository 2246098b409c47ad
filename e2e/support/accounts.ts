import { type Page, test } from '@playwright/test';

export const PASSWORD = 'Quiet-Harbour-42';

let made = 0;
/** An address that no other test uses. */
export const newEmail = (name = 'ada.lovelace'): string =>
  `${name}.${Date.now().toString(36)}${(made++).toString(36)}@example.com`;

export interface Account {
  email: string;
  password: string;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The newest mail to an address whose subject matches, waited for up to ten seconds. */
export async function mailTo(origin: string, address: string, subject: RegExp): Promise<Mail> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = (await fetch(`${origin}/dev/mailbox.json`).then((answer) => answer.json())) as Mail[];
    const found = mails.filter((mail) => mail.to.includes(address) && subject.test(mail.subject));
    const newest = found.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))).at(-1);
    if (newest) return newest;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no mail "${subject.source}" to ${address}`);
}

const changeHeaders = (origin: string) => ({
  'Content-Type': 'application/json',
  Origin: origin,
  'X-CSRF-Token': 'a'.repeat(64),
});

/** The programs' way in: each test makes its accounts without clicking through the forms. */
async function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: changeHeaders(origin),
    body: JSON.stringify(body),
  });
}

/** Signs up and confirms the address through the development mailbox. */
export async function createAccount(origin: string, email = newEmail()): Promise<Account> {
  const answer = await post(origin, '/auth/v1/signup', { email, password: PASSWORD });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const mail = await mailTo(origin, email, /confirm/i);
  const token = new URLSearchParams(new URL(mail.links[0] ?? '').hash.slice(1)).get('token');
  const verified = await post(origin, '/auth/v1/verify', { type: 'signup', token });
  if (!verified.ok) throw new Error(`verification answered ${verified.status}: ${await verified.text()}`);
  return { email, password: PASSWORD };
}

const ownOrigin = (): string => new URL(test.info().project.use.baseURL ?? '').origin;

/** Signs the browser in without a page: the session cookie is set, the next page opened is the person's. */
export async function signIn(page: Page, account: Account, origin = ownOrigin()): Promise<void> {
  const answer = await page
    .context()
    .request.post(`${origin}/auth/v1/signin`, { headers: changeHeaders(origin), data: account });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
}

/** Signs in by the form, as people do, and waits for the dashboard. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
}

/** Fills the field that people never see, as programs do. */
export async function fillHoneypot(page: Page): Promise<void> {
  await page.locator('input[name=website]').evaluate((input: { value: string } & EventTarget) => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
    set?.call(input, 'https://spam.example');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
