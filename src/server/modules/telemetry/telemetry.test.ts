import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { systemContext, type User, type UserCtx, userContext } from '../../context.ts';
import { claimUnit } from '../usage/claim-unit.ts';
import { MOST_ACTIONS } from './action-log.store.ts';
import { noteChange } from './note-action.ts';
import { pruneTelemetry } from './prune-telemetry.ts';

const t = accountsApp();

const report = (path: string, body: string, headers: Record<string, string> = {}) =>
  t.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test('a browser’s log entry is stored with the server’s time and the token’s user', async () => {
  const user = await t.signedIn();
  const entry = {
    level: 'error',
    message: 'boom',
    timestamp: '1999-01-01T00:00:00Z',
    context: { page: '/x' },
    userId: crypto.randomUUID(),
    sessionId: null,
  };
  const sent = await report('/api/analytics/log', JSON.stringify(entry), {
    authorization: `Bearer ${user.token}`,
  });
  expect(sent.status).toBe(204);
  const [row] = await t.query('select * from client_logs where message = $1', ['boom']);
  expect(row).toMatchObject({ level: 'error', user_id: user.userId, context: { page: '/x' } });
  expect(row.at).toEqual(t.app.clock.now());
});

test('a browser’s security event is marked as reported by a client', async () => {
  const event = { type: 'csp_violation', severity: 'high', details: { directive: 'script-src' } };
  expect((await report('/api/security/log', JSON.stringify(event))).status).toBe(204);
  const rows = await t.query('select source, severity, user_id from security_events where type = $1', [
    event.type,
  ]);
  expect(rows).toEqual([{ source: 'client', severity: 'high', user_id: null }]);
});

test('whatever is sent, the answer is 204; what is malformed or too large is not kept', async () => {
  t.app.clock.advance(120_000);
  const before = await t.query('select count(*)::int as n from client_logs');
  const bodies = ['', '{', '[]', '"x"', 'null', '{"level":"loud","message":"x"}', '{"level":"error"}'];
  for (const body of [...bodies, JSON.stringify({ level: 'error', message: 'x'.repeat(8 * 1024) })]) {
    expect((await report('/api/analytics/log', body)).status, body.slice(0, 30)).toBe(204);
  }
  const bad = await report('/api/analytics/log', '{"level":"warn","message":"m"}', {
    authorization: 'Bearer no',
  });
  expect(bad.status).toBe(204);
  const nul = await report('/api/analytics/log', '{"level":"warn","message":"a\\u0000b"}');
  expect(nul.status).toBe(204);
  expect(await t.query('select count(*)::int as n from client_logs')).toEqual([{ n: before[0].n + 2 }]);
});

test('twenty reports a minute from one address are kept', async () => {
  t.app.clock.advance(120_000);
  for (let n = 0; n < 30; n++) {
    const body = JSON.stringify({ level: 'warn', message: 'flood' });
    expect((await report('/api/analytics/log', body)).status).toBe(204);
  }
  expect(await t.query("select count(*)::int as n from client_logs where message = 'flood'")).toEqual([
    { n: 20 },
  ]);
});

async function contextOf(role: User['role'] = 'user'): Promise<UserCtx> {
  const user = await t.signedIn({ admin: role === 'admin' });
  const actor = {
    kind: 'user' as const,
    userId: user.userId,
    email: user.email,
    sessionId: '',
    role,
  };
  return userContext(t.app.deps, actor, 'test');
}
const eventsOf = (ctx: UserCtx) =>
  t.query('select type, severity from security_events where user_id = $1 order by at, type, severity', [
    ctx.actor.userId,
  ]);

test('more than 20 changes a minute are a medium event, more than 100 an hour a high one', async () => {
  const ctx = await contextOf();
  for (let n = 0; n < 20; n++) await noteChange(ctx, '/x');
  expect(await eventsOf(ctx)).toEqual([]);
  await noteChange(ctx, '/x');
  await noteChange(ctx, '/x');
  expect(await eventsOf(ctx)).toEqual([{ type: 'action_burst', severity: 'medium' }]);
  for (let n = 0; n < 79; n++) {
    t.app.clock.advance(4_000);
    await noteChange(ctx, '/x');
  }
  expect(await eventsOf(ctx)).toContainEqual({ type: 'action_flood', severity: 'high' });
  expect((await eventsOf(ctx)).filter(({ type }) => type === 'action_flood')).toHaveLength(1);
});

test.each([
  { limitType: 'idea_generations', action: 'idea_analysis', suspicious: 10, critical: 20 },
  { limitType: 'chat_messages', action: 'chat_messages', suspicious: 50, critical: 100 },
  { limitType: 'category_searches', action: 'category_searches', suspicious: 25, critical: 50 },
] as const)(
  '$suspicious units of $limitType within an hour are a medium event, $critical a critical one',
  async ({ limitType, action, suspicious, critical }) => {
    const ctx = await contextOf('admin');
    const repeat = async (times: number) => {
      for (let n = 0; n < times; n++) await claimUnit(ctx, { limitType });
    };
    const type = `anomaly_${action}`;
    await repeat(suspicious - 1);
    expect(await eventsOf(ctx)).toEqual([]);
    await repeat(1);
    expect(await eventsOf(ctx)).toEqual([{ type, severity: 'medium' }]);
    await repeat(critical - suspicious);
    expect(await eventsOf(ctx)).toEqual([
      { type, severity: 'critical' },
      { type, severity: 'medium' },
    ]);
    t.app.clock.advance(2 * 3_600_000);
    await repeat(1);
    expect(await eventsOf(ctx)).toHaveLength(2);
  },
);

test('a session older than a day is a medium event, another user agent a low one, each told once', async () => {
  const user = await t.signedIn();
  const events = () =>
    t.query('select type, severity from security_events where user_id = $1 order by type', [user.userId]);
  const read = (agent: string) =>
    t.request('/auth/v1/user', { token: user.token, headers: { 'user-agent': agent } });
  await read('Browser/1');
  expect(await events()).toEqual([]);
  await read('Browser/2');
  await read('Browser/2');
  expect(await events()).toEqual([{ type: 'user_agent_changed', severity: 'low' }]);

  t.app.clock.advance(25 * 3_600_000);
  let refreshToken = user.refreshToken;
  for (let n = 0; n < 2; n++) {
    t.app.clock.advance(1_000);
    const json = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const refreshed = await t.request('/auth/v1/token', { json });
    refreshToken = ((await refreshed.json()) as { refresh_token: string }).refresh_token;
  }
  expect((await events()).filter(({ type }) => type === 'session_old')).toEqual([
    { type: 'session_old', severity: 'medium' },
  ]);
});

test('events and logs go after a day, the audit log after a year', async () => {
  await t.query('delete from security_events');
  await t.query(
    "insert into audit_log (actor, action, subject, details, address, request_id, at) values ('a', 'old', 's', '{}', '', '', $1)",
    [new Date(t.app.clock.now().getTime() - 366 * 24 * 3_600_000)],
  );
  await t.query(
    "insert into audit_log (actor, action, subject, details, address, request_id, at) values ('a', 'young', 's', '{}', '', '', $1)",
    [new Date(t.app.clock.now().getTime() - 360 * 24 * 3_600_000)],
  );
  await report('/api/security/log', JSON.stringify({ type: 'early', severity: 'low' }));
  t.app.clock.advance(24 * 3_600_000 + 1);
  await report('/api/security/log', JSON.stringify({ type: 'late', severity: 'low' }));
  await pruneTelemetry(systemContext(t.app.deps, 'test'));
  expect(await t.query('select type from security_events')).toEqual([{ type: 'late' }]);
  expect(await t.query("select action from audit_log where action in ('old', 'young')")).toEqual([
    { action: 'young' },
  ]);
  expect(await t.query('select count(*)::int as n from client_logs')).toEqual([{ n: 0 }]);
});

test('the logs hold no password, token or code', async () => {
  t.app.clock.set(new Date());
  const user = await t.signedIn();
  await t.signIn(user.email).catch(() => undefined);
  const dump = JSON.stringify([
    await t.query('select * from audit_log'),
    await t.query('select * from security_events'),
    await t.query('select * from action_log'),
    await t.query('select data, output from pgboss.job'),
  ]);
  for (const secret of ['Correct-horse-7', user.token, user.refreshToken]) expect(dump).not.toContain(secret);
});

test('however many changes a person makes, the log keeps few of them and counting them stays quick', async () => {
  const ctx = await contextOf();
  const rows = () =>
    t.query('select count(*)::int as n from action_log where user_id = $1', [ctx.actor.userId]);
  for (let n = 0; n < MOST_ACTIONS + 40; n++) await noteChange(ctx, '/functions/v1/delete-session');
  expect(await rows()).toEqual([{ n: MOST_ACTIONS }]);
  // What an earlier version of the product may have stored.
  await t.query(
    "insert into action_log (user_id, action, at) select $1, '/old', $2 from generate_series(1, 300000)",
    [ctx.actor.userId, ctx.clock.now()],
  );
  await t.query('analyze action_log');
  const times: number[] = [];
  for (let n = 0; n < 9; n++) {
    const start = performance.now();
    await noteChange(ctx, '/functions/v1/delete-session');
    times.push(performance.now() - start);
  }
  expect(times.sort((a, b) => a - b)[4]).toBeLessThan(50);
  t.app.clock.advance(2 * 3_600_000 + 1);
  await pruneTelemetry(systemContext(t.app.deps, 'test'));
  expect(await t.query('select count(*)::int as n from action_log')).toEqual([{ n: 0 }]);
});

test('of counted actions the newest hundred thousand are kept', async () => {
  await t.query(
    `insert into action_log (user_id, action, at)
     select gen_random_uuid(), '/x', $1::timestamptz - n * interval '1 millisecond' from generate_series(1, 120000) n`,
    [t.app.clock.now()],
  );
  await pruneTelemetry(systemContext(t.app.deps, 'test'));
  expect(await t.query('select count(*)::int as n from action_log')).toEqual([{ n: 100_000 }]);
  await t.query('delete from action_log');
});
