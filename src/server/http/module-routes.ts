import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { analysesRoutes } from '../modules/analyses/analyses.routes.ts';
import { chatRoutes } from '../modules/chat/chat.routes.ts';
import { mailboxRoutes } from '../modules/mailbox/mailbox.routes.ts';
import { usageRoutes } from '../modules/usage/usage.routes.ts';
import type { Api } from './mount.ts';

/** Each module registers its routes here, one line a module, in alphabetical order. */
export const moduleRoutes: ((api: Api) => void)[] = [
  accountsRoutes,
  analysesRoutes,
  chatRoutes,
  mailboxRoutes,
  usageRoutes,
];
