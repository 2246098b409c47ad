import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { AppError } from '../../../contract/errors.ts';
import { RATE_LIMITS } from '../../../contract/limits.ts';
import { addressSubject } from './address-subject.ts';
import { answerOnce } from './answer-once.ts';
import { peekAttempts, refuseBlocked } from './peek-attempts.ts';
import { pruneRates } from './prune-rates.ts';
import { resetAttempts } from './reset-attempts.ts';
import { takeAttempt } from './take-attempt.ts';

let app: ModuleContext;
beforeAll(async () => {
  app = await createModuleContext();
});
afterAll(() => app.close());

/** Lets time pass for the records of one scope, as the database sees it. */
async function pass(scope: string, seconds: number): Promise<void> {
  const interval = sql`make_interval(secs => ${seconds})`;
  await app.deps.database.db.execute(sql`
    update rate_limits set attempts = array(select t - ${interval} from unnest(attempts) t),
      blocked_until = blocked_until - ${interval}, updated_at = updated_at - ${interval}
    where scope = ${scope}`);
}

test('of 100 parallel attempts exactly the maximum passes, and the rest learns when to come back', async () => {
  const ctx = await app.newUser();
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, () => takeAttempt(ctx, { limiter: 'default', scope: 'parallel' })),
  );
  expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(RATE_LIMITS.default.max);
  const refused = results.find((r) => r.status === 'rejected')?.reason as AppError;
  expect(refused.code).toBe('rate_limited');
  expect(refused.retryAfter).toBe(RATE_LIMITS.default.block / 1000);
});

test('a burst at one counter waits for it without holding the connections of others', async () => {
  const ctx = await app.newUser();
  const attempt = () => takeAttempt(ctx, { limiter: 'default', scope: 'burst' });
  await attempt();
  const { pool, db } = app.deps.database;
  const holder = await pool.connect();
  await holder.query("begin; select 1 from rate_limits where scope = 'burst' for update");
  const burst = Promise.allSettled(Array.from({ length: 50 }, attempt));
  await db.execute(sql`select 1`);
  expect(pool.waitingCount).toBe(0);
  expect(pool.totalCount - pool.idleCount).toBe(2);
  await holder.query('commit');
  holder.release();
  const passed = (await burst).filter(({ status }) => status === 'fulfilled');
  expect(passed).toHaveLength(RATE_LIMITS.default.max - 1);
});

test('the window slides, and a block ends when its time is over, however often it was knocked at', async () => {
  const ctx = await app.newUser();
  const input = { limiter: 'analysis', scope: 'slide' } as const;
  await takeAttempt(ctx, input);
  await pass('slide', 200);
  await takeAttempt(ctx, input);
  await takeAttempt(ctx, input);
  expect(await peekAttempts(ctx, input)).toEqual({ blockedFor: 0, remaining: 0 });
  await pass('slide', 101);
  await takeAttempt(ctx, input);
  await expect(takeAttempt(ctx, input)).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'Please wait 15 minutes before submitting another idea for analysis.',
  });
  await pass('slide', 899);
  await expect(takeAttempt(ctx, input)).rejects.toMatchObject({ retryAfter: 1 });
  await pass('slide', 2);
  await takeAttempt(ctx, input);
  expect((await peekAttempts(ctx, input)).remaining).toBe(2);
});

test('a limiter by key serves sign-in: peeking counts nothing, success resets, the message names the minutes', async () => {
  const input = { limiter: 'login', scope: 'sign-in', key: 'account|203.0.113.7' } as const;
  for (let i = 0; i < RATE_LIMITS.login.max; i++) {
    await refuseBlocked(app.system, input);
    await takeAttempt(app.system, input);
  }
  await refuseBlocked(app.system, input);
  await expect(takeAttempt(app.system, input)).rejects.toMatchObject({
    code: 'login_blocked',
    message: 'Too many login attempts. Please wait 30 minutes before trying again.',
  });
  await expect(refuseBlocked(app.system, input)).rejects.toMatchObject({ code: 'login_blocked' });
  await resetAttempts(app.system, input);
  await takeAttempt(app.system, input);
});

test('people, addresses and scopes are counted apart, and admins not at all', async () => {
  const [one, other, admin] = [await app.newUser(), await app.newUser(), await app.newUser('admin')];
  const input = { limiter: 'analysis', scope: 'apart' } as const;
  for (let i = 0; i < 3; i++) await takeAttempt(one, input);
  await expect(takeAttempt(one, input)).rejects.toBeInstanceOf(AppError);
  await takeAttempt(one, { ...input, scope: 'another' });
  await takeAttempt(other, input);
  await takeAttempt(app.system, input);
  for (let i = 0; i < 10; i++) await takeAttempt(admin, input);
});

test('an IPv6 client is its /64, an IPv4 client its address', () => {
  expect(addressSubject('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressSubject('2001:0db8:0001:0002::ffff')).toBe('2001:db8:1:2::/64');
  expect(addressSubject('::1')).toBe('0:0:0:0::/64');
  expect(addressSubject('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressSubject('192.0.2.1')).toBe('192.0.2.1');
});

test('records older than a day go, younger ones stay', async () => {
  const ctx = await app.newUser();
  await takeAttempt(ctx, { limiter: 'default', scope: 'old' });
  await takeAttempt(ctx, { limiter: 'default', scope: 'young' });
  await pass('old', 25 * 3600);
  await pass('young', 23 * 3600);
  await pruneRates(app.system);
  const { rows } = await app.deps.database.db.execute(
    sql`select scope from rate_limits where scope in ('old', 'young')`,
  );
  expect(rows).toEqual([{ scope: 'young' }]);
});

test('the same key and body runs once: 409 in flight, then the same answer; another body is refused', async () => {
  const ctx = await app.newUser();
  const request = { key: 'key', route: '/once', body: { idea: 'a' } };
  let runs = 0;
  let finish = (_: unknown) => {};
  const gate = new Promise((resolve) => {
    finish = resolve;
  });
  const run = async () => {
    runs++;
    await gate;
    return { number: runs };
  };
  const first = answerOnce(ctx, request, run);
  await expect.poll(() => runs).toBe(1);
  await expect(answerOnce(ctx, request, run)).rejects.toMatchObject({ code: 'idempotency_in_flight' });
  finish(null);
  expect(await first).toEqual({ number: 1 });
  expect(await answerOnce(ctx, request, run)).toEqual({ number: 1 });
  await expect(answerOnce(ctx, { ...request, body: { idea: 'b' } }, run)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await answerOnce(await app.newUser(), request, run)).toEqual({ number: 2 });
});

test('a failure is not kept, and a request whose process died is taken over after its lease', async () => {
  const ctx = await app.newUser();
  const request = { key: 'fails', route: '/once', body: {} };
  const failing = () => Promise.reject(new AppError('analysis_failed'));
  await expect(answerOnce(ctx, request, failing)).rejects.toMatchObject({ code: 'analysis_failed' });
  expect(await answerOnce(ctx, request, async () => 'fine')).toBe('fine');
  await app.deps.database.db.execute(sql`
    insert into idempotency_keys (user_id, route, key, body_hash, running_until)
    select user_id, route, 'dead', body_hash, now() - interval '1 second' from idempotency_keys
    where user_id = ${ctx.actor.userId}`);
  expect(await answerOnce(ctx, { ...request, key: 'dead' }, async () => 'again')).toBe('again');
});
