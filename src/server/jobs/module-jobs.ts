import type { Deps } from '../context.ts';
import { mailJobs } from '../mail/send-mail-job.ts';
import { accountsJobs } from '../modules/accounts/accounts.jobs.ts';
import { analysesJobs } from '../modules/analyses/analyses.jobs.ts';
import { billingJobs } from '../modules/billing/billing.jobs.ts';
import { notebookJobs } from '../modules/notebook/notebook.jobs.ts';
import { ratesJobs } from '../modules/rates/rates.jobs.ts';
import { sourcesJobs } from '../modules/sources/sources.jobs.ts';
import { telemetryJobs } from '../modules/telemetry/telemetry.jobs.ts';
import { usageJobs } from '../modules/usage/usage.jobs.ts';

/** Each module registers its job workers and schedules here, one line a module, in alphabetical order. */
export const moduleJobs: ((deps: Deps) => Promise<void>)[] = [
  accountsJobs,
  analysesJobs,
  billingJobs,
  mailJobs,
  notebookJobs,
  ratesJobs,
  sourcesJobs,
  telemetryJobs,
  usageJobs,
];
