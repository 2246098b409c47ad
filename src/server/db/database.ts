import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabasePool, isSilence } from './database-pool.ts';
import { whileHolding } from './held-connection.ts';

/** Queries through a pool, or through the one connection of a transaction: use cases need not know which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export interface Database {
  pool: pg.Pool;
  db: Db;
  /** Address for connections that keep something: channels that they listen to, locks of a session. */
  directUrl: string;
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections held open at once. */
  max: number;
  /**
   * The address of the server itself, where `url` leads through a pooler that assigns a connection for one transaction at a
   * time: session settings must then be repeated in each transaction. Null where `url` is direct.
   */
  directUrl?: string | null;
}

/** Milliseconds. A half-open connection is given up well within the ten seconds in which the service must recover. */
const CONNECT_TIMEOUT = 5_000;
const ANSWER_TIMEOUT = 7_000;
const KEEP_ALIVE_AFTER = 5_000;
/** Parameters of a connection's start; a pooler refuses them, or forgets them between two transactions. */
export const SESSION_LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };
const BEGIN = [
  'begin',
  ...Object.entries(SESSION_LIMITS).map(([name, value]) => `set local ${name} = ${value}`),
];

/**
 * Opens a connection pool; connections are made lazily, so an unreachable server shows at the first query.
 * @param url `postgres://user:password@host:port/database`
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pooled = typeof options.directUrl === 'string';
  const pool = new DatabasePool({
    connectionString: url,
    max: options.max,
    application_name: 'lacuna',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    ...(pooled ? {} : SESSION_LIMITS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  });
  // A connection that dies fails the query under way and leaves the pool. Its 'error' event says nothing more, but
  // would end the process if nobody listened.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closing: Promise<void> | null = null;
  return {
    pool,
    db: drizzle(pool),
    directUrl: options.directUrl ?? url,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/**
 * Runs `fn` in one transaction: committed when it returns, rolled back when it throws. Inside another transaction it
 * becomes a savepoint of that one. A connection whose state is unknown afterwards is destroyed, never reused. Until `fn`
 * settles the pool gives it no second connection: everything that it calls has to work through `tx`.
 */
export async function inTransaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  return db.$client instanceof pg.Pool ? inNewTransaction(db.$client, fn) : inSavepoint(db, db.$client, fn);
}

async function inNewTransaction<T>(pool: pg.Pool, fn: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let unusable: boolean | Error = true;
  try {
    await client.query(BEGIN.join('; '));
    const result = await whileHolding(() => fn(drizzle(client)));
    await client.query('commit');
    unusable = false;
    return result;
  } catch (error) {
    unusable = isSilence(error) ? (error as Error) : !(await rolledBack(client, 'rollback'));
    throw error;
  } finally {
    client.release(unusable);
  }
}

async function inSavepoint<T>(db: Db, client: pg.PoolClient, fn: (tx: Db) => Promise<T>): Promise<T> {
  await client.query('savepoint nested');
  try {
    const result = await fn(db);
    await client.query('release savepoint nested');
    return result;
  } catch (error) {
    await rolledBack(client, 'rollback to savepoint nested; release savepoint nested');
    throw error;
  }
}

/** The error that made us roll back is the one worth reporting, so a failing rollback only shows in the return value. */
async function rolledBack(client: pg.PoolClient, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch {
    return false;
  }
}
