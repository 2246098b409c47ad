import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdPerson, startOpenIdProvider } from '../../../../tests/openid-provider.ts';
import { type Browser, browser, OWN, passAs } from '../../../../tests/provider-browser.ts';
import {
  createSignedInUser,
  forgetLimits,
  mailsTo,
  pageHeaders,
  postAsPage,
  startMail,
  TEST_PASSWORD,
} from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

/** People of the OpenID server, by the id it gives them. */
const people: Record<string, OpenIdPerson> = {
  ada: { email: 'ada.google@example.com', verified: true },
  known: { email: 'known@example.com', verified: true },
  linker: { email: 'other-address@example.com', verified: true },
  unproven: { email: 'unproven@example.com', verified: false },
  squatted: { email: 'squatted@example.com', verified: true },
  late: { email: 'late-link@example.com', verified: true },
  joined: { email: 'joined@xn--mnchen-3ya.de', verified: true },
  protected: { email: 'protected@example.com', verified: true },
};

let app: TestApp;
let stopProvider: () => void;

beforeAll(async () => {
  const { issuer, stop } = await startOpenIdProvider(people);
  stopProvider = stop;
  app = await createTestApp({
    GOOGLE_CLIENT_ID: 'lacuna',
    GOOGLE_CLIENT_SECRET: 'a-client-secret',
    GOOGLE_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
  });
  await startMail(app);
});
afterAll(async () => {
  await app.close();
  stopProvider();
});

const passProvider = (start: string, person: string, tabs: Browser) => passAs({ app, start, person, tabs });

async function begin(tabs: Browser, path = '/auth/v1/authorize', token?: string): Promise<string> {
  const headers = pageHeaders(app);
  const response = await app.request(path, { json: { provider: 'google' }, headers, token });
  expect(response.status).toBe(200);
  tabs.keep(OWN, response);
  return ((await response.json()) as { url: string }).url;
}

async function signInWithGoogle(person: string) {
  const tabs = browser();
  const answer = await passProvider(await begin(tabs), person, tabs);
  const session = await app.request('/auth/v1/session', { headers: { cookie: tabs.cookie(OWN) } });
  return {
    answer,
    tabs,
    session: ((await session.json()) as { session: { user: { id: string; email: string } } | null }).session,
  };
}

test('it asks for offline access and consent, with PKCE, state and nonce', async () => {
  const url = new URL(await begin(browser()));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    redirect_uri: `${OWN}/auth/v1/callback/google`,
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toBeTruthy();
});

test('a new person gets an account; the same person gets the same one', async () => {
  const first = await signInWithGoogle('ada');
  expect(first.answer.status).toBe(302);
  expect(first.answer.headers.get('location')).toBe('/');
  expect(first.session?.user.email).toBe('ada.google@example.com');
  const second = await signInWithGoogle('ada');
  expect(second.session?.user.id).toBe(first.session?.user.id);
});

test('Google’s tokens are stored encrypted', async () => {
  const { rows } = await app.deps.database.pool.query(
    "select access_token, refresh_token from identities where provider_id = 'google'",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.access_token).not.toMatch(/^[\w-]{43}$/);
});

test('a proven address joins the account that has proven it too', async () => {
  const user = await createSignedInUser(app, { email: 'known@example.com' });
  const { session } = await signInWithGoogle('known');
  expect(session?.user.id).toBe(user.userId);
});

test('an address that either side has not proven joins nothing', async () => {
  await createSignedInUser(app, { email: 'unproven@example.com' });
  const unproven = await signInWithGoogle('unproven');
  expect(unproven.answer.headers.get('location')).toBe('/login?error=oauth');
  expect(unproven.session).toBeNull();

  await postAsPage(app, '/auth/v1/signup', { email: 'squatted@example.com', password: 'Attackers-1!' });
  const squatted = await signInWithGoogle('squatted');
  expect(squatted.answer.headers.get('location')).toBe('/login?error=oauth');
  expect(squatted.session).toBeNull();
});

test('Google is linked from the profile and unlinked again; the last way to sign in stays', async () => {
  const user = await createSignedInUser(app);
  const tabs = browser();
  const answer = await passProvider(await begin(tabs, '/auth/v1/identities', user.token), 'linker', tabs);
  expect(answer.headers.get('location')).toBe('/dashboard/profile');
  const read = async () =>
    (
      (await (await app.request('/auth/v1/identities', { token: user.token })).json()) as {
        identities: { id: string; provider: string }[];
      }
    ).identities;
  expect((await read()).map(({ provider }) => provider)).toEqual(['email', 'google']);
  expect((await signInWithGoogle('linker')).session?.user.id).toBe(user.userId);

  const unlink = async (provider: string) => {
    const identity = (await read()).find((one) => one.provider === provider);
    return app.request(`/auth/v1/identities/${identity?.id}`, { method: 'DELETE', token: user.token });
  };
  expect((await unlink('google')).status).toBe(204);
  const last = await unlink('email');
  expect(await last.json()).toMatchObject({ code: 'last_identity' });
});

test('a forged or replayed answer ends at the sign-in page', async () => {
  const forged = await app.request('/auth/v1/callback/google?code=x&state=y');
  expect(forged.headers.get('location')).toBe('/login?error=oauth');
  const denied = browser();
  const state = new URL(await begin(denied)).searchParams.get('state');
  const refusal = await app.request(`/auth/v1/callback/google?error=access_denied&state=${state}`, {
    headers: { cookie: denied.cookie(OWN) },
  });
  expect(refusal.headers.get('location')).toBe('/login?error=oauth');
  // Another browser's state is worth nothing without its cookie.
  const tabs = browser();
  const stolen = await passProvider(await begin(tabs), 'ada', browser());
  expect(stolen.headers.get('location')).toBe('/login?error=oauth');
});

test('a person with an authenticator app is asked for its code', async () => {
  const user = await createSignedInUser(app, { email: 'protected@example.com' });
  await app.request('/auth/v1/factors', { token: user.token, json: { password: TEST_PASSWORD } });
  const { pool } = app.deps.database;
  await pool.query('update two_factors set verified = true where user_id = $1', [user.userId]);
  await pool.query('update users set two_factor_enabled = true where id = $1', [user.userId]);
  const { answer, tabs, session } = await signInWithGoogle('protected');
  expect(answer.headers.get('location')).toBe('/login#type=mfa');
  expect(session).toBeNull();
  const headers = { ...pageHeaders(app), cookie: tabs.cookie(OWN) };
  const wrong = await app.request('/auth/v1/challenge', { json: { code: '000000' }, headers });
  expect(await wrong.json()).toMatchObject({ code: 'invalid_code' });
  const { backupCodes } = await app.deps.auth.library.api.viewBackupCodes({ body: { userId: user.userId } });
  const right = await app.request('/auth/v1/challenge', { json: { code: backupCodes[0] }, headers });
  expect(right.status).toBe(200);
});

test('where Google is not configured, it says so', async () => {
  const plain = await createTestApp();
  const response = await postAsPage(plain, '/auth/v1/authorize', { provider: 'google' });
  expect(await response.json()).toMatchObject({ code: 'provider_not_configured' });
  await plain.close();
});

test('linking needs the password or a recent sign-in; its owner gets a mail and the audit log a record', async () => {
  const user = await createSignedInUser(app);
  const { pool } = app.deps.database;
  await pool.query("update sessions set created_at = now() - interval '11 minutes' where user_id = $1", [
    user.userId,
  ]);
  const ask = (json: object) => app.request('/auth/v1/identities', { token: user.token, json });
  expect(await (await ask({ provider: 'google' })).json()).toMatchObject({ code: 'proof_required' });
  const wrong = await ask({ provider: 'google', password: 'Wrong-one-1' });
  expect(await wrong.json()).toMatchObject({ code: 'wrong_password' });

  const tabs = browser();
  const proven = await ask({ provider: 'google', password: TEST_PASSWORD });
  expect(proven.status).toBe(200);
  tabs.keep(OWN, proven);
  const { url } = (await proven.json()) as { url: string };
  const answer = await passProvider(url, 'late', tabs);
  expect(answer.headers.get('location')).toBe('/dashboard/profile');
  const audited = async (action: string) =>
    (await pool.query('select 1 from audit_log where action = $1 and subject = $2', [action, user.userId]))
      .rowCount;
  expect(await audited('account.google_linked')).toBe(1);
  const said = async (words: string) =>
    (await mailsTo(app, user.email)).filter(({ text }) => text.includes(words)).length;
  await expect.poll(() => said('Google was linked'), { timeout: 10_000 }).toBe(1);

  const { identities } = (await (await app.request('/auth/v1/identities', { token: user.token })).json()) as {
    identities: { id: string; provider: string }[];
  };
  const google = identities.find(({ provider }) => provider === 'google')?.id;
  await app.request(`/auth/v1/identities/${google}`, { method: 'DELETE', token: user.token });
  await expect.poll(() => said('Google was removed'), { timeout: 10_000 }).toBe(1);
});

test('a proven address that joins an account by itself is mailed and audited too, in any spelling', async () => {
  await forgetLimits(app);
  const user = await createSignedInUser(app, { email: 'joined@m\u00fcnchen.de' });
  const { session } = await signInWithGoogle('joined');
  expect(session?.user.id).toBe(user.userId);
  const audits = await app.deps.database.pool.query(
    "select 1 from audit_log where action = 'account.google_linked' and subject = $1",
    [user.userId],
  );
  expect(audits.rowCount).toBe(1);
});
