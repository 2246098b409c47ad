import { AsyncLocalStorage } from 'node:async_hooks';

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

/** Runs `fn` as work that holds a connection: until it settles, `DatabasePool` gives it no other one. */
export async function whileHolding<T>(fn: () => Promise<T>): Promise<T> {
  const hold = { open: true };
  try {
    return await holds.run(hold, fn);
  } finally {
    hold.open = false;
  }
}

/** A rejection while the caller holds a connection, else null. */
export function refuseWhileHolding(): Promise<never> | null {
  return holds.getStore()?.open ? Promise.reject(new SecondConnectionError()) : null;
}
