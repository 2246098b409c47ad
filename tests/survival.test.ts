import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { insertUser, type TestUser } from './analysis-app.ts';
import { type ChaosProxy, createChaosProxy } from './chaos-proxy.ts';
import { type ChildServer, startChildServer } from './child-server.ts';
import { SERVED_IDEA, testLibrary } from './library-index.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Analyses in a server process of its own, over a database behind a proxy, while one or the other is broken. */
let app: TestApp;
let proxy: ChaosProxy;
let env: Record<string, string>;
let server: ChildServer;
let user: TestUser;

beforeAll(async () => {
  const secret = randomBytes(24).toString('hex');
  // The same secret and address, so that this process makes access tokens that the server takes.
  app = await createTestApp({ LACUNA_SECRET: secret, LACUNA_PUBLIC_URL: 'http://127.0.0.1:1' });
  const database = new URL(app.deps.database.pool.options.connectionString!);
  proxy = await createChaosProxy({ host: database.hostname, port: Number(database.port) });
  database.hostname = '127.0.0.1';
  database.port = String(proxy.port);
  env = {
    ...(await testLibrary()),
    LACUNA_SECRET: secret,
    LACUNA_PUBLIC_URL: 'http://127.0.0.1:1',
    DATABASE_URL: database.href,
  };
  server = await startChildServer(env);
}, 180_000);
afterEach(() => proxy.up());
afterAll(async () => {
  await server.kill();
  await proxy.close();
  await app.close();
});

const analyze = (index: number, key?: string) =>
  fetch(`${server.url}/functions/v1/analyze-idea`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify({ searchTerms: [`${SERVED_IDEA}, model ${index}`] }),
  });

/** A change that is cheap; the status of its answer. */
const increment = (key: string) =>
  fetch(`${server.url}/functions/v1/atomic-usage-increment`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ limitType: 'chat_messages' }),
  }).then(({ status }) => status);

/** Runs by status, how many sessions have ideas twice, and what was charged. */
async function state() {
  const { db } = app.deps.database;
  const runs = await db.execute<{ status: string; runs: number }>(sql`
    select status, count(*)::int as runs from analysis_runs where user_id = ${user.userId} group by status`);
  const doubled = await db.execute(sql`
    select session_id from ideas group by session_id, position having count(*) > 1`);
  const { rows } = await db.execute<{ charged: number; reserved: number; counter: number }>(sql`
    select count(*) filter (where state = 'committed')::int as charged,
      count(*) filter (where state = 'reserved')::int as reserved,
      (select coalesce(sum(idea_generations), 0)::int from user_usage where user_id = ${user.userId}) as counter
    from usage_ledger where user_id = ${user.userId}`);
  return {
    runs: Object.fromEntries(runs.rows.map((row) => [row.status, row.runs])),
    doubled: doubled.rows.length,
    ...rows[0]!,
  };
}

/** Waits until so many runs were started and at least one of them is under way. */
const untilRunning = (started: number) =>
  vi.waitFor(
    async () => {
      const { runs } = await state();
      expect(Object.values(runs).reduce((sum, count) => sum + count, 0)).toBe(started);
      expect(runs.running).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 5 },
  );
const untilAllEnded = (timeout: number) =>
  vi.waitFor(
    async () => {
      const { runs } = await state();
      expect([runs.queued ?? 0, runs.running ?? 0]).toEqual([0, 0]);
    },
    { timeout, interval: 250 },
  );

describe('a server that is killed', () => {
  test('in the middle of analyses: all are resumed within 60 s of the restart, each counts once', async () => {
    user = await insertUser(app, 'admin');
    const answers = Array.from({ length: 4 }, (_, n) => analyze(n).catch(() => null));
    await untilRunning(4);
    await server.kill();
    await Promise.all(answers);
    const before = await state();
    expect((before.runs.queued ?? 0) + (before.runs.running ?? 0)).toBeGreaterThan(0);
    server = await startChildServer(env);
    await untilAllEnded(60_000);
    expect(await state()).toEqual({
      runs: { completed: 4 },
      doubled: 0,
      charged: 4,
      reserved: 0,
      counter: 4,
    });
  }, 150_000);

  test('politely: what runs is finished, and the process ends within 30 s', async () => {
    user = await insertUser(app, 'admin');
    const answer = analyze(7);
    await untilRunning(1);
    const start = performance.now();
    expect(await server.terminate()).toBe(0);
    expect(performance.now() - start).toBeLessThan(30_000);
    expect((await answer).status).toBe(200);
    expect(await state()).toMatchObject({ runs: { completed: 1 }, charged: 1 });
    server = await startChildServer(env);
  }, 120_000);
});

describe('a database that', () => {
  const ready = () => fetch(`${server.url}/readyz`).then((response) => response.status);

  test('restarts: 503 with Retry-After, then all is well within 10 s and nothing is lost or doubled', async () => {
    user = await insertUser(app, 'admin');
    const answers = [analyze(20), analyze(21)];
    await untilRunning(2);
    proxy.down();
    const refused = await analyze(22);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    proxy.up();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000, interval: 100 });
    await untilAllEnded(60_000);
    const after = await state();
    expect(after).toMatchObject({ runs: { completed: 2 }, doubled: 0, charged: 2, counter: 2 });
    await Promise.all(answers.map((answer) => answer.catch(() => null)));
    expect((await analyze(23)).status).toBe(200);
  }, 120_000);

  test('answers no more: requests end as 503, and the server recovers within 10 s of its return', async () => {
    user = await insertUser(app, 'admin');
    proxy.stall();
    const start = performance.now();
    expect((await analyze(30)).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(20_000);
    proxy.up();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000, interval: 100 });
    expect((await analyze(31)).status).toBe(200);
  }, 120_000);

  test('leaves lines half-open: requests, jobs and open tabs are well again within 10 s', async () => {
    user = await insertUser(app, 'admin');
    const heard: string[] = [];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1`, {
      origin: 'http://127.0.0.1:1',
    });
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    socket.send(JSON.stringify({ op: 'join', ref: '1', topic: `user:${user.userId}`, token: user.token }));
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5_000);
    // Every connection of the pool was used just now.
    await Promise.all(Array.from({ length: 20 }, (_, n) => increment(`before ${n}`)));
    heard.length = 0;
    proxy.halfOpen();
    const start = performance.now();
    // One at a time, so that each that waits for a dead line finds the next one dead as well.
    await vi.waitFor(
      async () => expect(await increment(`after ${randomBytes(4).toString('hex')}`)).toBe(200),
      {
        timeout: 10_000,
        interval: 50,
      },
    );
    await vi.waitFor(() => expect(heard.join()).toContain('usage.changed'), {
      timeout: 10_000 - (performance.now() - start),
      interval: 50,
    });
    expect(performance.now() - start).toBeLessThan(10_000);
    socket.close();
    expect((await analyze(40)).status).toBe(200);
  }, 120_000);
});
