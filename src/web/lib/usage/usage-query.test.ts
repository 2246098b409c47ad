import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../api/api-client.ts';
import { usageMonthQuery, usageQuery } from './usage-query.ts';

/** A server whose database is in a month of its own, whatever this machine's clock says. */
function server(rows: object[]): ApiClient {
  return {
    call: async () => ({ month_year: '2031-03', resets_at: '2031-04-01T00:00:00.000Z' }),
    send: async () => new Response(JSON.stringify(rows), { headers: { 'content-range': '0-0/1' } }),
  } as unknown as ApiClient;
}
const read = (rows: object[]) => new QueryClient().fetchQuery(usageQuery(server(rows), 'someone'));
const used = { idea_generations: 1, category_searches: 2, chat_messages: 3 };
const none = { idea_generations: 0, category_searches: 0, chat_messages: 0 };

test('the month counted is the one of the database', async () => {
  expect(await read([{ month_year: '2031-03', ...used }])).toEqual(used);
  expect(await read([{ month_year: '2031-02', ...used }])).toEqual(none);
  expect(await read([])).toEqual(none);
  const { resetsAt } = await new QueryClient().fetchQuery(usageMonthQuery(server([])));
  expect(resetsAt.toISOString()).toBe('2031-04-01T00:00:00.000Z');
});
