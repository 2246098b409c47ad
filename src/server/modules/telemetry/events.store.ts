import { and, count, desc, eq, gt, ilike, like, lt, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { actionLog, auditLog, clientLogs, securityEvents } from './telemetry.tables.ts';

type NewEvent = typeof securityEvents.$inferInsert;
export type EventRow = typeof securityEvents.$inferSelect;
export type AuditRow = typeof auditLog.$inferSelect;

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

export async function insertAudit(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export async function insertClientLog(db: Db, entry: typeof clientLogs.$inferInsert): Promise<void> {
  await db.insert(clientLogs).values(entry);
}

export async function insertAction(db: Db, action: typeof actionLog.$inferInsert): Promise<void> {
  await db.insert(actionLog).values(action);
}

/** Actions of a person after a moment: one watched action, or all changes (whose names are routes). */
export async function countActions(
  db: Db,
  { userId, after, action }: { userId: string; after: Date; action: string | null },
): Promise<number> {
  const isRoute = like(actionLog.action, '/%');
  const which = action === null ? isRoute : and(not(isRoute), eq(actionLog.action, action));
  const [row] = await db
    .select({ actions: count() })
    .from(actionLog)
    .where(and(eq(actionLog.userId, userId), gt(actionLog.at, after), which));
  return row?.actions ?? 0;
}

/** True when an event of this type is stored after a moment, about a person and severity, or about a session. */
export async function hasEvent(
  db: Db,
  {
    type,
    after,
    ...about
  }: { type: string; after: Date } & (
    | { userId: string; severity: EventRow['severity'] }
    | { sessionId: string }
  ),
): Promise<boolean> {
  const subject =
    'sessionId' in about
      ? sql`${securityEvents.details}->>'session_id' = ${about.sessionId}`
      : and(eq(securityEvents.userId, about.userId), eq(securityEvents.severity, about.severity));
  const [row] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(and(eq(securityEvents.type, type), gt(securityEvents.at, after), subject))
    .limit(1);
  return row !== undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

export async function listEvents(
  db: Db,
  { severity, source, limit, offset }: Partial<Pick<EventRow, 'severity' | 'source'>> & Slice,
): Promise<{ rows: EventRow[]; total: number }> {
  const where = and(
    severity ? eq(securityEvents.severity, severity) : undefined,
    source ? eq(securityEvents.source, source) : undefined,
  );
  const rows = await db
    .select()
    .from(securityEvents)
    .where(where)
    .orderBy(desc(securityEvents.at), securityEvents.id)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(securityEvents).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function listAuditEntries(
  db: Db,
  { action, limit, offset }: { action: string } & Slice,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = ilike(auditLog.action, `%${action.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(auditLog).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Audit entries by or about a person, and the events about them, newest first. */
export async function eventsOfPerson(
  db: Db,
  userId: string,
): Promise<{ audit: AuditRow[]; events: EventRow[] }> {
  return {
    audit: await db
      .select()
      .from(auditLog)
      .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)))
      .orderBy(desc(auditLog.at)),
    events: await db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(desc(securityEvents.at)),
  };
}

/** Removes what is older than the two moments, and of events and logs all but the newest `mostRows`. */
export async function pruneRows(
  db: Db,
  { events, audits, mostRows }: { events: Date; audits: Date; mostRows: number },
): Promise<void> {
  for (const table of [securityEvents, clientLogs, actionLog]) {
    await db.delete(table).where(lt(table.at, events));
  }
  for (const table of [securityEvents, clientLogs]) {
    const newest = sql`(select min(n.at) from (select at from ${table} order by at desc limit ${mostRows}) n)`;
    await db.delete(table).where(lt(table.at, newest));
  }
  await db.delete(auditLog).where(lt(auditLog.at, audits));
}
