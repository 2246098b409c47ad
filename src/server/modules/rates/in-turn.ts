/** Runs the work of one key one after the other within this process; keys do not wait for one another. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work);
    const settled = own.catch(() => undefined);
    last.set(key, settled);
    try {
      return await own;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
