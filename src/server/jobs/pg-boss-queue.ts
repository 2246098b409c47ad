import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type Db as BossDatabase,
  fromDrizzle,
  type Job,
  type JobResult,
  PgBoss,
  type WorkOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from '../db/database.ts';
import { openListener } from '../events/notification-listener.ts';
import { JOB_NAMES, type JobName, type JobPayloads, type JobQueue } from './job-queue.ts';

/** Jobs that run long are fetched singly by many workers, so that none waits behind another. */
const workOptions: Partial<Record<JobName, WorkOptions>> = {
  'run-analysis': { batchSize: 1, localConcurrency: 8 },
};
// New jobs are announced; only retries and delayed jobs wait for the poll.
const defaultWork: WorkOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  notifyPollingIntervalSeconds: 3,
};

/** Seconds. */
const queueDefaults = {
  policy: 'short',
  notify: true,
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 3600,
} as const;

type Handler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>;

/** Durable jobs in PostgreSQL by pg-boss, over the pool of the application and one listening connection. */
export function createJobQueue({ database, log }: { database: Database; log: Logger }): JobQueue {
  const boss = new PgBoss({ db: bossDatabase(database, log), useListenNotify: true });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  const timers = new Set<NodeJS.Timeout>();
  const housekeeping = new Set<Promise<void>>();
  const stopping = new AbortController();
  let started: Promise<void> | null = null;

  const begin = async () => {
    await boss.start();
    await makeQueues(boss);
  };
  const start = async () => {
    started ??= begin().catch((error) => {
      started = null;
      throw error;
    });
    await started;
  };
  return {
    start,
    enqueue: async (name, payload, options = {}) => {
      await start();
      await boss.send(name, payload, {
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.retryLimit === undefined ? {} : { retryLimit: options.retryLimit }),
        ...(options.tx ? { db: transactionDatabase(options.tx) } : {}),
      });
    },
    work: async (name, handler) => {
      await start();
      const options = { ...(workOptions[name] ?? defaultWork), perJobResults: true as const };
      await boss.work(name, options, (jobs: Job<JobPayloads[typeof name]>[]) =>
        Promise.all(jobs.map((job) => settle(job, handler, log))),
      );
    },
    schedule: async (name, cron, payload) => {
      await start();
      await boss.schedule(name, cron, payload, { tz: 'UTC' });
    },
    every: (seconds, run) => {
      const once = () => {
        const work = run(stopping.signal)
          .catch((error) => log.warn({ err: error }, 'housekeeping failed, tried again at the next interval'))
          .finally(() => housekeeping.delete(work));
        housekeeping.add(work);
      };
      timers.add(setInterval(once, seconds * 1000));
      once();
    },
    stop: async (graceMs) => {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      if (started) await boss.stop({ graceful: true, timeout: graceMs });
      await Promise.all(housekeeping);
    },
  };
}

/**
 * All queues exist, and the library knows them, before the first job: looked up later, inside somebody's transaction,
 * they would take a second connection. Making a queue that is there takes long enough to be felt at every start.
 */
async function makeQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of JOB_NAMES.filter((wanted) => !known.has(wanted))) {
    await boss.createQueue(name, queueDefaults);
    await boss.findJobs(name, { id: randomUUID() });
  }
}

/** One throwing job must not fail the others that were fetched with it. */
async function settle<N extends JobName>(
  job: Job<JobPayloads[N]>,
  handler: Handler<N>,
  log: Logger,
): Promise<JobResult> {
  try {
    await handler(job.data, job.signal);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: job.name, job_id: job.id }, 'job failed');
    return { id: job.id, status: 'failed', output: { message: String(error) } };
  }
}

// Statements with parameters go through drizzle so that they join the caller's transaction.
function transactionDatabase(tx: Db): BossDatabase {
  return fromDrizzle(tx, sql);
}

function bossDatabase(database: Database, log: Logger): BossDatabase {
  return {
    executeSql: (text, values) => database.pool.query(text, values),
    listen: (channel, onNotification, onReconnect) =>
      openListener({
        connection: { connectionString: database.directUrl, application_name: 'lacuna jobs' },
        channel,
        onNotification,
        onConnected: onReconnect,
        log,
      }),
  };
}
