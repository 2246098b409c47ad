/** Waiting work of several owners, who take turns: one with a hundred tasks delays another's first by one task. */
export interface FairQueue<T> {
  readonly size: number;
  push(owner: string, task: T): void;
  /** The next task of the owner whose turn it is, or null. */
  shift(): T | null;
  /** Takes a task out; false when it is not waiting. */
  remove(task: T): boolean;
  /** Takes everything out. */
  drain(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  // A Map keeps insertion order: an owner is served, then moves to the end while work is left.
  const waiting = new Map<string, T[]>();
  return {
    get size() {
      return [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
    },
    push: (owner, task) => {
      waiting.set(owner, [...(waiting.get(owner) ?? []), task]);
    },
    shift: () => {
      for (const [owner, [next, ...rest]] of waiting) {
        waiting.delete(owner);
        if (rest.length > 0) waiting.set(owner, rest);
        return next as T;
      }
      return null;
    },
    remove: (task) => {
      for (const [owner, tasks] of waiting) {
        const rest = tasks.filter((other) => other !== task);
        if (rest.length === tasks.length) continue;
        if (rest.length > 0) waiting.set(owner, rest);
        else waiting.delete(owner);
        return true;
      }
      return false;
    },
    drain: () => {
      const tasks = [...waiting.values()].flat();
      waiting.clear();
      return tasks;
    },
  };
}
