import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Whether the work under way holds a connection of a pool; false again once its transaction has ended. */
interface Hold {
  open: boolean;
}

const holds = new AsyncLocalStorage<Hold>();

/**
 * Work that holds a connection asked for a second one. A pool whose connections are all held by such work would wait
 * for itself until every one of them gave up, so this is an error even while connections are to spare.
 */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';

  constructor() {
    super('A transaction asked for a second connection. Pass its own handle to whatever it calls.');
  }
}

/** Runs `fn` as work that holds a connection: until it settles, `HoldAwarePool` gives it no other one. */
export async function whileHolding<T>(fn: () => Promise<T>): Promise<T> {
  const hold = { open: true };
  try {
    return await holds.run(hold, fn);
  } finally {
    hold.open = false;
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that refuses a connection to work that holds one already. Its `query` comes through `connect` as well. */
export class HoldAwarePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const refused = holds.getStore()?.open ? new SecondConnectionError() : null;
    if (!callback) return refused ? Promise.reject(refused) : super.connect();
    if (refused) callback(refused, undefined, () => undefined);
    else super.connect(callback);
    return undefined;
  }
}
