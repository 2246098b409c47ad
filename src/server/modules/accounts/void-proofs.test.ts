import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, cookieOf, type SignedInUser, TEST_PASSWORD, tokenIn } from '../../../../tests/sign-in.ts';

const t = accountsApp();
const CHOSEN = 'Another-one-8';
const fresh = () => `new-${crypto.randomUUID().slice(0, 8)}@example.com`;

const mailWith = async (email: string, subject: string, seen = 0) => {
  await expect
    .poll(async () => (await t.mailsTo(email)).filter((mail) => mail.subject === subject).length, {
      timeout: 15_000,
    })
    .toBeGreaterThan(seen);
  return (await t.mailsTo(email)).find((mail) => mail.subject === subject) as {
    links: string[];
    text: string;
  };
};

const askRecovery = async (email: string) => {
  const seen = (await t.mailsTo(email)).filter(({ subject }) => subject === 'Choose a new password').length;
  await t.post('/auth/v1/recover', { email });
  return tokenIn(await mailWith(email, 'Choose a new password', seen));
};
const askChange = async (user: SignedInUser, to: string) => {
  const json = { email: to, password: TEST_PASSWORD };
  const asked = await t.request('/auth/v1/user/email', { method: 'PUT', token: user.token, json });
  expect(asked.status).toBe(200);
  return tokenIn(await mailWith(to, 'Confirm your new email address'));
};
const askCode = async (email: string) => {
  await t.post('/auth/v1/otp', { email });
  return /\b\d{6}\b/.exec((await mailWith(email, 'Your sign-in code')).text)?.[0] ?? '';
};
const recover = (token: string, password = CHOSEN) => t.post('/auth/v1/recover/confirm', { token, password });
const confirmChange = (token: string) => t.post('/auth/v1/verify', { type: 'email_change', token });

/** Everything that was handed out before: two reset links, two changes of address, a code, another session. */
async function handedOut() {
  await t.forgetLimits();
  const user = await t.signedIn();
  const intruder = await t.signIn(user.email);
  const resets = [await askRecovery(user.email), await askRecovery(user.email)] as const;
  const changes = [await askChange(intruder, fresh()), await askChange(user, fresh())] as const;
  const code = await askCode(user.email);
  return { user, intruder, resets, changes, code };
}
type HandedOut = Awaited<ReturnType<typeof handedOut>>;

/** None of it opens the account any more. */
async function expectVoid({ user, intruder, resets, changes, code }: HandedOut) {
  for (const token of resets)
    expect(await bodyOf(await recover(token))).toMatchObject({ code: 'invalid_link' });
  for (const token of changes.slice(0, 1)) {
    expect(await bodyOf(await confirmChange(token))).toMatchObject({ code: 'invalid_link' });
  }
  const byCode = await t.post('/auth/v1/otp/verify', { email: user.email, code });
  expect(await bodyOf(byCode)).toMatchObject({ code: 'invalid_code' });
  expect((await t.request('/auth/v1/user', { token: intruder.token })).status).toBe(401);
}

test('a password change voids every link and code of before, and ends the other sessions', async () => {
  const all = await handedOut();
  const json = { current_password: TEST_PASSWORD, password: CHOSEN };
  const token = all.user.token;
  expect((await t.request('/auth/v1/user/password', { method: 'PUT', token, json })).status).toBe(200);
  await expectVoid(all);
  expect(await bodyOf(await confirmChange(all.changes[1]))).toMatchObject({ code: 'invalid_link' });
  expect((await t.request('/auth/v1/user', { token })).status).toBe(200);
  expect((await mailWith(all.user.email, 'A change to your account')).text).toContain('changed');
});

test('a recovery voids its sibling and everything else, and its owner gets a mail', async () => {
  const all = await handedOut();
  const notices = (await t.mailsTo(all.user.email)).filter(({ text }) => text.includes('A new password was'));
  expect(notices).toEqual([]);
  expect((await recover(all.resets[0])).status).toBe(200);
  await expectVoid(all);
  expect(await bodyOf(await confirmChange(all.changes[1]))).toMatchObject({ code: 'invalid_link' });
  expect((await t.request('/auth/v1/user', { token: all.user.token })).status).toBe(401);
  await expect
    .poll(async () =>
      (await t.mailsTo(all.user.email)).some(({ text }) => text.includes('A new password was')),
    )
    .toBe(true);
});

test('a change of address voids everything else, keeps the session that asked, and mails the old address', async () => {
  const all = await handedOut();
  expect((await confirmChange(all.changes[1])).status).toBe(200);
  await expectVoid(all);
  expect((await t.request('/auth/v1/user', { token: all.user.token })).status).toBe(200);
  await mailWith(all.user.email, 'The email address of your account was changed');
  // Opened again it says that all is well.
  const again = await bodyOf(await confirmChange(all.changes[1]));
  expect(again).toMatchObject({ code: 'already_confirmed' });
  expect(again.message).toContain('already been confirmed');
});

test('a confirmation voids the links that were mailed to the unconfirmed account', async () => {
  await t.forgetLimits();
  const email = fresh();
  await t.post('/auth/v1/signup', { email, password: TEST_PASSWORD });
  const first = tokenIn(await t.mail(email));
  await t.post('/auth/v1/resend', { email });
  const second = tokenIn(await t.mail(email, 2));
  expect(second).not.toBe(first);
  const reset = await askRecovery(email);
  const confirm = (token: string) => t.post('/auth/v1/verify', { type: 'signup', token });
  expect((await confirm(second)).status).toBe(200);
  // A scanner, a second click or the older mail: each is told that nothing is left to do.
  for (const token of [second, first]) {
    const again = await bodyOf(await confirm(token));
    expect(again).toMatchObject({ code: 'already_confirmed' });
    expect(again.message).toContain('already confirmed');
  }
  expect(await bodyOf(await recover(reset))).toMatchObject({ code: 'invalid_link' });
  expect((await t.signIn(email)).token).toBeTruthy();
});

test('a mail that is made only after the account was secured carries a void token', async () => {
  await t.forgetLimits();
  const user = await t.signedIn();
  const to = fresh();
  const [{ epoch }] = await t.query('select mail_epoch as epoch from users where id = $1', [user.userId]);
  expect((await recover(await askRecovery(user.email))).status).toBe(200);
  const data = { userId: user.userId, sessionId: '', epoch: String(epoch) };
  await t.app.deps.jobs.enqueue('send-mail', { to, template: 'change-email', data });
  const late = tokenIn(await t.mail(to));
  expect(await bodyOf(await confirmChange(late))).toMatchObject({ code: 'invalid_link' });
});

test('a second-factor challenge and a linking under way end with the password of before', async () => {
  await t.forgetLimits();
  const user = await t.signedIn();
  const value = JSON.stringify({ callbackURL: '/', link: { email: user.email, userId: user.userId } });
  await t.query(
    `insert into verifications (identifier, value, expires_at) values
       ('state-of-${user.userId}', $1, now() + interval '9 minutes'),
       ('challenge-of-${user.userId}', $2, now() + interval '9 minutes')`,
    [value, user.userId],
  );
  expect((await recover(await askRecovery(user.email))).status).toBe(200);
  const left = await t.query('select identifier from verifications where identifier like $1', [
    `%-of-${user.userId}`,
  ]);
  expect(left).toEqual([]);
});

test('of a password change and a recovery at once one goes through', async () => {
  await t.forgetLimits();
  const user = await t.signedIn();
  const reset = await askRecovery(user.email);
  const change = (password: string) =>
    t.request('/auth/v1/user/password', {
      method: 'PUT',
      token: user.token,
      json: { current_password: TEST_PASSWORD, password },
    });
  const answers = await Promise.all([change('Another-one-1'), recover(reset), change('Another-one-2')]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const cookies = cookieOf(await t.post('/auth/v1/signin', { email: user.email, password: TEST_PASSWORD }));
  expect(cookies).toBe('');
});
