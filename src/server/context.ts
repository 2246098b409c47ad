import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Database, inTransaction } from './db/database.ts';
import type { EventBus } from './events/event-bus.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { AuthService } from './modules/accounts/auth/auth-service.ts';
import type { SearchPort } from './modules/analysis/run-state.ts';
import type { BillingProvider } from './modules/billing/billing-provider.ts';
import type { LibraryHandle } from './modules/library/library-handle.ts';
import type { Model } from './modules/model/model.ts';
import type { ConnectedSource } from './modules/sources/connected-source.ts';
import type { FileStore } from './modules/storage/file-store.ts';

/** Time as a value: tests pass their own. */
export interface Clock {
  now(): Date;
}

/** Collaborators, each built once in the composition root. None is optional. */
export interface Deps {
  config: Config;
  /** Keyed hashes and cookies; 32 bytes or more. */
  secret: string;
  database: Database;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  events: EventBus;
  auth: AuthService;
  jobs: JobQueue;
  library: LibraryHandle;
  search: SearchPort;
  /** The language model that leads, or null: then the embedded analyst answers. */
  model: Model | null;
  billing: BillingProvider;
  files: FileStore;
  /** Where patents come from: the local library first, then the configured services. */
  sources: readonly ConnectedSource[];
}

/** What the other adapters are built from. */
export type BaseDeps = Pick<Deps, 'config' | 'secret' | 'database' | 'clock' | 'log' | 'events'>;

export interface Visitor {
  kind: 'visitor';
}

/** A signed-in person; `role` is read from the database, never from the token. */
export interface User {
  kind: 'user';
  userId: string;
  email: string;
  /** Id of the browser session or API token family that authenticated. */
  sessionId: string;
  role: 'user' | 'admin';
}

export type Actor = Visitor | User;

/** What every use case gets first: collaborators, who asks, and which request it is. */
export interface Ctx<A extends Actor = Actor> extends Deps {
  actor: A;
  requestId: string;
  /** Address of the socket, or of the trusted proxy's client. */
  clientIp: string;
  userAgent: string;
}

export type UserCtx = Ctx<User>;

/** Context of work that no person asked for: jobs, webhooks, schedules. */
export function systemContext(deps: Deps, requestId: string): Ctx<Visitor> {
  return { ...deps, actor: { kind: 'visitor' }, requestId, clientIp: '', userAgent: 'system' };
}

/** Context of a job that runs on behalf of a person. */
export function userContext(deps: Deps, actor: User, requestId: string): UserCtx {
  return { ...deps, actor, requestId, clientIp: '', userAgent: 'system' };
}

/**
 * Runs `fn` in one transaction with a context whose database is that transaction: what it calls cannot reach for another
 * connection by mistake. Committed when `fn` returns, rolled back when it throws.
 */
export function transact<C extends Pick<Deps, 'database'>, T>(
  ctx: C,
  fn: (own: C) => Promise<T>,
): Promise<T> {
  const { database } = ctx;
  return inTransaction(database.db, (tx) => fn({ ...ctx, database: { ...database, db: tx } }));
}
