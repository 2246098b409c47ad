import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthSession } from '../../../contract/routes/accounts.routes.ts';
import { ApiError } from '../api/api-error.ts';
import { type AuthCalls, withAuthRetry } from './auth-calls.ts';
import { AuthClient } from './auth-client.ts';
import type { TabMessage } from './tab-channel.ts';

const USER = {
  id: '8b6f0f5e-3f0b-4f3e-9d1f-6f1a2b3c4d5e',
  email: 'ada@example.com',
  created_at: '2026-01-01T00:00:00Z',
  is_admin: false,
  email_verified: true,
  mfa_enabled: false,
};
const MINUTE = 60_000;

const sessionFor = (minutes: number): AuthSession => ({
  access_token: `token-${Date.now()}`,
  refresh_token: null,
  expires_in: minutes * 60,
  expires_at: Math.floor(Date.now() / 1000) + minutes * 60,
  token_type: 'bearer',
  user: USER,
});

/** A server that answers from a list, and tabs that only note what is posted. */
function setUp(answer: () => Promise<AuthSession | null>, signOut = () => Promise.resolve()) {
  const asked = { sessions: 0, signOuts: 0 };
  const posted: TabMessage[] = [];
  const hear: { tell: (message: TabMessage) => void } = { tell: () => undefined };
  const calls = {
    session: () => {
      asked.sessions += 1;
      return answer();
    },
    signOut: () => {
      asked.signOuts += 1;
      return signOut();
    },
  } as unknown as AuthCalls;
  const client = new AuthClient(calls, {
    post: (message) => void posted.push(message),
    listen: (listener) => {
      hear.tell = listener;
      return () => undefined;
    },
  });
  const events: string[] = [];
  client.on((event) => void events.push(event));
  return { asked, posted, hear, client, events };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const started = async (...answers: Parameters<typeof setUp>) => {
  const all = setUp(...answers);
  all.client.start();
  await vi.advanceTimersByTimeAsync(100);
  return all;
};
const signedIn = () => started(async () => sessionFor(15));

test('loading starts true and ends 50 ms after the initial session is known', async () => {
  const { client, events } = setUp(async () => sessionFor(15));
  client.start();
  expect(client.current().loading).toBe(true);
  await vi.advanceTimersByTimeAsync(49);
  expect(client.current().loading).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.current()).toMatchObject({ loading: false, user: USER });
  expect(events).toEqual(['INITIAL_SESSION']);
});

test('loading ends after three seconds although the server is silent', async () => {
  const { client } = setUp(() => new Promise(() => undefined));
  client.start();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(client.current().loading).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.current()).toMatchObject({ loading: false, user: null });
});

test('the token is renewed by the first tick within 90 s of its end, and not before', async () => {
  const { client, asked, events } = setUp(async () => sessionFor(4));
  client.start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(asked.sessions).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked.sessions).toBe(2);
  await vi.advanceTimersByTimeAsync(50);
  expect(events.at(-1)).toBe('TOKEN_REFRESHED');
});

test('parallel renewals share one request', async () => {
  const { client, asked } = await signedIn();
  const tokens = await Promise.all([client.renewToken(), client.renewToken(), client.renewToken()]);
  expect(asked.sessions).toBe(2);
  expect(new Set(tokens).size).toBe(1);
});

test('a session that the server ended is told as such', async () => {
  const answers = [sessionFor(15), null];
  const { client, events } = await started(async () => answers.shift() ?? null);
  expect(await client.renewToken()).toBeNull();
  await vi.advanceTimersByTimeAsync(50);
  expect(events.at(-1)).toBe('SIGNED_OUT');
  expect(client.current()).toMatchObject({ user: null, left: 'session_ended' });
});

test('a burst of changes is applied once, the last one winning', async () => {
  const { client, events, posted } = await started(async () => null);
  client.accept(sessionFor(15), 'SIGNED_IN');
  client.accept(sessionFor(15), 'MFA_CHALLENGE_VERIFIED');
  await vi.advanceTimersByTimeAsync(50);
  expect(events).toEqual(['INITIAL_SESSION', 'MFA_CHALLENGE_VERIFIED']);
  expect(posted).toEqual(['signed-in', 'signed-in']);
});

test('signing out tells the server, the screens and the other tabs', async () => {
  const { client, asked, posted } = await signedIn();
  await client.signOut();
  await vi.advanceTimersByTimeAsync(50);
  expect(asked.signOuts).toBe(1);
  expect(posted).toEqual(['signed-out']);
  expect(client.current()).toMatchObject({ user: null, left: 'signed_out' });
  expect(await client.accessToken()).toBeNull();
});

test('an answer asked for before signing out does not sign in again', async () => {
  let late: (session: AuthSession) => void = () => undefined;
  const answers = [Promise.resolve(sessionFor(15)), new Promise<AuthSession>((done) => (late = done))];
  const { client } = await started(() => answers.shift() ?? Promise.resolve(null));
  const renewal = client.renewToken();
  await client.signOut();
  late(sessionFor(15));
  await renewal;
  await vi.advanceTimersByTimeAsync(100);
  expect(client.current().user).toBeNull();
});

test('what asks while the session is being ended waits, and is not sent once it is over', async () => {
  let done: () => void = () => undefined;
  const { client } = await started(
    async () => sessionFor(15),
    () => new Promise((resolve) => (done = resolve)),
  );
  const before = await client.permit();
  const left = client.timeOut();
  expect(before.signal?.aborted).toBe(true);
  const asked = client.permit().then(
    () => 'sent',
    (error: ApiError) => error.code,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits');
  done();
  await left;
  await vi.advanceTimersByTimeAsync(100);
  expect(await asked).toBe('aborted');
  // What is left of the person's screens is refused for a second; then a visitor asks without a token.
  const lingering = client.permit().catch((error: ApiError) => error.code);
  await vi.advanceTimersByTimeAsync(50);
  expect(await lingering).toBe('aborted');
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await client.permit()).token).toBeNull();
});

test('changes under way finish before the session ends; one that hangs holds it for 2 s only', async () => {
  const { client, asked } = await signedIn();
  const { track } = await client.permit();
  const change = Promise.withResolvers<void>();
  for (const each of [change.promise, new Promise(() => undefined)]) void track(each);
  const left = client.signOut();
  await vi.advanceTimersByTimeAsync(1_000);
  change.resolve();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked.signOuts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(asked.signOuts).toBe(1);
});

test('the session ends as soon as the last change is done', async () => {
  const { client, asked } = await signedIn();
  const { track } = await client.permit();
  const change = Promise.withResolvers<void>();
  void track(change.promise);
  const left = client.signOut();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.signOuts).toBe(0);
  change.reject(new Error('refused'));
  await expect(left).resolves.toBeUndefined();
  expect(asked.signOuts).toBe(1);
});

test('what waited goes out when the session could not be ended', async () => {
  const { client } = await started(
    async () => sessionFor(15),
    () => Promise.reject(new ApiError('network', 'down')),
  );
  const left = client.signOut();
  const asked = client.permit();
  await expect(left).rejects.toThrow('down');
  expect((await asked).token).toMatch(/^token-/);
  expect(client.current().user).toEqual(USER);
});

test('another tab that signs out or times out takes this one along', async () => {
  const { client, hear } = await signedIn();
  hear.tell('timed-out');
  await vi.advanceTimersByTimeAsync(50);
  expect(client.current()).toMatchObject({ user: null, left: 'session_timeout' });
  const lingering = client.permit().catch((error: ApiError) => error.code);
  await vi.advanceTimersByTimeAsync(50);
  expect(await lingering).toBe('aborted');
});

test('502, 503 and 504 are asked again after 200 ms, doubling; other refusals are not', async () => {
  const times: number[] = [];
  const begun = Date.now();
  const flaky = withAuthRetry(async () => {
    times.push(Date.now() - begun);
    if (times.length < 4) throw new ApiError('unavailable', 'down', { status: 503 });
    return 'up';
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await flaky).toBe('up');
  expect(times).toEqual([0, 200, 600, 1400]);
  let asked = 0;
  const refused = withAuthRetry(async () => {
    asked += 1;
    throw new ApiError('internal', 'no', { status: 500 });
  });
  await expect(refused).rejects.toThrow('no');
  expect(asked).toBe(1);
});
