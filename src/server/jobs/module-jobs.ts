import type { Deps } from '../context.ts';
import { mailJobs } from '../mail/send-mail-job.ts';
import { analysesJobs } from '../modules/analyses/analyses.jobs.ts';
import { ratesJobs } from '../modules/rates/rates.jobs.ts';
import { usageJobs } from '../modules/usage/usage.jobs.ts';

/** Each module registers its job workers and schedules here, one line a module, in alphabetical order. */
export const moduleJobs: ((deps: Deps) => Promise<void>)[] = [mailJobs, analysesJobs, ratesJobs, usageJobs];
