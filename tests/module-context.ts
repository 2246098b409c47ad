import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '../src/server/config.ts';
import type { Ctx, Deps, User, UserCtx } from '../src/server/context.ts';
import { type Database, openDatabase } from '../src/server/db/database.ts';
import { createEventBus } from '../src/server/events/postgres-event-bus.ts';
import type { JobName, JobPayloads, JobQueue } from '../src/server/jobs/job-queue.ts';
import { users } from '../src/server/modules/accounts/accounts.tables.ts';
import { createTestDatabase } from './database.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

export interface RecordedJob<N extends JobName = JobName> {
  name: N;
  payload: JobPayloads[N];
}

/** A queue that keeps what is enqueued, in order, and runs nothing. */
export function recordingJobs(): JobQueue & { recorded: RecordedJob[] } {
  const recorded: RecordedJob[] = [];
  return {
    recorded,
    enqueue: async (name, payload) => {
      recorded.push({ name, payload });
    },
    work: async () => undefined,
    schedule: async () => undefined,
    every: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
}

export interface ModuleContext {
  deps: Deps;
  clock: FakeClock;
  jobs: ReturnType<typeof recordingJobs>;
  /** Context of nobody, as of a job or a webhook. */
  system: Ctx;
  /** A new person in the database, and the context of their requests. */
  newUser(role?: User['role']): Promise<UserCtx>;
  close(): Promise<void>;
}

/** Fails loudly when a module under test reaches for a collaborator that it was not given. */
const untouched = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get: (_target, property) => {
      throw new Error(`${name}.${String(property)} is not part of this test.`);
    },
  });

/** What the use cases of one module need, over a fresh database with `connections` connections. */
export async function createModuleContext(
  options: {
    connections?: number;
    env?: Record<string, string>;
    override?: (deps: Deps) => Partial<Deps> | Promise<Partial<Deps>>;
  } = {},
): Promise<ModuleContext> {
  const testDatabase = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const database: Database = openDatabase(testDatabase.url, { max: options.connections ?? 20 });
  const clock = fakeClock();
  const jobs = recordingJobs();
  const config = loadConfig({
    LACUNA_ENV: 'test',
    LACUNA_DATA_DIR: mkdtempSync(join(tmpdir(), 'lacuna-module-')),
    ...options.env,
  });
  const events = await createEventBus({ database, databaseUrl: testDatabase.url, log });
  const base: Deps = {
    config,
    secret: 'a secret of the tests, long enough to be one',
    database,
    clock,
    log,
    events,
    jobs,
    auth: untouched('auth'),
    mailer: untouched('mailer'),
    library: untouched('library'),
    sources: [],
    search: untouched('search'),
    model: null,
    billing: untouched('billing'),
    files: untouched('files'),
  };
  const deps = { ...base, ...(await options.override?.(base)) };
  const system: Ctx = {
    ...deps,
    actor: { kind: 'visitor' },
    requestId: 'test',
    clientIp: '203.0.113.7',
    userAgent: 'test',
  };
  const newUser = async (role: User['role'] = 'user'): Promise<UserCtx> => {
    const email = `${randomUUID()}@example.org`;
    const [row] = await database.db.insert(users).values({ email, role, emailVerified: true }).returning();
    if (!row) throw new Error('The user was not inserted.');
    return { ...system, actor: { kind: 'user', userId: row.id, email, sessionId: randomUUID(), role } };
  };
  const close = async () => {
    await events.close();
    await database.close();
    await testDatabase.close();
  };
  return { deps, clock, jobs, system, newUser, close };
}
