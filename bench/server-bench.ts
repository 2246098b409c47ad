import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type { IdeaAnalysis } from '../src/contract/routes/analyses.routes.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { createEventBus } from '../src/server/events/postgres-event-bus.ts';
import { sessions, users } from '../src/server/modules/accounts/accounts.tables.ts';
import { createAuthService } from '../src/server/modules/accounts/auth/auth-service.ts';
import { startChildServer } from '../tests/child-server.ts';

/** Memory of a process with all its threads; `VmHWM` is the most that it ever had. */
export const residentMegabytes = (pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** A server over an index, with an admin's token (admins have no limits). */
export async function openBench(indexUri: string, databaseUrl: string) {
  const settings = {
    LACUNA_ENV: 'test',
    LACUNA_SECRET: randomUUID() + randomUUID(),
    LACUNA_PUBLIC_URL: 'http://127.0.0.1:1',
    LACUNA_INDEX_URI: indexUri,
    DATABASE_URL: databaseUrl,
    PORT: '0',
  };
  const config = loadConfig({ ...settings, LACUNA_LOG_LEVEL: 'silent' });
  const database = openDatabase(databaseUrl, { max: 4 });
  await database.db.execute('delete from jwks');
  const log = pino({ level: 'silent' });
  const events = await createEventBus({ database, databaseUrl, log });
  const clock = { now: () => new Date() };
  const auth = createAuthService({ config, secret: settings.LACUNA_SECRET, database, clock, log, events });
  const [user] = await database.db
    .insert(users)
    .values({ email: `${randomUUID()}@example.org`, role: 'admin', emailVerified: true })
    .returning();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await database.db
    .insert(sessions)
    .values({ userId: user!.id, token: randomUUID(), kind: 'program', expiresAt })
    .returning();
  const { token } = await auth.tokens.sign({ userId: user!.id, sessionId: session!.id });
  const started = performance.now();
  const server = await startChildServer(settings);
  return {
    server,
    token,
    events,
    startToReady: performance.now() - started,
    close: async () => {
      await server.terminate();
      await events.close();
      await database.close();
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** One analysis as a client sees it. */
export async function analyze({ server, token, events }: Bench, idea: string) {
  const start = performance.now();
  let firstProgress = Number.NaN;
  const stop = events.subscribe(({ event }) => {
    if (event.type === 'run.progress' && Number.isNaN(firstProgress))
      firstProgress = performance.now() - start;
  });
  const response = await fetch(`${server.url}/functions/v1/analyze-idea`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerms: [idea] }),
  });
  const answer = (await response.json()) as IdeaAnalysis;
  const total = performance.now() - start;
  stop();
  if (response.status !== 200) throw new Error(JSON.stringify(answer));
  return { total, firstProgress, method: answer.method };
}
