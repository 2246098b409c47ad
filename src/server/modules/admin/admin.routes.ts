import {
  changeRoleRoute,
  disableUserRoute,
  enableUserRoute,
  listAuditRoute,
  listJobsRoute,
  listSecurityEventsRoute,
  readAiUsageRoute,
  searchUsersRoute,
} from '../../../contract/routes/admin.routes.ts';
import { listSourcesRoute } from '../../../contract/routes/sources.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { findUsers, presentAdminUser } from '../accounts/find-users.ts';
import { changeRole, disableUser, enableUser } from '../accounts/manage-users.ts';
import { readAiUsage } from '../model/read-ai-usage.ts';
import { listSources } from '../sources/list-sources.ts';
import { listAudit, listSecurityEvents } from '../telemetry/list-events.ts';
import { listJobs } from './list-jobs.ts';

/** People, events, audit log, language model, jobs and patent sources for admins. */
export function adminRoutes(api: Api): void {
  mount(api, searchUsersRoute, (ctx, { query }) => findUsers(ctx, query));
  mount(api, disableUserRoute, async (ctx, { params, body }) =>
    presentAdminUser(ctx, await disableUser(ctx, { ...params, ...body })),
  );
  mount(api, enableUserRoute, async (ctx, { params }) =>
    presentAdminUser(ctx, await enableUser(ctx, params)),
  );
  mount(api, changeRoleRoute, async (ctx, { params, body }) =>
    presentAdminUser(ctx, await changeRole(ctx, { ...params, ...body })),
  );
  mount(api, listSecurityEventsRoute, (ctx, { query }) => listSecurityEvents(ctx, query));
  mount(api, listAuditRoute, (ctx, { query }) => listAudit(ctx, query));
  mount(api, readAiUsageRoute, (ctx, { query }) => readAiUsage(ctx, query));
  mount(api, listJobsRoute, (ctx) => listJobs(ctx));
  mount(api, listSourcesRoute, (ctx) => listSources(ctx));
}
