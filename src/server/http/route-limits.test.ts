import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser } from '../../../tests/analysis-app.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { RATE_LIMITS } from '../../contract/limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Ends one thing that the caller holds: sign-ins and identities are few, and each goes once. */
const boundedByItself = [
  'DELETE /auth/v1/sessions/:id',
  'DELETE /auth/v1/identities/:id',
  'POST /rest/v1/rpc/is_admin',
];

test('every change that a signed-in person can ask for has a limiter', () => {
  const open = app.api.routes
    .filter(({ method, access, rateLimit }) => method !== 'GET' && access === 'user' && !rateLimit)
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.filter((route) => !boundedByItself.includes(route))).toEqual([]);
});

test('beyond the limit a change is refused with the time to wait', async () => {
  const user = await insertUser(app);
  const stop = () =>
    app.request('/functions/v1/stop-analysis', {
      token: user.token,
      json: { sessionId: crypto.randomUUID() },
    });
  for (let n = 0; n < RATE_LIMITS.action.max; n++) expect((await stop()).status).toBe(404);
  const refused = await stop();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
});

test('an account exports so many files an hour, over all its sessions, and then is told so', async () => {
  const user = await insertUser(app);
  const { rows } = await app.deps.database.pool.query<{ id: string }>(
    `insert into idea_sessions (user_id, prompt, clustering_status)
     select $1, 'A planter', 'completed' from generate_series(1, 2) returning id`,
    [user.userId],
  );
  const exported = (n: number) =>
    app.request(`/api/sessions/${rows[n % 2]?.id}/export?format=md`, { token: user.token });
  for (let n = 0; n < RATE_LIMITS.export.max; n++) expect((await exported(n)).status).toBe(200);
  const refused = await exported(0);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'export_limit_reached',
    message: 'You can export 60 files an hour. Please wait 15 minutes before the next one.',
  });
  const other = await insertUser(app);
  expect((await app.request('/api/sessions/x/export?format=md', { token: other.token })).status).not.toBe(
    429,
  );
});
