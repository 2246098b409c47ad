import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { insertUser, type TestUser } from '../../../tests/analysis-app.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import type { ServerFrame } from '../../contract/events.ts';
import { systemContext } from '../context.ts';
import { announceRevocation } from '../modules/accounts/announce-revocation.ts';
import { attachRealtime } from './attach-realtime.ts';

let app: TestApp;
let server: Server;
let realtime: { close(): void };
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  server = createServer((_request, response) => response.end());
  realtime = attachRealtime(server, app.deps);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [ann, bob] = [await insertUser(app), await insertUser(app)];
});
afterAll(async () => {
  realtime.close();
  server.close();
  await app.close();
});

interface Client {
  socket: WebSocket;
  frames: ServerFrame[];
  /** Resolves with the close code. */
  closed: Promise<number>;
  send(frame: object): void;
  /** Waits for a frame that has these members. */
  next(part: Partial<ServerFrame> | Record<string, unknown>): Promise<ServerFrame>;
}

async function connect(headers: Record<string, string> = {}, path = '/realtime/v1'): Promise<Client> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const frames: ServerFrame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next: (part) =>
      vi.waitFor(() => {
        const found = frames.find((frame) =>
          Object.entries(part).every(([key, value]) => (frame as Record<string, unknown>)[key] === value),
        );
        if (!found) throw new Error(`no ${JSON.stringify(part)} in ${JSON.stringify(frames)}`);
        return found;
      }, 5_000),
  };
}

const topicOf = (user: TestUser) => `user:${user.userId}`;
const join = (user: TestUser, more: object = {}) => ({
  op: 'join',
  ref: 'j',
  topic: topicOf(user),
  token: user.token,
  ...more,
});
const eventIds = (client: Client) =>
  client.frames.flatMap((frame) => (frame.op === 'event' ? [frame.id] : []));

test('a joined client hears its topic alone, in order, and heartbeats are answered', async () => {
  const client = await connect();
  client.send(join(ann));
  await client.next({ op: 'ack', ref: 'j', topic: topicOf(ann) });
  client.send({ op: 'heartbeat', ref: 'h' });
  await client.next({ op: 'ack', ref: 'h' });
  await app.deps.events.publish(topicOf(bob), { type: 'usage.changed' });
  await app.deps.events.publish(topicOf(ann), { type: 'usage.changed' });
  await app.deps.events.publish(topicOf(ann), { type: 'sessions.changed' });
  await vi.waitFor(() => expect(eventIds(client)).toHaveLength(2));
  const [first, second] = eventIds(client);
  expect(first).toBeLessThan(second!);
  client.send({ op: 'leave', ref: 'l', topic: topicOf(ann) });
  await client.next({ op: 'ack', ref: 'l' });
  await app.deps.events.publish(topicOf(ann), { type: 'usage.changed' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(eventIds(client)).toHaveLength(2);
  client.socket.close();
});

test('after a lost connection everything missed is replayed once, then the stream goes on', async () => {
  const first = await connect();
  first.send(join(ann));
  const ack = (await first.next({ op: 'ack' })) as Extract<ServerFrame, { op: 'ack' }>;
  first.socket.terminate();
  for (let n = 0; n < 600; n++) {
    await app.deps.events.publish(topicOf(ann), {
      type: 'chat.delta',
      session_id: 's',
      message_id: String(n),
      text: '',
    });
  }
  const again = await connect();
  again.send(join(ann, { last_event_id: ack.last_event_id }));
  void app.deps.events.publish(topicOf(ann), { type: 'usage.changed' });
  await vi.waitFor(() => expect(eventIds(again)).toHaveLength(601), 5_000);
  const ids = eventIds(again);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(ids[0]).toBeGreaterThan(ack.last_event_id ?? 0);
  again.socket.close();
});

test('topics of others, sessions of others and bad tokens are refused alike, the connection stays', async () => {
  const { rows } = await app.deps.database.db.execute<{ id: string }>(sql`
    insert into idea_sessions (user_id, prompt) values (${bob.userId}, 'x'), (${ann.userId}, 'y') returning id`);
  const [theirs, own] = rows;
  const client = await connect();
  client.send({ ...join(ann), ref: '1', topic: topicOf(bob) });
  client.send({ ...join(ann), ref: '2', topic: `session:${theirs!.id}` });
  client.send({ ...join(ann), ref: '3', topic: `session:${randomUUID()}` });
  client.send({ ...join(ann), ref: '4', token: 'a.b.c' });
  client.send({ ...join(bob), ref: '5' });
  client.send({ ...join(ann), ref: '6', topic: `session:${own!.id}` });
  await client.next({ op: 'ack', ref: '6' });
  const codes = client.frames.flatMap((frame) => (frame.op === 'error' ? [[frame.ref, frame.code]] : []));
  expect(codes).toEqual([
    ['1', 'not_found'],
    ['2', 'not_found'],
    ['3', 'not_found'],
    ['4', 'invalid_token'],
    ['5', 'forbidden'],
  ]);
  client.socket.close();
});

test('a connection that does not join is closed after five seconds, a bad frame closes at once', async () => {
  const silent = await connect();
  const rude = await connect();
  rude.send({ op: 'join', topic: 'everything' });
  expect(await rude.closed).toBe(4400);
  const start = performance.now();
  expect(await silent.closed).toBe(4408);
  expect(performance.now() - start).toBeLessThan(6_000);
});

test('a revoked session closes its stream within five seconds, others of the person stay', async () => {
  const [lost, kept] = [await insertUser(app), await insertUser(app)];
  const { rows } = await app.deps.database.db.execute<{ id: string }>(sql`
    insert into sessions (user_id, token, kind, expires_at)
    values (${lost.userId}, ${randomUUID()}, 'program', now() + interval '1 day') returning id`);
  const other = await app.deps.auth.tokens.sign({ userId: lost.userId, sessionId: rows[0]!.id });
  const [ending, staying, stranger] = [await connect(), await connect(), await connect()];
  ending.send(join(lost));
  staying.send(join({ ...lost, token: other.token }));
  stranger.send(join(kept));
  for (const client of [ending, staying, stranger]) await client.next({ op: 'ack' });
  await app.deps.database.db.execute(sql`delete from sessions where id = ${lost.sessionId}`);
  await announceRevocation(systemContext(app.deps, 'test'), lost.userId);
  const start = performance.now();
  expect(await ending.closed).toBe(4401);
  expect(performance.now() - start).toBeLessThan(5_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([staying.socket.readyState, stranger.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  staying.socket.close();
  stranger.socket.close();
});

test('a token that expires does not end a stream', async () => {
  const client = await connect();
  client.send(join(ann));
  await client.next({ op: 'ack' });
  app.clock.advance(20 * 60_000);
  await app.deps.events.publish(topicOf(ann), { type: 'usage.changed' });
  await client.next({ op: 'event' });
  client.socket.close();
  app.clock.advance(-20 * 60_000);
});

test('foreign pages and other paths are refused, our own page is not', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(connect({ origin: 'null' })).rejects.toThrow('403');
  await expect(connect({ host: 'evil.example' })).rejects.toThrow('403');
  await expect(connect({}, '/realtime/v2')).rejects.toThrow('404');
  for (const origin of [`http://127.0.0.1:${port}`, app.deps.config.publicUrl]) {
    const client = await connect({ origin });
    client.socket.close();
  }
});

test('a person has twelve connections at most, and places come back', async () => {
  const user = await insertUser(app);
  const clients: Client[] = [];
  for (let n = 0; n < 12; n++) {
    const client = await connect();
    client.send(join(user));
    await client.next({ op: 'ack' });
    clients.push(client);
  }
  const oneMore = await connect();
  oneMore.send(join(user));
  expect(await oneMore.closed).toBe(4429);
  clients[0]!.socket.close();
  await clients[0]!.closed;
  const another = await connect();
  another.send(join(user));
  await another.next({ op: 'ack' });
  for (const client of [...clients, another]) client.socket.close();
});

test('at shutdown every client is told to reconnect', async () => {
  const ownServer = createServer();
  const own = attachRealtime(ownServer, app.deps);
  await new Promise<void>((resolve) => ownServer.listen(0, '127.0.0.1', resolve));
  const { port } = ownServer.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1`);
  const frames: ServerFrame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  await new Promise((resolve) => socket.on('open', resolve));
  own.close();
  await new Promise((resolve) => socket.on('close', resolve));
  expect(frames).toEqual([{ op: 'reconnect', after_ms: expect.any(Number) }]);
  ownServer.close();
});
