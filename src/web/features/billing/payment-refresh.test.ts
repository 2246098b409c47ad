import { expect, test } from 'vitest';
import { followPayment } from './payment-refresh.ts';

async function follow(failures: number): Promise<{ result: string; log: (number | 'refresh')[] }> {
  const log: (number | 'refresh')[] = [];
  let left = failures;
  const result = await followPayment({
    refresh: async () => {
      log.push('refresh');
      if (left-- > 0) throw new Error('not yet');
    },
    wait: async (milliseconds) => void log.push(milliseconds),
  });
  return { result, log };
}

test('two seconds, then the refresh', async () => {
  expect(await follow(0)).toEqual({ result: 'active', log: [2000, 'refresh'] });
});

test('after failures 1, 2 and 4 seconds', async () => {
  expect(await follow(2)).toEqual({
    result: 'active',
    log: [2000, 'refresh', 1000, 'refresh', 2000, 'refresh'],
  });
});

test('three retries, then done all the same', async () => {
  expect(await follow(9)).toEqual({
    result: 'processed',
    log: [2000, 'refresh', 1000, 'refresh', 2000, 'refresh', 4000, 'refresh'],
  });
});
