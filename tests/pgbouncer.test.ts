import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkDatabase } from '../src/server/db/check-database.ts';
import { IDEA, insertUser, type TestUser } from './analysis-app.ts';
import { type ChaosProxy, createChaosProxy } from './chaos-proxy.ts';
import { type ChildServer, startChildServer } from './child-server.ts';
import { testLibrary } from './library-index.ts';
import { hasPgBouncer, type Pooler, startPooler } from './pgbouncer.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const IGNORED = ['statement_timeout', 'idle_in_transaction_session_timeout'];
const SECRET = randomBytes(24).toString('hex');
const PUBLIC_URL = 'http://127.0.0.1:1';

let app: TestApp;
let direct: string;
let proxy: ChaosProxy;
/** The database's address through the proxy. */
let proxied: string;

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  beforeAll(async () => {
    app = await createTestApp({ LACUNA_SECRET: SECRET, LACUNA_PUBLIC_URL: PUBLIC_URL });
    direct = app.deps.database.directUrl;
    const address = new URL(direct);
    proxy = await createChaosProxy({ host: address.hostname, port: Number(address.port) });
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    proxied = address.href;
  }, 120_000);
  afterAll(async () => {
    await proxy.close();
    await app.close();
  });

  const startServer = async (urls: Record<string, string>): Promise<ChildServer> =>
    startChildServer({
      ...(await testLibrary()),
      LACUNA_SECRET: SECRET,
      LACUNA_PUBLIC_URL: PUBLIC_URL,
      ...urls,
    });

  const caller = (server: ChildServer, user: TestUser) => (name: string, body: object) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  describe('in transaction mode', () => {
    let pooler: Pooler;
    beforeAll(async () => {
      pooler = await startPooler(direct, { mode: 'transaction', size: 4, ignored: [] });
    });
    afterAll(() => pooler.close());

    test('it is refused with the reason and the setting that helps, whatever the pooler ignores', async () => {
      await expect(checkDatabase({ url: pooler.url, directUrl: null })).rejects.toThrow(
        /unsupported startup parameter.*DATABASE_DIRECT_URL/s,
      );
      const forgetful = await startPooler(direct, { mode: 'transaction', size: 4, ignored: IGNORED });
      try {
        await expect(checkDatabase({ url: forgetful.url, directUrl: null })).rejects.toThrow(
          /pooler in transaction mode.*DATABASE_DIRECT_URL/s,
        );
        await expect(checkDatabase({ url: forgetful.url, directUrl: forgetful.url })).rejects.toThrow(
          'leads through a pooler as well',
        );
      } finally {
        await forgetful.close();
      }
      await expect(checkDatabase({ url: direct, directUrl: null })).resolves.toBeUndefined();
    });

    test('with DATABASE_DIRECT_URL everything works over few connections, and none of them is left changed', {
      timeout: 180_000,
    }, async () => {
      await checkDatabase({ url: pooler.url, directUrl: direct });
      const server = await startServer({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct });
      try {
        const post = caller(server, await insertUser(app, 'admin'));
        const analysis = await post('analyze-idea', { searchTerms: [IDEA] });
        expect(analysis.status).toBe(200);
        const { session_id } = (await analysis.json()) as { session_id: string };
        const asked = { sessionId: session_id, message: 'What is the nearest patent?' };
        const chat = await post('chat-with-ai', asked);
        expect(await chat.json()).toMatchObject({ success: true });
        const writes = Array.from({ length: 60 }, () =>
          post('atomic-usage-increment', { limitType: 'chat_messages' }),
        );
        const statuses = (await Promise.all(writes)).map(({ status }) => status);
        expect(new Set(statuses)).toEqual(new Set([200]));
        expect(await timeoutsSeen(pooler.url)).toEqual(new Set(['0 0']));
      } finally {
        await server.kill();
      }
    });
  });

  test('in session mode a restart of the database is answered with 503 and Retry-After, and heals within 10 s', {
    timeout: 180_000,
  }, async () => {
    const pooler = await startPooler(proxied, { mode: 'session', size: 60, ignored: IGNORED });
    await checkDatabase({ url: pooler.url, directUrl: null });
    const server = await startServer({ DATABASE_URL: pooler.url });
    try {
      const post = caller(server, await insertUser(app, 'admin'));
      const write = () => post('atomic-usage-increment', { limitType: 'chat_messages' });
      const answers: Response[] = [...(await Promise.all(Array.from({ length: 20 }, write)))];
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      proxy.down();
      for (let round = 0; round < 5; round++)
        answers.push(...(await Promise.all(Array.from({ length: 10 }, write))));
      proxy.up();
      const backAt = performance.now();
      await vi.waitFor(
        async () => {
          const answer = await write();
          answers.push(answer);
          expect(answer.status).toBe(200);
        },
        { timeout: 10_000, interval: 50 },
      );
      expect(performance.now() - backAt).toBeLessThan(10_000);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) {
        expect(answer.status, await answer.clone().text()).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await server.kill();
      await pooler.close();
    }
  });
});

/** Time limits on the server's connections behind the pooler, as whoever gets one next finds them. */
async function timeoutsSeen(url: string): Promise<Set<string>> {
  const seen = new Set<string>();
  const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ seen: string }>(
        `select current_setting('statement_timeout') || ' ' ||
           current_setting('idle_in_transaction_session_timeout') as seen, pg_sleep(0.1)`,
      );
      if (rows[0]) seen.add(rows[0].seen);
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return seen;
}
