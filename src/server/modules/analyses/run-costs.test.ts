import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnalysisApp, createAnalysisApp, IDEA, type TestUser } from '../../../../tests/analysis-app.ts';
import type { IdeaAnalysis } from '../../../contract/routes/analyses.routes.ts';
import { systemContext } from '../../context.ts';
import { sweepRuns } from './sweep-runs.ts';

let t: AnalysisApp;

beforeAll(async () => {
  t = await createAnalysisApp();
});
afterAll(() => t.app.close());
beforeEach(() => {
  t.hooks.duringSearch = async () => undefined;
});

describe('what a run costs', () => {
  test('a failed analysis gives its unit back and tells so', async () => {
    const user = await t.newUser();
    t.hooks.duringSearch = () => Promise.reject(new Error('the thread died'));
    const response = await t.analyze(user, { searchTerms: [IDEA] });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'analysis_failed' });
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 0, ledger: ['released'] });
    const [session] = await t.rows(
      sql`select clustering_status from idea_sessions where user_id = ${user.userId}`,
    );
    expect(session).toEqual({ clustering_status: 'failed' });
  });

  test('stop ends the run at once, gives the unit back and leaves nothing behind', async () => {
    const user = await t.newUser();
    const { release } = t.holdAnalyses();
    const running = t.analyze(user, { searchTerms: [IDEA] });
    const sessionId = await t.startedSession(user);
    const stopped = await t.call('stop-analysis', user, { sessionId });
    expect(await stopped.json()).toEqual({ stopped: true });
    const answer = await running;
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'analysis_cancelled' });
    release();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 0, ledger: ['released'] });
    expect(await t.rows(sql`select 1 from ideas where session_id = ${sessionId}`)).toEqual([]);
    const [session] = await t.rows(sql`select clustering_status from idea_sessions where id = ${sessionId}`);
    expect(session).toEqual({ clustering_status: 'stopped' });
    const again = await t.call('stop-analysis', user, { sessionId });
    expect(await again.json()).toEqual({ stopped: false });
  });

  test('a double submit with one key is one run, one unit and one answer', async () => {
    const user = await t.newUser();
    const { release } = t.holdAnalyses();
    const headers = { 'idempotency-key': randomUUID() };
    const first = t.analyze(user, { searchTerms: [IDEA] }, headers);
    await t.startedSession(user);
    const second = await t.analyze(user, { searchTerms: [IDEA] }, headers);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'idempotency_in_flight' });
    const other = await t.analyze(user, { searchTerms: ['something else'] }, headers);
    expect(other.status).toBe(422);
    release();
    const answer = await (await first).json();
    const later = await t.analyze(user, { searchTerms: [IDEA] }, headers);
    expect(await later.json()).toEqual(answer);
    expect(await t.usage(user)).toEqual({ ideas: 1, searches: 0, ledger: ['committed'] });
    expect(await t.rows(sql`select 1 from analysis_runs where user_id = ${user.userId}`)).toHaveLength(1);
  });

  test('a client that is gone loses nothing: the run completes and its key brings the answer', async () => {
    const user = await t.newUser();
    const { release } = t.holdAnalyses();
    const headers = { 'idempotency-key': randomUUID() };
    const gone = new AbortController();
    const dropped = t.app.request('/functions/v1/analyze-idea', {
      token: user.token,
      json: { searchTerms: [IDEA] },
      headers,
      signal: gone.signal,
    });
    const sessionId = await t.startedSession(user);
    gone.abort();
    await Promise.resolve(dropped).catch(() => undefined);
    release();
    await vi.waitFor(async () => {
      const [run] = await t.rows(sql`select status from analysis_runs where session_id = ${sessionId}`);
      expect(run).toEqual({ status: 'completed' });
    }, 5_000);
    const answer = await t.analyze(user, { searchTerms: [IDEA] }, headers);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as IdeaAnalysis).session_id).toBe(sessionId);
    expect(await t.usage(user)).toEqual({ ideas: 1, searches: 0, ledger: ['committed'] });
  });

  test('of a hundred parallel starts with one unit left exactly one is accepted', async () => {
    const user = await t.newUser(1);
    await t.app.deps.database.db.execute(sql`update users set role = 'user' where id = ${user.userId}`);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => t.analyze(user, { searchTerms: [`${IDEA} number ${n}`] })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([402, 429]));
    expect(await t.usage(user)).toEqual({ ideas: 1, searches: 0, ledger: ['committed'] });
  });

  test('the fourth idea within five minutes is refused with the time to wait, also after failures', async () => {
    const user = await t.newUser(10);
    t.hooks.duringSearch = () => Promise.reject(new Error('down'));
    for (let n = 0; n < 3; n++) expect((await t.analyze(user, { searchTerms: [IDEA] })).status).toBe(500);
    const refused = await t.analyze(user, { searchTerms: [IDEA] });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    const category = await t.analyze(user, { searchTerms: ['Plants'] });
    expect(category.status).toBe(200);
  });
});

describe('a run whose process died', () => {
  const sweep = () => sweepRuns(systemContext(t.app.deps, 'test'));

  async function strand(user: TestUser, attempt: number): Promise<string> {
    const { release } = t.holdAnalyses();
    const gone = new AbortController();
    void t.analyze(user, { searchTerms: [IDEA] }).catch(() => undefined);
    const sessionId = await t.startedSession(user);
    await t.app.deps.database.db.execute(sql`
      update analysis_runs set attempt = ${attempt}, lease_until = now() - interval '1 second'
      where session_id = ${sessionId}`);
    t.hooks.duringSearch = async () => undefined;
    gone.abort();
    release();
    return sessionId;
  }
  const ended = (sessionId: string) =>
    vi.waitFor(async () => {
      const [run] = await t.rows<{ status: string }>(
        sql`select status from analysis_runs where session_id = ${sessionId} and finished_at is not null`,
      );
      expect(run).toBeDefined();
      return run!.status;
    }, 10_000);

  test('is taken up again and counts once, even when the old process still writes', async () => {
    const user = await t.newUser();
    const sessionId = await strand(user, 2);
    await sweep();
    expect(await ended(sessionId)).toBe('completed');
    expect(await t.usage(user)).toEqual({ ideas: 1, searches: 0, ledger: ['committed'] });
    const counted = await t.rows(sql`
      select count(*)::int as ideas, count(distinct position)::int as positions
      from ideas where session_id = ${sessionId}`);
    expect(counted[0]?.ideas).toBe(counted[0]?.positions);
  });

  test('is given up after three attempts, with its unit given back', async () => {
    const user = await t.newUser();
    const sessionId = await strand(user, 3);
    await sweep();
    expect(await ended(sessionId)).toBe('failed');
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 0, ledger: ['released'] });
  });
});
