import type { Ctx } from '../../context.ts';
import { eventsOfPerson } from './events.store.ts';

/** What the audit log and the monitoring keep about a person, for their data export. */
export const readPersonEvents = (ctx: Ctx, userId: string) => eventsOfPerson(ctx.database.db, userId);
