import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createEnginePool, type EnginePool } from './engine-pool.ts';

const script = new URL('../../../../../tests/unreliable-worker.ts', import.meta.url);
const pools: EnginePool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function newPool(size = 1, dataDir = tmpdir()): EnginePool {
  const log = pino({ level: 'silent' });
  const settings = { location: { dataDir, indexUri: '', shippedDataDir: '' } };
  const pool = createEnginePool({ script, settings, size, log, onBuilding: () => undefined });
  pools.push(pool);
  return pool;
}

const analyze = (pool: EnginePool, idea: string, options: { owner?: string; signal?: AbortSignal } = {}) =>
  pool.run(
    {
      call: 'analyze',
      input: { idea, asOf: '2026-01-01', seed: 1 },
      onProgress: () => undefined,
      signal: options.signal ?? null,
    },
    options.owner ?? 'ann',
  ) as unknown as Promise<string[]>;
const search = (pool: EnginePool) =>
  pool.run({ call: 'search', input: { text: '', limit: 1 }, onProgress: () => undefined, signal: null }, '');

test('a crash fails the task under way alone; the thread is replaced and the queue goes on', async () => {
  const pool = newPool();
  const crash = analyze(pool, 'crash');
  const next = analyze(pool, 'next');
  await expect(crash).rejects.toThrow('code 7');
  expect(await next).toEqual(['next']);
  expect(pool.open).toBe(true);
});

test('a failure of the analysis rejects its caller and harms nothing else', async () => {
  const pool = newPool();
  await expect(analyze(pool, 'fail')).rejects.toThrow('the idea says so');
  expect(await analyze(pool, 'next')).toEqual(['fail', 'next']);
});

test('owners take turns: one with many analyses delays another by one', async () => {
  const pool = newPool();
  const many = [1, 2, 3, 4].map((n) => analyze(pool, `ann ${n}`));
  const other = analyze(pool, 'bob', { owner: 'bob' });
  expect(await other).toContain('bob');
  const order = (await Promise.all(many)).at(-1);
  expect(order).toEqual(['ann 1', 'bob', 'ann 2', 'ann 3', 'ann 4']);
});

test('a search does not wait for the analysis under way', async () => {
  const pool = newPool();
  await search(pool);
  const ended: string[] = [];
  const slow = analyze(pool, 'wait 1500').then(() => ended.push('analysis'));
  await search(pool).then(() => ended.push('search'));
  await slow;
  expect(ended).toEqual(['search', 'analysis']);
});

test('a stop rejects at once, waiting or running, and the thread serves on', async () => {
  const pool = newPool();
  await search(pool);
  const running = new AbortController();
  const waiting = new AbortController();
  const first = analyze(pool, 'wait 5000', { signal: running.signal });
  const second = analyze(pool, 'never begun', { signal: waiting.signal });
  waiting.abort(new Error('stopped waiting'));
  await expect(second).rejects.toThrow('stopped waiting');
  running.abort(new Error('stopped running'));
  await expect(first).rejects.toThrow('stopped running');
  expect(await analyze(pool, 'next')).toEqual(['wait 5000', 'next']);
});

test.each(['hang', 'spin'])(
  'a stopped analysis that never looks (%s) is ended with its thread',
  async (idea) => {
    const pool = newPool();
    const stop = new AbortController();
    await search(pool);
    const hanging = analyze(pool, idea, { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(hanging).rejects.toThrow('stopped');
    expect(await analyze(pool, 'next')).toEqual(['next']);
  },
  40_000,
);

test('what waits fails when the library cannot be opened time after time; once it can be, calls are served', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lacuna-pool-'));
  const dataDir = join(root, 'library');
  try {
    const pool = newPool(1, dataDir);
    const waiting = [analyze(pool, 'waiting'), search(pool)];
    const ends = await Promise.allSettled(waiting);
    expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual([
      'The patent library cannot be opened.',
      'The patent library cannot be opened.',
    ]);
    mkdirSync(dataDir);
    expect(await analyze(pool, 'next')).toEqual(['next']);
  } finally {
    rmSync(root, { recursive: true });
  }
}, 40_000);

test('close rejects what waits and what runs', async () => {
  const pool = newPool();
  const running = analyze(pool, 'wait 5000');
  const waiting = analyze(pool, 'waiting');
  const ends = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(analyze(pool, 'late')).rejects.toThrow('closed');
});
