import type { Database } from '../db/database.ts';

/** Names and payloads of every durable job. Payloads carry ids only. */
export interface JobPayloads {
  'run-analysis': { runId: string };
  'send-mail': { to: string; template: string; data: Record<string, string> };
  'reconcile-billing': { userId: string | null };
  sweep: Record<string, never>;
}
export type JobName = keyof JobPayloads;

const named: Record<JobName, true> = {
  'run-analysis': true,
  'send-mail': true,
  'reconcile-billing': true,
  sweep: true,
};
/** Every job there is: their queues are made at the start. */
export const JOB_NAMES = Object.keys(named) as JobName[];

export interface EnqueueOptions {
  /** Only one waiting job of this name and key; one that already runs does not count, so no wake-up is lost. */
  singletonKey?: string;
  startAfterSeconds?: number;
  retryLimit?: number;
}

/** Durable jobs: enqueued inside a transaction, run at least once, so handlers are idempotent. */
export interface JobQueue {
  /** With `tx`, only after `start`: a transaction cannot wait for what a start reads and makes. */
  enqueue<N extends JobName>(
    name: N,
    payload: JobPayloads[N],
    options?: EnqueueOptions & { tx?: Database['db'] },
  ): Promise<void>;
  /** Registers the worker of a job in this process. */
  work<N extends JobName>(
    name: N,
    handler: (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Runs a job on a cron schedule (UTC), once across all processes. */
  schedule<N extends JobName>(name: N, cron: string, payload: JobPayloads[N]): Promise<void>;
  /**
   * Runs at once and then on an interval in each process, until `stop`. For idempotent housekeeping that cannot
   * wait for the minute of a schedule; a run that fails is logged and tried again at the next interval.
   */
  every(seconds: number, run: (signal: AbortSignal) => Promise<void>): void;
  start(): Promise<void>;
  /** Takes no new jobs, waits for running ones at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}
