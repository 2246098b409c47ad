import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnalysisApp, createAnalysisApp, IDEA } from '../../../../tests/analysis-app.ts';
import type { IdeaAnalysis } from '../../../contract/routes/analyses.routes.ts';

let t: AnalysisApp;

beforeAll(async () => {
  t = await createAnalysisApp();
});
afterAll(() => t.app.close());
beforeEach(() => {
  t.hooks.duringSearch = async () => undefined;
});

describe('a saved session', () => {
  test('gets new ideas in the place of the old ones, by its stored prompt, for one unit', async () => {
    const user = await t.newUser();
    const first = (await (await t.analyze(user, { searchTerms: [IDEA] })).json()) as IdeaAnalysis;
    const response = await t.analyze(user, { sessionId: first.session_id, prompt: 'quite another thing' });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as {
      ideas: { title: string; id: string }[];
      patent_count: number;
    };
    expect(answer.patent_count).toBe(first.total_patents);
    expect(answer.ideas.map(({ title }) => title)).toEqual(first.ideas.map(({ title }) => title));
    const stored = await t.rows<{ id: string }>(
      sql`select id from ideas where session_id = ${first.session_id} order by created_at`,
    );
    expect(stored.map(({ id }) => id)).toEqual(answer.ideas.map(({ id }) => id));
    expect((await t.usage(user)).ideas).toBe(2);
  });

  test('keeps what it had when the new run fails', async () => {
    const user = await t.newUser();
    const first = (await (await t.analyze(user, { searchTerms: [IDEA] })).json()) as IdeaAnalysis;
    t.hooks.duringSearch = () => Promise.reject(new Error('down'));
    const failed = await t.analyze(user, { sessionId: first.session_id, prompt: IDEA });
    expect(failed.status).toBe(500);
    const report = await t.app.request(`/api/sessions/${first.session_id}/report`, { token: user.token });
    const saved = (await report.json()) as { session: object; ideas: object[]; patents: object[] };
    expect(saved.session).toMatchObject({ clustering_status: 'completed' });
    expect(saved.ideas).toEqual(first.ideas);
    expect(saved.patents).toEqual(first.patents);
  });

  test('refuses a second run while one is open', async () => {
    const user = await t.newUser();
    const { release } = t.holdAnalyses();
    const running = t.analyze(user, { searchTerms: [IDEA] });
    const sessionId = await t.startedSession(user);
    const second = await t.analyze(user, { sessionId, prompt: IDEA });
    expect(second.status).toBe(429);
    expect(await second.json()).toMatchObject({ code: 'busy' });
    release();
    expect((await running).status).toBe(200);
    expect((await t.usage(user)).ledger).toEqual(['committed']);
  });

  test.each(['undefined', ':id', '', 'not-a-uuid'])(
    'with the id %j is told Invalid session ID',
    async (id) => {
      const user = await t.newUser();
      const response = await t.analyze(user, { sessionId: id, prompt: IDEA });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'Invalid session ID' });
    },
  );

  test('of someone else answers exactly as one that does not exist', async () => {
    const [owner, other] = [await t.newUser(), await t.newUser()];
    const { session_id } = (await (await t.analyze(owner, { searchTerms: [IDEA] })).json()) as IdeaAnalysis;
    const strip = async (response: Response) => {
      const body = (await response.json()) as { request_id: string };
      return { status: response.status, body: { ...body, request_id: '' } };
    };
    for (const request of [
      (id: string) => t.analyze(other, { sessionId: id, prompt: IDEA }),
      (id: string) => t.call('stop-analysis', other, { sessionId: id }),
      (id: string) => t.call('delete-session', other, { sessionId: id }),
      (id: string) => t.call('restore-session', other, { sessionId: id }),
      (id: string) => t.app.request(`/api/sessions/${id}/report`, { token: other.token }),
      (id: string) => t.app.request(`/api/sessions/${id}/share`, { token: other.token }),
      (id: string) => t.app.request(`/api/sessions/${id}/share`, { token: other.token, method: 'POST' }),
      (id: string) => t.app.request(`/api/sessions/${id}/share`, { token: other.token, method: 'DELETE' }),
      (id: string) => t.app.request(`/api/sessions/${id}/export?format=md`, { token: other.token }),
    ]) {
      const [theirs, absent] = [
        await strip(await request(session_id)),
        await strip(await request(randomUUID())),
      ];
      expect(theirs.status).toBe(404);
      expect(theirs).toEqual(absent);
    }
  });

  test('is deleted, restored, shared and taken back', async () => {
    const user = await t.newUser();
    const { session_id } = (await (await t.analyze(user, { searchTerms: [IDEA] })).json()) as IdeaAnalysis;
    const read = () => t.app.request(`/api/sessions/${session_id}/report`, { token: user.token });
    const share = await t.app.request(`/api/sessions/${session_id}/share`, {
      token: user.token,
      method: 'POST',
    });
    const { token } = (await share.json()) as { token: string };
    const shared = () => t.app.request(`/api/shared/${token}`);
    expect((await shared()).status).toBe(200);
    expect((await t.call('delete-session', user, { sessionId: session_id })).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await shared()).status).toBe(404);
    expect((await t.call('restore-session', user, { sessionId: session_id })).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect((await shared()).status).toBe(200);
    await t.app.request(`/api/sessions/${session_id}/share`, { token: user.token, method: 'DELETE' });
    expect((await shared()).status).toBe(404);
  });
});
