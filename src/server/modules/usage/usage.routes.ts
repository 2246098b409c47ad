import { incrementUsageRoute, usageMonthRoute } from '../../../contract/routes/usage.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { incrementUsage } from './increment-usage.ts';
import { readMonth } from './read-month.ts';

export function usageRoutes(api: Api): void {
  mount(api, incrementUsageRoute, (ctx, { body }) => incrementUsage(ctx, body));
  mount(api, usageMonthRoute, (ctx) => readMonth(ctx));
}
