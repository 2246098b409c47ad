import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { inTransaction } from '../db/database.ts';
import type { JobQueue } from './job-queue.ts';
import { createJobQueue } from './pg-boss-queue.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
const open: JobQueue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop(2_000)));
});
afterAll(() => database.close());

function newQueue(): JobQueue {
  const queue = createJobQueue({ database, log });
  open.push(queue);
  return queue;
}

test('a job enqueued in a transaction runs after the commit, and never after a rollback', async () => {
  const queue = newQueue();
  const seen: string[] = [];
  await queue.work('run-analysis', async ({ runId }) => {
    seen.push(runId);
  });
  await expect(
    inTransaction(database.db, async (tx) => {
      await queue.enqueue('run-analysis', { runId: 'rolled back' }, { tx });
      throw new Error('roll back');
    }),
  ).rejects.toThrow('roll back');
  await inTransaction(database.db, async (tx) => {
    await queue.enqueue('run-analysis', { runId: 'committed' }, { tx });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([]);
  });
  const start = performance.now();
  await vi.waitFor(() => expect(seen).toEqual(['committed']), { timeout: 3_000, interval: 5 });
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a throwing job fails alone and is tried again', async () => {
  const queue = newQueue();
  const runs: string[] = [];
  await queue.enqueue('send-mail', { to: 'bad', template: '', data: {} });
  await queue.enqueue('send-mail', { to: 'good', template: '', data: {} });
  await queue.work('send-mail', async ({ to }) => {
    runs.push(to);
    if (to === 'bad' && runs.filter((name) => name === 'bad').length === 1) throw new Error('once');
  });
  await vi.waitFor(() => expect([...runs].sort()).toEqual(['bad', 'bad', 'good']), 15_000);
});

test('of waiting jobs with one key only one is kept', async () => {
  const queue = newQueue();
  const userId = randomUUID();
  const seen: (string | null)[] = [];
  for (let n = 0; n < 5; n++) {
    await queue.enqueue('reconcile-billing', { userId }, { singletonKey: userId });
    await queue.enqueue('reconcile-billing', { userId: null }, { singletonKey: 'all' });
  }
  await queue.work('reconcile-billing', async (payload) => {
    seen.push(payload.userId);
  });
  await vi.waitFor(() => expect(seen).toHaveLength(2), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(new Set(seen)).toEqual(new Set([userId, null]));
});

test('jobs of one burst are shared by two processes and each runs once', async () => {
  const [left, right] = [newQueue(), newQueue()];
  const seen: string[] = [];
  const handler = async ({ to }: { to: string }) => {
    seen.push(to);
  };
  await left.work('send-mail', handler);
  await right.work('send-mail', handler);
  await inTransaction(database.db, async (tx) => {
    for (let n = 0; n < 100; n++) {
      await left.enqueue('send-mail', { to: `burst ${n}`, template: '', data: {} }, { tx });
    }
  });
  await vi.waitFor(() => expect(seen.filter((to) => to.startsWith('burst'))).toHaveLength(100), 10_000);
  expect(new Set(seen).size).toBe(seen.length);
});

test('stop waits for the running job and takes no new one', async () => {
  const queue = newQueue();
  let finished = false;
  let begin = () => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await queue.work('run-analysis', async () => {
    begin();
    await new Promise((resolve) => setTimeout(resolve, 400));
    finished = true;
  });
  await queue.enqueue('run-analysis', { runId: 'slow' });
  await started;
  await queue.stop(5_000);
  expect(finished).toBe(true);
});

test('a schedule is stored for all processes', async () => {
  const queue = newQueue();
  await queue.schedule('sweep', '*/5 * * * *', {});
  await queue.schedule('sweep', '*/10 * * * *', {});
  const { rows } = await database.pool.query("select cron from pgboss.schedule where name = 'sweep'");
  expect(rows).toEqual([{ cron: '*/10 * * * *' }]);
});

test('housekeeping runs at once, goes on after a failure, and ends with the queue', async () => {
  const queue = newQueue();
  let runs = 0;
  queue.every(0.05, async () => {
    runs++;
    if (runs === 1) throw new Error('first');
  });
  expect(runs).toBe(1);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2));
  await queue.stop(1_000);
  const atStop = runs;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(runs).toBe(atStop);
});
