import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUser, type TestUser } from '../../../../tests/analysis-app.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

let app: TestApp;
let ann: TestUser;
let bob: TestUser;
let admin: TestUser;

async function addSession(user: TestUser, prompt: string, createdAt: string): Promise<string> {
  const { rows } = await app.deps.database.db.execute<{ id: string }>(sql`
    insert into idea_sessions (user_id, prompt, state_of_art, created_at, clustering_status)
    values (${user.userId}, ${prompt}, 'secret findings', ${createdAt}, 'completed') returning id`);
  const id = rows[0]!.id;
  await app.deps.database.db.execute(sql`
    insert into ideas (session_id, position, reference, title, problem, concept, gap, opportunity_score, kind, details)
    values (${id}, 1, 'o1', 'Idea of ' || ${prompt}, 'p', 'c', 'g', 50, 'combine', '{}')`);
  return id;
}

beforeAll(async () => {
  app = await createTestApp();
  [ann, bob, admin] = [await insertUser(app), await insertUser(app), await insertUser(app, 'admin')];
  for (let n = 1; n <= 12; n++) {
    await addSession(ann, `Planter ${n}`, `2026-10-${String(n).padStart(2, '0')}T12:00:00.123456Z`);
  }
  await addSession(ann, '100% _cotton_ *net*', '2026-09-30T23:59:59Z');
  await addSession(bob, 'Drone', '2026-10-05T00:00:00Z');
  await app.deps.database.db.execute(sql`
    insert into user_usage (user_id, month_year, idea_generations) values
    (${ann.userId}, '2026-10', 2), (${bob.userId}, '2026-10', 1)`);
  await app.deps.database.db.execute(sql`
    insert into subscribers (user_id, plan_id, plan_name, monthly_limits, subscribed)
    values (${bob.userId}, 'jv', 'JV Plan', '{"idea_generations": 10}', true)`);
});
afterAll(() => app.close());

const read = (user: TestUser, path: string, headers: Record<string, string> = {}) =>
  app.request(`/rest/v1/${path}`, { token: user.token, headers });
const json = async (response: Response) => (await response.json()) as Record<string, unknown>[];
const exact = { prefer: 'count=exact' };

describe('the reads of the client', () => {
  test('a page of sessions with the total, newest first', async () => {
    const query = `idea_sessions?select=id,prompt,created_at&user_id=eq.${ann.userId}&order=created_at.desc`;
    const response = await read(ann, query, { ...exact, range: '0-9' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('0-9/13');
    const rows = await json(response);
    expect(rows.map(({ prompt }) => prompt)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Planter ${12 - n}`),
    );
    expect(rows[0]?.created_at).toMatch(/^2026-10-12T12:00:00\.123456\+00:00$/);
    const second = await read(ann, `${query}&offset=10&limit=10`, exact);
    expect(second.headers.get('content-range')).toBe('10-12/13');
    const beyond = await read(ann, `${query}&offset=50&limit=10`, exact);
    expect([beyond.status, beyond.headers.get('content-range'), await beyond.json()]).toEqual([
      206,
      '*/13',
      [],
    ]);
  });

  test.each([
    ['ilike.*planter 1*', ['Planter 1', 'Planter 10', 'Planter 11', 'Planter 12']],
    ['ilike.*100\\%25 \\_cotton\\_ \\*net\\**', ['100% _cotton_ *net*']],
    ['ilike.*\\%25\\_*', []],
    ['ilike.PLANTER 3', ['Planter 3']],
    ["eq.x' or '1'='1", []],
  ])('sessions whose prompt matches %s', async (condition, prompts) => {
    const response = await read(ann, `idea_sessions?select=prompt&order=created_at&prompt=${condition}`);
    expect(response.status).toBe(200);
    expect((await json(response)).map(({ prompt }) => prompt)).toEqual(prompts);
  });

  test('sessions of a month, by repeated columns and by and=', async () => {
    for (const range of [
      'created_at=gte.2026-10-01T00:00:00.000Z&created_at=lt.2026-11-01T00:00:00.000Z',
      'and=(created_at.gte.2026-10-01T00:00:00.000Z,created_at.lt.2026-11-01T00:00:00.000Z)',
    ]) {
      const response = await read(ann, `idea_sessions?select=id&limit=1&${range}`, exact);
      expect(response.headers.get('content-range')).toBe('0-0/12');
    }
  });

  test('one session by id, PGRST116 where there is none', async () => {
    const single = { accept: 'application/vnd.pgrst.object+json' };
    const [{ id } = { id: '' }] = await json(await read(ann, 'idea_sessions?select=id&order=prompt'));
    const found = await read(ann, `idea_sessions?id=eq.${id}`, single);
    expect(await found.json()).toMatchObject({ id, state_of_art: 'secret findings' });
    for (const user of [ann, bob]) {
      const other = user === ann ? randomUUID() : id;
      const missing = await read(user, `idea_sessions?id=eq.${other}`, single);
      expect(missing.status).toBe(406);
      expect(await missing.json()).toMatchObject({ code: 'PGRST116' });
    }
    const usage = await read(ann, `user_usage?user_id=eq.${ann.userId}&month_year=eq.2026-12`, single);
    expect(await usage.json()).toMatchObject({ code: 'PGRST116' });
  });

  test('counts without rows by HEAD, ideas through their session, and embedded counts', async () => {
    const head = await app.request('/rest/v1/ideas?select=id', {
      method: 'HEAD',
      token: ann.token,
      headers: exact,
    });
    expect(head.headers.get('content-range')).toMatch(/\/13$/);
    expect(await head.text()).toBe('');
    const query = `ideas?select=id,idea_sessions!inner(user_id)&idea_sessions.user_id=eq.${ann.userId}&limit=1`;
    const through = await read(ann, query, exact);
    expect(through.headers.get('content-range')).toBe('0-0/13');
    expect((await json(through))[0]?.idea_sessions).toEqual({ user_id: ann.userId });
    const counted = await read(ann, 'idea_sessions?select=id,ideas(count),chat_messages(count)&limit=1');
    expect((await json(counted))[0]).toMatchObject({ ideas: [{ count: 1 }], chat_messages: [{ count: 0 }] });
  });
});

describe('who reads what', () => {
  test.each(['idea_sessions', 'ideas', 'user_usage', 'profiles', 'subscribers', 'patents', 'chat_messages'])(
    'rows of %s that are not one’s own do not exist',
    async (table) => {
      const owned = (await json(await read(bob, `${table}?select=*`))).length;
      expect(owned).toBe({ patents: 0, chat_messages: 0 }[table] ?? 1);
      expect(await json(await read(ann, `${table}?select=*&limit=1000`))).toHaveLength(
        { idea_sessions: 13, ideas: 13, user_usage: 1, profiles: 1 }[table] ?? 0,
      );
    },
  );

  test('an admin reads the rows of all, but not what their work says', async () => {
    const sessions = await json(
      await read(admin, 'idea_sessions?select=user_id,prompt,state_of_art&limit=1000'),
    );
    expect(sessions).toHaveLength(14);
    expect(new Set(sessions.map((row) => row.state_of_art))).toEqual(new Set([null]));
    const titles = await json(await read(admin, 'ideas?select=id,title'));
    expect(titles).toHaveLength(14);
    expect(titles.every(({ title }) => title === null)).toBe(true);
    expect(
      await json(await read(admin, 'profiles?select=id,email&order=created_at.desc&limit=5')),
    ).toHaveLength(3);
    expect(await json(await read(admin, 'user_usage?month_year=eq.2026-10'))).toHaveLength(2);
    const subscribers = await json(await read(admin, 'subscribers?subscribed=eq.true'));
    expect(subscribers).toMatchObject([{ email: bob.email, plan_name: 'JV Plan' }]);
    expect(await json(await read(admin, 'patents?select=id'))).toEqual([]);
  });

  test('a deleted session is gone with its ideas', async () => {
    const id = await addSession(bob, 'Deleted', '2026-10-06T00:00:00Z');
    await app.deps.database.db.execute(sql`update idea_sessions set deleted_at = now() where id = ${id}`);
    expect(await json(await read(bob, 'idea_sessions?select=id'))).toHaveLength(1);
    expect(await json(await read(bob, `ideas?session_id=eq.${id}`))).toEqual([]);
  });

  test('a visitor and an unknown table get nothing', async () => {
    expect((await app.request('/rest/v1/ideas')).status).toBe(401);
    for (const table of ['users', 'sessions', 'pg_catalog', '__proto__', 'constructor']) {
      expect((await read(ann, table)).status).toBe(404);
    }
  });
});

test.each([
  'idea_sessions?select=deleted_at',
  'idea_sessions?select=report',
  'idea_sessions?select=',
  'idea_sessions?select=id,,prompt',
  'idea_sessions?select=users(email)',
  'idea_sessions?select=ideas(title)',
  'idea_sessions?id=eq.1',
  'idea_sessions?id=eq.%27',
  'idea_sessions?created_at=gte.yesterday',
  'idea_sessions?created_at=gte.infinity',
  'idea_sessions?prompt=match.^(a+)+$',
  'idea_sessions?prompt=eq',
  'idea_sessions?prompt=eq.%00',
  'idea_sessions?prompt=ilike.*a*b*c*d*e*f*g*h*i*j*k*l*',
  'idea_sessions?deleted_at=is.null',
  'idea_sessions?order=password',
  'idea_sessions?order=created_at.up',
  'idea_sessions?limit=-1',
  'idea_sessions?limit=ten',
  'idea_sessions?offset=99999999999',
  'idea_sessions?and=(id.eq.1',
  'idea_sessions?or=(id.eq.1)',
  'idea_sessions?users.email=eq.x',
  'ideas?opportunity_score=gte.99999999999999999999',
  'ideas?score_components=eq.{}',
  'ideas?id=in.()',
])('%s is refused with 400', async (path) => {
  const response = await read(ann, path);
  expect([path, response.status]).toEqual([path, 400]);
  expect(await response.json()).toMatchObject({ code: 'invalid_request' });
});
