import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { RealtimeEvent } from '../src/contract/events.ts';
import { sessions, users } from '../src/server/modules/accounts/accounts.tables.ts';
import { analysesJobs } from '../src/server/modules/analyses/analyses.jobs.ts';
import { createMemoryLibrary } from './memory-library.ts';
import { searchOver } from './memory-search.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const IDEA = 'A self-watering planter for offices that tells when its tank is empty';

export interface TestUser {
  userId: string;
  email: string;
  token: string;
  sessionId: string;
}

/** A signed-in person written to the database, past the limits of the sign-up page. */
export async function insertUser(app: TestApp, role: 'user' | 'admin' = 'user'): Promise<TestUser> {
  const { database, auth, clock } = app.deps;
  const email = `${randomUUID()}@example.org`;
  const [user] = await database.db.insert(users).values({ email, role, emailVerified: true }).returning();
  const [session] = await database.db
    .insert(sessions)
    .values({
      userId: user!.id,
      token: randomUUID(),
      kind: 'program',
      expiresAt: new Date(clock.now().getTime() + 86_400_000),
      createdAt: clock.now(),
      updatedAt: clock.now(),
    })
    .returning();
  const { token } = await auth.tokens.sign({ userId: user!.id, sessionId: session!.id });
  return { userId: user!.id, email, token, sessionId: session!.id };
}

/** The application with analyses over a part of the starter library, its jobs running. */
export async function createAnalysisApp() {
  const library = createMemoryLibrary();
  const search = searchOver(library);
  const hooks = { duringSearch: async (): Promise<void> => undefined };
  const app = await createTestApp(
    {},
    {
      library,
      search: {
        ...search,
        search: async (queries, options) => {
          await hooks.duringSearch();
          return search.search(queries, options);
        },
      },
    },
  );
  await app.deps.jobs.start();
  await analysesJobs(app.deps);

  async function rows<T extends Record<string, unknown>>(query: SQL): Promise<T[]> {
    return (await app.deps.database.db.execute(query)).rows as T[];
  }
  return {
    app,
    library,
    /** What happens before each search of an analysis. */
    hooks,
    rows,
    call: (name: string, user: TestUser, json: unknown) =>
      app.request(`/functions/v1/${name}`, { token: user.token, json }),
    analyze: (user: TestUser, json: unknown, headers: Record<string, string> = {}) =>
      app.request('/functions/v1/analyze-idea', { token: user.token, json, headers }),
    /** A person with so many idea generations and two category searches a month. */
    newUser: async (ideas = 5): Promise<TestUser> => {
      const user = await insertUser(app);
      const limits = JSON.stringify({ idea_generations: ideas, category_searches: 2, chat_messages: 5 });
      await rows(sql`
        insert into subscribers (user_id, plan_id, plan_name, monthly_limits, subscribed)
        values (${user.userId}, 'jv', 'JV Plan', ${limits}::jsonb, true)`);
      return user;
    },
    /** Counters of the month and the states of all units, oldest first. */
    usage: async (user: TestUser) => {
      const [row] = await rows<{ idea_generations: number; category_searches: number }>(
        sql`select idea_generations, category_searches from user_usage where user_id = ${user.userId}`,
      );
      const states = await rows<{ state: string }>(
        sql`select state from usage_ledger where user_id = ${user.userId} order by created_at`,
      );
      return {
        ideas: row?.idea_generations ?? 0,
        searches: row?.category_searches ?? 0,
        ledger: states.map(({ state }) => state),
      };
    },
    /** Holds every analysis until `release` or its own stop. */
    holdAnalyses: (): { release: () => void } => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      hooks.duringSearch = () => held;
      return { release };
    },
    /** Events of the person's topic and of all sessions. */
    eventsOf: (user: TestUser): { events: RealtimeEvent[]; stop: () => void } => {
      const events: RealtimeEvent[] = [];
      const stop = app.deps.events.subscribe(({ topic, event }) => {
        if (topic === `user:${user.userId}` || topic.startsWith('session:')) events.push(event);
      });
      return { events, stop };
    },
    /** Id of the session whose run a process has taken up. */
    startedSession: (user: TestUser): Promise<string> =>
      vi.waitFor(async () => {
        const [run] = await rows<{ session_id: string }>(
          sql`select session_id from analysis_runs where user_id = ${user.userId} and status = 'running'`,
        );
        if (!run) throw new Error('not started');
        return run.session_id;
      }, 5_000),
  };
}

export type AnalysisApp = Awaited<ReturnType<typeof createAnalysisApp>>;
