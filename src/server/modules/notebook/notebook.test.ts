import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnalysisApp, createAnalysisApp, IDEA, type TestUser } from '../../../../tests/analysis-app.ts';
import type { IdeaAnalysis } from '../../../contract/routes/analyses.routes.ts';
import type { Found, Mark, SavedSearch } from '../../../contract/routes/notebook.routes.ts';
import { systemContext } from '../../context.ts';
import { mailJobs } from '../../mail/send-mail-job.ts';
import { checkSavedSearches } from './check-saved-searches.ts';

let t: AnalysisApp;
let owner: TestUser;
let stranger: TestUser;
let analysis: IdeaAnalysis;

beforeAll(async () => {
  t = await createAnalysisApp();
  await mailJobs(t.app.deps);
  [owner, stranger] = [await t.newUser(), await t.newUser()];
  analysis = (await (await t.analyze(owner, { searchTerms: [IDEA] })).json()) as IdeaAnalysis;
});
afterAll(() => t.app.close());

const get = (user: TestUser, path: string) => t.app.request(path, { token: user.token });
const put = (user: TestUser, mark: object) =>
  t.app.request('/api/marks', { method: 'PUT', token: user.token, json: mark });
const marksOf = async (user: TestUser) =>
  ((await (await get(user, '/api/marks')).json()) as { marks: Mark[] }).marks;

describe('stars and notes', () => {
  test('are kept per person, changed, and removed when both are empty', async () => {
    const ref = analysis.patents[0]!.patent_number;
    const mark = { kind: 'patent', ref, starred: true, note: 'Read claim 1.' };
    expect((await put(owner, mark)).status).toBe(200);
    expect(await marksOf(owner)).toMatchObject([mark]);
    expect(await marksOf(stranger)).toEqual([]);
    await put(owner, { ...mark, starred: false });
    expect(await marksOf(owner)).toMatchObject([{ starred: false, note: 'Read claim 1.' }]);
    await put(owner, { ...mark, starred: false, note: '' });
    expect(await marksOf(owner)).toEqual([]);
  });

  test('on sessions and opportunities are for their owner alone; others get what an absent one gets', async () => {
    const own = [
      { kind: 'session', ref: analysis.session_id },
      { kind: 'opportunity', ref: analysis.ideas[0]!.id },
    ];
    for (const what of own) {
      const mark = { ...what, starred: true, note: '' };
      expect((await put(owner, mark)).status).toBe(200);
      const [theirs, absent] = [
        await put(stranger, mark),
        await put(stranger, { ...mark, ref: randomUUID() }),
      ];
      expect([theirs.status, absent.status]).toEqual([404, 404]);
    }
    expect((await put(owner, { kind: 'session', ref: 'not-a-uuid', starred: true, note: '' })).status).toBe(
      404,
    );
  });

  test('refuse a note that is too long and a kind that is not known', async () => {
    const mark = { kind: 'patent', ref: 'US1', starred: true, note: '' };
    expect((await put(owner, { ...mark, note: 'a'.repeat(2001) })).status).toBe(400);
    expect((await put(owner, { ...mark, kind: 'user' })).status).toBe(400);
  });
});

describe('finding', () => {
  test('looks through own sessions, opportunities, and patents', async () => {
    const find = async (user: TestUser, q: string) =>
      (await (await get(user, `/api/find?q=${encodeURIComponent(q)}`)).json()) as Found;
    expect((await find(owner, 'self-watering')).sessions.map(({ id }) => id)).toEqual([analysis.session_id]);
    const title = analysis.ideas[0]!.title;
    expect((await find(owner, title.slice(0, 12))).opportunities.map((one) => one.title)).toContain(title);
    const patent = analysis.patents[0]!;
    expect((await find(owner, patent.patent_title.slice(0, 20))).patents.length).toBeGreaterThan(0);
    expect(await find(stranger, 'self-watering')).toEqual({ sessions: [], opportunities: [], patents: [] });
    // A wildcard is a letter like any other.
    expect((await find(owner, '%%')).sessions).toEqual([]);
  });

  test('more like this gives other patents of the library', async () => {
    const { patent_number } = analysis.patents[0]!;
    const { patents } = (await (await get(owner, `/api/patents/${patent_number}/similar`)).json()) as {
      patents: { patent_number: string }[];
    };
    expect(patents.length).toBeGreaterThan(0);
    expect(patents.map((one) => one.patent_number)).not.toContain(patent_number);
    expect((await get(owner, '/api/patents/US00000/similar')).status).toBe(200);
  });

  test('two opportunities stand side by side in the order asked for, another person’s are left out', async () => {
    const ids = analysis.ideas
      .slice(0, 2)
      .map(({ id }) => id)
      .reverse();
    const read = async (user: TestUser) =>
      (
        (await (await get(user, `/api/opportunities?ids=${ids.join(',')}`)).json()) as {
          opportunities: { id: string }[];
        }
      ).opportunities;
    expect((await read(owner)).map(({ id }) => id)).toEqual(ids);
    expect(await read(stranger)).toEqual([]);
    expect((await get(owner, '/api/opportunities?ids=')).status).toBe(400);
    expect(
      (await get(owner, `/api/opportunities?ids=${Array.from({ length: 4 }, randomUUID).join(',')}`)).status,
    ).toBe(400);
  });
});

describe('a saved search', () => {
  const save = (user: TestUser, query: string) =>
    t.app.request('/api/saved-searches', { token: user.token, json: { query } });
  const mails = () =>
    t.rows<{ subject: string; recipient: string }>(
      sql`select subject, recipient from development_mails where subject like '%new patent%'`,
    );
  const check = () => checkSavedSearches(systemContext(t.app.deps, 'test'));

  test('mails its owner once about patents that came in, and about nothing else', async () => {
    const saved = (await (await save(owner, 'water tank for plants')).json()) as SavedSearch;
    expect(saved).toMatchObject({ query: 'water tank for plants', new_count: 0 });
    await check();
    // One patent counts as never seen: it came in after the search was saved.
    await t.app.deps.database.pool.query(
      "update saved_searches set seen = seen[2:], library_version = 'old' where id = $1",
      [saved.id],
    );
    await Promise.all([check(), check(), check()]);
    const list = (await (await get(owner, '/api/saved-searches')).json()) as { searches: SavedSearch[] };
    expect(list.searches).toMatchObject([{ id: saved.id, new_count: 1 }]);
    await expect.poll(async () => (await mails()).length, { timeout: 5_000 }).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: owner.email,
      subject: '1 new patent for “water tank for plants”',
    });
  });

  test('belongs to its owner, and there are at most twenty of them', async () => {
    const { searches } = (await (await get(owner, '/api/saved-searches')).json()) as {
      searches: SavedSearch[];
    };
    const remove = (user: TestUser, id: string) =>
      t.app.request(`/api/saved-searches/${id}`, { method: 'DELETE', token: user.token });
    expect((await remove(stranger, searches[0]!.id)).status).toBe(404);
    expect((await remove(owner, searches[0]!.id)).status).toBe(204);
    await t.app.deps.database.pool.query(
      "insert into saved_searches (user_id, query) select $1, 'q' || n from generate_series(1, 20) n",
      [stranger.userId],
    );
    expect((await save(stranger, 'one more search')).status).toBe(409);
  });
});
