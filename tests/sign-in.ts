import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mailJobs } from '../src/server/mail/send-mail-job.ts';
import { users } from '../src/server/modules/accounts/accounts.tables.ts';
import type { TestApp } from './test-app.ts';

export const TEST_PASSWORD = 'Correct-horse-7';
export const TEST_CSRF = 'ab'.repeat(32);

export interface SignedInUser {
  userId: string;
  email: string;
  /** Access token, for `app.request(path, {token})`. */
  token: string;
  refreshToken: string;
}

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  created_at: string;
}

const mailing = new WeakSet<TestApp>();

/** Makes the mail job of this application run; further calls do nothing. */
export async function startMail(app: TestApp): Promise<void> {
  if (mailing.has(app)) return;
  mailing.add(app);
  await app.deps.jobs.start();
  await mailJobs(app.deps);
}

/** Headers that our own pages send with a change under /auth/v1. */
export const pageHeaders = (app: TestApp): Record<string, string> => ({
  origin: app.deps.config.publicUrl,
  'x-csrf-token': TEST_CSRF,
});

/** Sends a change as our own page would. */
export const postAsPage = (app: TestApp, path: string, json: unknown) =>
  app.request(path, { method: 'POST', json, headers: pageHeaders(app) });

/** The cookies that an answer sets, as the browser sends them back; those that it clears are left out. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

export const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** The tests of a file come from one address and share its limits: they start afresh. */
export const forgetLimits = (app: TestApp) => app.deps.database.pool.query('delete from rate_limits');

/** Mails to an address, newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<ReceivedMail[]> {
  const all = (await (await app.request('/dev/mailbox.json')).json()) as ReceivedMail[];
  return all.filter((mail) => mail.to === email);
}

/** Waits until an address has received so many mails and returns the newest. */
export async function nextMail(app: TestApp, email: string, count = 1): Promise<ReceivedMail> {
  await startMail(app);
  for (let waited = 0; waited < 15_000; waited += 25) {
    const mails = await mailsTo(app, email);
    if (mails.length >= count && mails[0]) return mails[0];
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no mail number ${count} to ${email}`);
}

/** The token behind the # of a mail's link. */
export function tokenIn(mail: { links: string[] }): string {
  for (const link of mail.links) {
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    if (token) return token;
  }
  throw new Error('the mail has no link with a token');
}

/** The six digits of the newest mail with a one-time code, once so many mails came; mails may arrive in another order. */
export async function mailedCode(app: TestApp, email: string, count: number): Promise<string> {
  await nextMail(app, email, count);
  const codes = (await mailsTo(app, email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  return codes[0] ?? '';
}

/** Signs up and confirms the address through the real API and mail. */
export async function createConfirmedUser(
  app: TestApp,
  email: string,
  password = TEST_PASSWORD,
): Promise<void> {
  const earlier = (await mailsTo(app, email)).length;
  const signUp = await postAsPage(app, '/auth/v1/signup', { email, password });
  if (signUp.status !== 200) throw new Error(`sign-up answered ${signUp.status}: ${await signUp.text()}`);
  const token = tokenIn(await nextMail(app, email, earlier + 1));
  const verify = await postAsPage(app, '/auth/v1/verify', { type: 'signup', token });
  if (verify.status !== 200)
    throw new Error(`verification answered ${verify.status}: ${await verify.text()}`);
}

/** Signs in as a program through the real API. */
export async function signIn(app: TestApp, email: string, password = TEST_PASSWORD): Promise<SignedInUser> {
  const response = await app.request('/auth/v1/token', { json: { grant_type: 'password', email, password } });
  if (response.status !== 200)
    throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
  const session = (await response.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { userId: session.user.id, email, token: session.access_token, refreshToken: session.refresh_token };
}

/** A signed-in person, made through the real API: sign-up, mail, confirmation, sign-in. */
export async function createSignedInUser(
  app: TestApp,
  options: { email?: string; admin?: boolean } = {},
): Promise<SignedInUser> {
  const email = options.email ?? `user-${randomUUID().slice(0, 8)}@example.com`;
  await createConfirmedUser(app, email);
  if (options.admin) {
    await app.deps.database.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  }
  return signIn(app, email);
}
