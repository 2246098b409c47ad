import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedInUser, pageHeaders } from '../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import type { RouteSpec } from '../../contract/routes/route.ts';

/** Who asks, and what each access lets through. */
const roles = ['visitor', 'forged', 'user', 'subscriber', 'admin'] as const;
type Role = (typeof roles)[number];

let app: TestApp;
const tokens: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  app = await createTestApp();
  const user = await createSignedInUser(app);
  const subscriber = await createSignedInUser(app);
  const admin = await createSignedInUser(app, { admin: true });
  await app.deps.database.pool.query(
    `insert into subscribers (user_id, plan_id, plan_name, subscribed, monthly_limits)
     values ($1, 'jv', 'JV Plan', true, '{"idea_generations":10,"category_searches":20,"chat_messages":50}')
     on conflict (user_id) do update set plan_id = excluded.plan_id, plan_name = excluded.plan_name, subscribed = true`,
    [subscriber.userId],
  );
  Object.assign(tokens, {
    forged: `${user.token.slice(0, -6)}AAAAAA`,
    user: user.token,
    subscriber: subscriber.token,
    admin: admin.token,
  });
});
afterAll(() => app.close());

/** Refused for its meaning, not for the role's rank: the admin account has no billing portal (SPEC §2). */
const refusedByRule = new Map<string, Role>([['POST /functions/v1/customer-portal', 'admin']]);

/** What stops a caller before the handler: 401 without a good token, 403 for an admin's route. Null: let through. */
function stopped(role: Role, access: RouteSpec['access']): 401 | 403 | null {
  if (access === 'public') return null;
  if (role === 'forged') return 401;
  if (access === 'optional') return null;
  if (role === 'visitor') return 401;
  return access === 'admin' && role !== 'admin' ? 403 : null;
}

/** Ends what a call would begin to stream, and never changes the callers: every id is absent, every body empty. */
async function call(route: RouteSpec, role: Role): Promise<{ status: number; code: string }> {
  const path = route.path.replace(/:[A-Za-z_]+/g, crypto.randomUUID());
  const token = tokens[role];
  const headers: Record<string, string> = { ...pageHeaders(app) };
  if (token) headers.authorization = `Bearer ${token}`;
  const json = route.method === 'GET' ? undefined : {};
  const response = await app.request(path, { method: route.method, headers, json });
  const text = response.headers.get('content-type')?.includes('json') ? await response.text() : '{}';
  const body = JSON.parse(text || '{}') as { code?: string } | null;
  return { status: response.status, code: body?.code ?? '' };
}

/** Would end the caller's own session or account: asserted for those who are stopped only. */
const selfDestructive = new Set(['POST /auth/v1/logout', 'DELETE /auth/v1/user']);

/** What is wrong with one cell of the matrix, null when it is as the contract says. */
async function wrongCell(route: RouteSpec, role: Role): Promise<string | null> {
  const name = `${route.method} ${route.path}`;
  const expected = refusedByRule.get(name) === role ? 403 : stopped(role, route.access);
  if (expected === null && selfDestructive.has(name)) return null;
  await app.deps.database.pool.query('delete from rate_limits');
  const { status, code } = await call(route, role);
  const refused = ['unauthenticated', 'invalid_token', 'forbidden'].includes(code);
  const letThrough = status !== 500 && !(refused && route.access !== 'public');
  const right = expected === null ? letThrough : status === expected && refused;
  if (right) return null;
  return `${role} ${name} (${route.access}): ${status} ${code}, expected ${expected ?? 'through'}`;
}

describe('role × route', () => {
  test('every cell is as the contract says', async () => {
    expect(app.api.routes.length).toBeGreaterThan(40);
    const wrong: (string | null)[] = [];
    for (const route of app.api.routes) {
      for (const role of roles) wrong.push(await wrongCell(route, role));
    }
    expect(wrong.filter((problem) => problem !== null)).toEqual([]);
  }, 240_000);

  test('no route of an API lies outside the contract', () => {
    const described = new Set(app.api.routes.map(({ method, path }) => `${method} ${path}`));
    const prefixes = /^\/(auth|functions|rest|storage)\/v1\/|^\/api\//;
    const mounted = app.api.hono.routes
      .filter(({ path, method }) => prefixes.test(path) && method !== 'ALL' && !path.endsWith('/*'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(mounted.filter((route) => !described.has(route))).toEqual([]);
  });
});

test('role, plan and limits cannot be written by their owner', async () => {
  for (const [method, path, json] of [
    ['PATCH', '/auth/v1/user', { role: 'admin' }],
    ['PUT', '/auth/v1/user', { role: 'admin' }],
    ['PATCH', '/rest/v1/profiles', { role: 'admin' }],
    ['PATCH', '/rest/v1/subscribers', { subscribed: true }],
    ['PATCH', '/rest/v1/user_usage', { chat_messages: 0 }],
    ['POST', '/rest/v1/user_usage', { chat_messages: 0 }],
    ['DELETE', '/rest/v1/user_usage', {}],
  ] as const) {
    const response = await app.request(path, { method, json, token: tokens.user });
    expect([404, 405], `${method} ${path}`).toContain(response.status);
  }
  const sneaky = await app.request('/auth/v1/user/password', {
    method: 'PUT',
    token: tokens.user,
    json: { current_password: 'x', password: 'y', role: 'admin' },
  });
  expect(sneaky.status).toBe(400);
});
