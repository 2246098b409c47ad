import { desc, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { developmentMails } from './mailbox.tables.ts';

const KEPT = 200;

export type DevelopmentMail = typeof developmentMails.$inferSelect;

export async function listMails(db: Db): Promise<DevelopmentMail[]> {
  return db.select().from(developmentMails).orderBy(desc(developmentMails.position));
}

/** Stores a mail and forgets all but the newest 200. */
export async function storeMail(db: Db, mail: typeof developmentMails.$inferInsert): Promise<void> {
  await db.insert(developmentMails).values(mail);
  const newest = db
    .select({ id: developmentMails.id })
    .from(developmentMails)
    .orderBy(desc(developmentMails.position))
    .limit(KEPT);
  await db.delete(developmentMails).where(notInArray(developmentMails.id, newest));
}
