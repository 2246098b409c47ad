import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryLibrary } from '../../../tests/memory-library.ts';
import { createSignedInUser, type SignedInUser } from '../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { REST_TABLES } from '../../contract/routes/rest.routes.ts';
import type { RouteSpec } from '../../contract/routes/route.ts';

let app: TestApp;
let owner: SignedInUser;
let stranger: SignedInUser;
/** What the owner has: a saved session, a sign-in, an identity and a file. */
const own = { session: '', signIn: '', identity: '', search: '', file: 'private.json' };

const query = async (text: string, values: unknown[]) =>
  (await app.deps.database.pool.query(text, values)).rows;

beforeAll(async () => {
  app = await createTestApp({}, { library: createMemoryLibrary() });
  owner = await createSignedInUser(app);
  stranger = await createSignedInUser(app);
  const [session] = await query(
    "insert into idea_sessions (user_id, prompt, clustering_status) values ($1, 'A planter', 'completed') returning id",
    [owner.userId],
  );
  await query(
    `insert into ideas (session_id, position, reference, title, problem, concept, gap, opportunity_score, kind, details)
     values ($1, 1, 'o1', 'A wick', 'p', 'c', 'g', 50, 'combine', '{}')`,
    [session.id],
  );
  await query("insert into user_usage (user_id, month_year, idea_generations) values ($1, '2026-10', 2)", [
    owner.userId,
  ]);
  const [signIn] = await query('select id from sessions where user_id = $1', [owner.userId]);
  const [identity] = await query('select id from identities where user_id = $1', [owner.userId]);
  const [search] = await query('insert into saved_searches (user_id, query) values ($1, $2) returning id', [
    owner.userId,
    'water tank',
  ]);
  Object.assign(own, { session: session.id, signIn: signIn.id, identity: identity.id, search: search.id });
  const bytes = new TextEncoder().encode('{}');
  await app.deps.files.put(owner.userId, own.file, { bytes, contentType: 'application/json' });
});
afterAll(() => app.close());

/** Whose thing a route of the contract names, and how: null for routes that take nobody's id. */
function ownIdFor(route: RouteSpec): string | null {
  if (!['user', 'optional'].includes(route.access)) return null;
  // A table, and a patent, belong to nobody.
  if (route.path === '/rest/v1/:table' || route.path.startsWith('/api/patents/')) return null;
  if (route.path.startsWith('/api/saved-searches/')) return own.search;
  if (route.path.startsWith('/auth/v1/sessions/')) return own.signIn;
  if (route.path.startsWith('/auth/v1/identities/')) return own.identity;
  if (route.path.includes('/:name')) return own.file;
  const inBody =
    route.body && JSON.stringify(z.toJSONSchema(route.body, { unrepresentable: 'any', io: 'input' }));
  return route.path.includes('/:') || inBody?.includes('"sessionId"') ? own.session : null;
}

/** A stranger's call with an id, in path, query and body alike. */
async function call({ method, path }: RouteSpec, id: string): Promise<{ status: number; text: string }> {
  await app.deps.database.pool.query('delete from rate_limits');
  const address = `${path.replace(/:\w+/, id)}${method === 'GET' ? '?format=md' : ''}`;
  const json = method === 'POST' ? { sessionId: id, message: 'Why?' } : undefined;
  const response = await app.request(address, { method, token: stranger.token, json });
  return {
    status: response.status,
    text: (await response.text()).replace(/"request_id":"[^"]+"/, ''),
  };
}

test('every route answers the id of somebody else as one that nobody has', async () => {
  const routes = app.api.routes.filter((route) => ownIdFor(route) !== null);
  expect(routes.length).toBeGreaterThan(15);
  for (const route of routes) {
    const theirs = await call(route, ownIdFor(route) ?? '');
    expect(theirs.status, `${route.method} ${route.path}: ${theirs.text}`).toBe(404);
    const absent = await call(route, route.path.includes('/:name') ? 'absent.json' : crypto.randomUUID());
    expect(theirs, `${route.method} ${route.path}`).toEqual(absent);
  }
  for (const path of [
    '/auth/v1/user',
    `/storage/v1/files/${own.file}`,
    `/api/sessions/${own.session}/report`,
  ]) {
    expect((await app.request(path, { token: owner.token })).status, path).toBe(200);
  }
});

test('no table shows a row of somebody else, asked for or not', async () => {
  for (const table of REST_TABLES) {
    const column = { idea_sessions: 'id', user_usage: 'user_id', profiles: 'id', subscribers: 'user_id' };
    const name = column[table as keyof typeof column] ?? 'session_id';
    const id = name === 'session_id' || table === 'idea_sessions' ? own.session : owner.userId;
    const read = (search: string) =>
      app.request(`/rest/v1/${table}${search}`, { token: stranger.token }).then((answer) => answer.text());
    expect(await read(`?${name}=eq.${id}`), table).toBe('[]');
    expect(await read(''), table).not.toContain(id);
  }
});
