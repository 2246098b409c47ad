import type { Deps } from '../context.ts';

/** Each module registers its job workers and schedules here, one line a module, in alphabetical order. */
export const moduleJobs: ((deps: Deps) => Promise<void>)[] = [];
