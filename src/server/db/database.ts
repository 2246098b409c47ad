import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { HoldAwarePool, whileHolding } from './held-connection.ts';

/** Queries through a pool, or through the one connection of a transaction: use cases need not know which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export interface Database {
  pool: pg.Pool;
  db: Db;
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections held open at once. */
  max: number;
}

/** Milliseconds. A half-open connection is given up well within the ten seconds in which the service must recover. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 15_000;
const ANSWER_TIMEOUT = 8_000;
const KEEP_ALIVE_AFTER = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 30_000;

/**
 * Opens a connection pool; connections are made lazily, so an unreachable server shows at the first query.
 * @param url `postgres://user:password@host:port/database`
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pool = new HoldAwarePool({
    connectionString: url,
    max: options.max,
    application_name: 'lacuna',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
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
  let unusable = true;
  try {
    await client.query('begin');
    const result = await whileHolding(() => fn(drizzle(client)));
    await client.query('commit');
    unusable = false;
    return result;
  } catch (error) {
    unusable = !(await rolledBack(client, 'rollback'));
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

/** The error that made us roll back is the one worth reporting, so a failing rollback is told by the answer alone. */
async function rolledBack(client: pg.PoolClient, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch {
    return false;
  }
}
