import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient, retryDelay } from './query-client.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks once and answers how often the server was asked until the client gave up, and after how long. */
async function asked(error: Error): Promise<{ times: number; after: number }> {
  let times = 0;
  const started = Date.now();
  const query = createQueryClient().fetchQuery({
    queryKey: ['x'],
    queryFn: () => {
      times += 1;
      return Promise.reject(error);
    },
  });
  const after = query.catch(() => Date.now() - started);
  await vi.runAllTimersAsync();
  return { times, after: Number(await after) };
}

test('the wait before a repeat is 1 s × 2^n, and 30 s at most', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a failed read is repeated three times, after 1, 2 and 4 s', async () => {
  const down = new ApiError('internal', 'down', { status: 500 });
  expect(await asked(down)).toEqual({ times: 4, after: 7000 });
});

test('what the server refused for good is not asked again', async () => {
  expect(await asked(new ApiError('forbidden', 'no', { status: 403 }))).toEqual({ times: 1, after: 0 });
});

test('data stays fresh for five minutes', async () => {
  const client = createQueryClient();
  let times = 0;
  const read = () => client.fetchQuery({ queryKey: ['x'], queryFn: async () => ++times });
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});
