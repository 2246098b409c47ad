import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnalysisApp, createAnalysisApp, IDEA } from '../../../../tests/analysis-app.ts';
import { STAGES } from '../../../contract/analysis/report.ts';
import type { IdeaAnalysis } from '../../../contract/routes/analyses.routes.ts';

let t: AnalysisApp;

beforeAll(async () => {
  t = await createAnalysisApp();
});
afterAll(() => t.app.close());
beforeEach(() => {
  t.hooks.duringSearch = async () => undefined;
});

describe('an idea', () => {
  test('becomes a saved session with patents, opportunities and a state of the art, for one unit', async () => {
    const user = await t.newUser();
    const { events, stop } = t.eventsOf(user);
    const response = await t.analyze(user, { searchTerms: [IDEA] }, { 'idempotency-key': 'first' });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as IdeaAnalysis;
    stop();
    expect(answer.total_patents).toBe(answer.patents.length);
    expect(answer.patents.length).toBeGreaterThan(0);
    expect(answer.patents[0]).toMatchObject({ rank: 1, abstract_is_digest: true });
    expect(answer.state_of_art.length).toBeGreaterThan(100);
    for (const idea of answer.ideas) {
      expect(idea.opportunity_score).toBeGreaterThanOrEqual(0);
      expect(idea.opportunity_score).toBeLessThanOrEqual(100);
      expect(idea.session_id).toBe(answer.session_id);
    }
    const known = new Set(answer.patents.map((patent) => patent.patent_number));
    expect(answer.ideas.length).toBeGreaterThan(0);
    const cited = answer.ideas.flatMap((idea) =>
      [...idea.nearest, ...idea.evidence_for].map(({ number }) => number),
    );
    expect(cited.filter((number) => !known.has(number))).toEqual([]);
    expect(await t.usage(user)).toEqual({ ideas: 1, searches: 0, ledger: ['committed'] });
    const [session] = await t.rows(
      sql`select clustering_status, prompt from idea_sessions where id = ${answer.session_id}`,
    );
    expect(session).toEqual({ clustering_status: 'completed', prompt: IDEA });
    const types = events.map((event) => event.type);
    expect(types.indexOf('run.started')).toBeLessThan(types.indexOf('run.progress'));
    expect(events).toContainEqual({
      type: 'run.started',
      idempotency_key: 'first',
      session_id: answer.session_id,
    });
    const stages = events.flatMap((event) => (event.type === 'run.progress' ? [event.progress.status] : []));
    expect([...new Set(stages)]).toEqual(['searching', 'clustering', 'analyzing']);
    const stored = events.flatMap((event) => (event.type === 'run.stage' ? [event.stage] : []));
    expect(stored).toEqual([...STAGES]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'run.finished', session_id: answer.session_id, status: 'completed' }),
    );
  });

  const invalid = { code: 'invalid_input', message: 'Invalid input provided' };
  const tooLong = { code: 'input_too_long', message: 'Input exceeds maximum length of 5000 characters' };
  const malicious = { code: 'malicious_input', message: 'Input contains potentially malicious content' };
  test.each([
    ['empty', [''], invalid],
    ['blank', ['   \n'], invalid],
    ['no text', [], invalid],
    ['not a text', [42], invalid],
    ['too long', ['a'.repeat(5001)], tooLong],
    ['far too long', ['a'.repeat(300_000)], tooLong],
    ['a script', ['a planter <script>alert(1)</script>'], malicious],
    ['control characters alone', ['\u0001\u0002\u0003'], invalid],
  ])('that is %s gets its message and costs nothing', async (_name, searchTerms, problem) => {
    const user = await t.newUser();
    const response = await t.analyze(user, { searchTerms });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(problem);
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 0, ledger: [] });
  });

  test.each([
    ['nonsense', 'flurbish gnarp woffle zzyx quonk brillig'],
    ['another language', 'एक स्वचालित पौधों का गमला जो कार्यालयों के लिए है'],
    ['binary remains', 'PNG\u0001\u001a\ufffd\ufffd IHDR \ufffd\u0013 x\ufffd'],
  ])('of %s gets no opportunity, a friendly sentence, and costs nothing', async (_name, idea) => {
    const user = await t.newUser();
    const response = await t.analyze(user, { searchTerms: [idea] });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as IdeaAnalysis;
    expect(answer.ideas).toEqual([]);
    expect(answer.no_result?.text).toBeTruthy();
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 0, ledger: ['released'] });
  });

  test('needs a signed-in person', async () => {
    const response = await t.app.request('/functions/v1/analyze-idea', { json: { searchTerms: [IDEA] } });
    expect(response.status).toBe(401);
  });

  test('waits for the library with 503 and Retry-After, charging nothing', async () => {
    const user = await t.newUser();
    const ready = vi.spyOn(t.library, 'ready').mockReturnValue(false);
    const response = await t.analyze(user, { searchTerms: [IDEA] });
    ready.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await t.usage(user)).ledger).toEqual([]);
  });
});

describe('a category', () => {
  test('lists its patents in a session for one category search', async () => {
    const user = await t.newUser();
    const categories = await t.call('generate-patent-categories', user, {});
    const list = ((await categories.json()) as { categories: { name: string; count: number }[] }).categories;
    const wanted = list.find(({ count }) => count > 3)!;
    const response = await t.analyze(user, { searchTerms: [wanted.name] });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as {
      session_id: string;
      patents: object[];
      total_patents: number;
    };
    expect(answer.total_patents).toBe(wanted.count);
    expect(answer.patents).toHaveLength(Math.min(100, wanted.count));
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 1, ledger: ['committed'] });
    const report = await t.app.request(`/api/sessions/${answer.session_id}/report`, { token: user.token });
    expect(await report.json()).toMatchObject({
      session: { category: wanted.name, clustering_status: 'completed' },
      report: null,
    });
  });

  test('name is an idea when an idea generation was reserved for it', async () => {
    const user = await t.newUser();
    await t.call('atomic-usage-increment', user, { limitType: 'idea_generations' });
    const response = await t.analyze(user, { searchTerms: ['Plants'] });
    // One word says too little to propose anything, so the unit comes back.
    expect(await response.json()).toMatchObject({ ideas: [], no_result: { reason: 'unclear_idea' } });
    expect(await t.usage(user)).toEqual({ ideas: 0, searches: 0, ledger: ['released'] });
  });

  test('beyond the limit is refused with the limit, and a failed search costs nothing', async () => {
    const user = await t.newUser();
    const broken = vi.spyOn(t.library, 'searchCategory').mockRejectedValueOnce(new Error('down'));
    expect((await t.analyze(user, { searchTerms: ['Plants'] })).status).toBe(500);
    broken.mockRestore();
    for (let n = 0; n < 2; n++) {
      expect((await t.analyze(user, { searchTerms: ['plants'] })).status).toBe(200);
    }
    const refused = await t.analyze(user, { searchTerms: ['Plants'] });
    expect(refused.status).toBe(402);
    expect((await t.usage(user)).searches).toBe(2);
  });
});
