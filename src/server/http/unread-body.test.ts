import { Agent, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let app: TestApp;
let server: Server;
beforeAll(async () => {
  app = await createTestApp();
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.api.hono.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve()) as Server;
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

interface Sent {
  status: number;
  /** What the answer said of the connection. */
  connection: string | undefined;
  /** Whether the connection is open some time after the answer. */
  open: boolean;
}

/** Sends a body on a connection of its own, and looks at that connection later than the server library would cut it. */
async function sent(path: string, body: string, more: OutgoingHttpHeaders = {}): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', ...more };
  let open = true;
  const answer = await new Promise<Omit<Sent, 'open'>>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      const { connection } = response.headers;
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, connection }));
    });
    call.on('socket', (socket) => socket.on('close', () => (open = false)));
    call.on('error', reject);
    call.end(body);
  });
  await sleep(1_000);
  agent.destroy();
  return { ...answer, open };
}

const large = JSON.stringify({ text: 'x'.repeat(200_000) });
const chunked = { 'transfer-encoding': 'chunked' };
const bearer = { authorization: 'Bearer a.b.c' };

const early = [
  { why: 'nobody is signed in', path: '/functions/v1/analyze-idea', status: 401 },
  { why: 'the token is not valid', path: '/functions/v1/analyze-idea', status: 401, headers: bearer },
  { why: 'the body is larger than the route takes', path: '/functions/v1/create-checkout', status: 413 },
  { why: 'the body is larger than is read', path: '/api/analytics/log', status: 204 },
  { why: 'there is no such route', path: '/api/nothing', status: 404 },
];

test.each(early)(
  'an early answer leaves the connection usable: $why',
  async ({ path, status, headers = {} }) => {
    expect(await sent(path, large, headers)).toEqual({ status, connection: 'keep-alive', open: true });
  },
);

test('a body that does not come holds no answer back for long', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 100_000 };
  const start = performance.now();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/functions/v1/analyze-idea', method: 'POST', headers };
    const call = request(options, (response) => {
      resolve(response.statusCode);
      call.destroy();
    });
    call.on('error', reject);
    call.write('{');
  });
  expect(status).toBe(401);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a body without a declared end that is too large ends the connection, and the answer says so', async () => {
  const answer = await sent('/functions/v1/create-checkout', large, chunked);
  expect(answer).toEqual({ status: 413, connection: 'close', open: false });
});
