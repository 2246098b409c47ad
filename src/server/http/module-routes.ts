import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { adminRoutes } from '../modules/admin/admin.routes.ts';
import { analysesRoutes } from '../modules/analyses/analyses.routes.ts';
import { billingRoutes } from '../modules/billing/billing.routes.ts';
import { chatRoutes } from '../modules/chat/chat.routes.ts';
import { mailboxRoutes } from '../modules/mailbox/mailbox.routes.ts';
import { notebookRoutes } from '../modules/notebook/notebook.routes.ts';
import { restRoutes } from '../modules/rest/rest.routes.ts';
import { storageRoutes } from '../modules/storage/storage.routes.ts';
import { telemetryRoutes } from '../modules/telemetry/telemetry.routes.ts';
import { usageRoutes } from '../modules/usage/usage.routes.ts';
import type { Api } from './mount.ts';

/** Each module registers its routes here, one line a module, in alphabetical order. */
export const moduleRoutes: ((api: Api) => void)[] = [
  accountsRoutes,
  adminRoutes,
  analysesRoutes,
  billingRoutes,
  chatRoutes,
  mailboxRoutes,
  notebookRoutes,
  restRoutes,
  storageRoutes,
  telemetryRoutes,
  usageRoutes,
];
