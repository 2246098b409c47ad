import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '../../config.ts';
import type { Model, TokenCount } from './model.ts';
import { openModel } from './open-model.ts';

/** What the server does with its nth request, counted from 1. */
let behave: (response: ServerResponse, nth: number) => unknown;
let requests = 0;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    behave(response, ++requests);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  requests = 0;
});

function answer(response: ServerResponse, content = '{"a":1}'): void {
  const message = { role: 'assistant', content };
  const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'r', choices: [{ index: 0, message, finish_reason: 'stop' }], usage }));
}

interface Books {
  booked: number[];
  settled: (TokenCount & { requests: number })[];
}

/** A model over the server, and what it books; the ledger has room for so many bookings. */
function open(room = Number.POSITIVE_INFINITY, timeout = 5_000): { model: Model; books: Books } {
  const { port } = server.address() as AddressInfo;
  const config = loadConfig({
    LACUNA_ENV: 'test',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'slow',
    AI_TIMEOUT_MS: String(timeout),
  });
  const books: Books = { booked: [], settled: [] };
  const book = async (_userId: string | null, tokens: number) => {
    if (books.booked.length >= room) return null;
    books.booked.push(tokens);
    return { settle: async (spent: Books['settled'][number]) => void books.settled.push(spent) };
  };
  const log = pino({ level: 'silent' });
  return { model: openModel('openai-compatible', { config, ledger: () => ({ book }), log }), books };
}

const ask = (model: Model) =>
  model.ask(
    {
      purpose: 'test',
      instructions: 'Count.',
      prompt: 'Count to one.',
      schema: z.object({ a: z.number() }),
      maxOutputTokens: 100,
      temperature: 0,
    },
    { signal: new AbortController().signal, userId: null },
  );

test('a late answer is waited for as long as the settings say, whatever the patience of the process', async () => {
  const usual = getGlobalDispatcher();
  // Node's own client gives up after five minutes; here after a tenth of a second.
  setGlobalDispatcher(new Agent({ headersTimeout: 100, bodyTimeout: 100 }));
  try {
    behave = (response) => setTimeout(() => answer(response), 2_500);
    const { model } = open();
    expect(await ask(model)).toMatchObject({ value: { a: 1 }, calls: 1 });
    expect(requests).toBe(1);
  } finally {
    setGlobalDispatcher(usual);
  }
});

test('after the time-out of the settings nothing is sent again, and what was sent counts as spent', async () => {
  behave = () => undefined;
  const { model, books } = open(undefined, 600);
  await expect(ask(model)).rejects.toMatchObject({ kind: 'timeout' });
  await sleep(2_500);
  expect(requests).toBe(1);
  expect(books.settled).toEqual([{ input: expect.any(Number), output: 0, requests: 1 }]);
  expect(books.settled[0]?.input).toBeGreaterThan(0);
});

const breaks: [string, (response: ServerResponse) => unknown][] = [
  ['hangs up before it answers', (response) => response.destroy()],
  [
    'hangs up in the middle',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 50);
    },
  ],
  ['stands behind a proxy that gives up', (response) => response.writeHead(504).end('late')],
];

test.each(breaks)(
  'a server that %s once is asked once more, and both requests are booked',
  async (_, fail) => {
    behave = (response, nth) => (nth === 1 ? fail(response) : answer(response));
    const { model, books } = open();
    expect(await ask(model)).toMatchObject({ value: { a: 1 }, calls: 2 });
    expect(requests).toBe(2);
    expect(books.booked).toHaveLength(2);
    expect(books.booked[0]).toBe(books.booked[1]);
    expect(books.settled[0]?.requests).toBe(2);
    // Seven for the answered one, and the lost one by our own count.
    expect(books.settled[0]?.input).toBeGreaterThan(7);
  },
);

test.each(breaks)('a server that %s each time is asked twice in all', async (_, fail) => {
  behave = fail;
  const { model } = open();
  await expect(ask(model)).rejects.toMatchObject({ kind: 'provider' });
  expect(requests).toBe(2);
});

test('without room in the budget a lost request is not repeated', async () => {
  behave = (response) => response.destroy();
  const { model, books } = open(1);
  await expect(ask(model)).rejects.toMatchObject({ kind: 'cap' });
  expect(requests).toBe(1);
  expect(books.settled).toEqual([{ input: expect.any(Number), output: 0, requests: 1 }]);
  expect(books.settled[0]?.input).toBeGreaterThan(0);
});

test('a conversation whose connection is lost before the first word is sent once more', async () => {
  behave = (response, nth) => {
    if (nth === 1) return response.destroy();
    const delta = (part: object, finish_reason: string | null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: part, finish_reason }] })}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    delta({ role: 'assistant', content: 'Yes.' }, null);
    delta({}, 'stop');
    response.end('data: [DONE]\n\n');
  };
  const { model, books } = open();
  const { text } = await model.converse(
    {
      purpose: 'test',
      instructions: 'Answer.',
      messages: [{ role: 'user', content: 'Is it?' }],
      tools: [],
      maxSteps: 2,
      maxOutputTokens: 100,
    },
    { signal: new AbortController().signal, userId: null, onText: () => undefined },
  );
  expect(text).toBe('Yes.');
  expect(requests).toBe(2);
  expect(books.settled[0]?.requests).toBe(2);
});
