import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedInUser } from '../../../../tests/sign-in.ts';
import { startLensServer } from '../../../../tests/stand-ins/lens-server.ts';
import { jsonReply, type PatentServer } from '../../../../tests/stand-ins/patent-server.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

let server: PatentServer;
let app: TestApp;
beforeAll(async () => {
  server = await startLensServer('token');
  app = await createTestApp({ PATENT_SOURCES: 'lens', LENS_TOKEN: 'token', LENS_BASE_URL: server.url });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

test('admins see health, what is left, use of today and the last error; nobody else does', async () => {
  const admin = await createSignedInUser(app, { admin: true });
  const user = await createSignedInUser(app);
  expect((await app.request('/api/admin/sources')).status).toBe(401);
  expect((await app.request('/api/admin/sources', { token: user.token })).status).toBe(403);
  const read = async () => {
    const response = await app.request('/api/admin/sources', { token: admin.token });
    const body = (await response.json()) as { sources: { name: string }[]; available: string[] };
    return { lens: body.sources.find(({ name }) => name === 'lens'), available: body.available };
  };
  const first = await read();
  expect(first.available).toEqual(['google-patents', 'epo-ops', 'uspto-odp']);
  expect(first.lens).toMatchObject({
    label: 'The Lens',
    state: 'ok',
    remaining: 4321,
    calls_today: 1,
    last_error: null,
    text: 'Available; 4,321 requests left this month.',
  });
  server.fail(jsonReply({ message: 'no' }, 401));
  const second = await read();
  expect(second.lens).toMatchObject({
    state: 'unauthorized',
    calls_today: 2,
    text: 'The Lens does not accept the key. Check LENS_TOKEN.',
  });
});
