import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from './accounts.tables.ts';

/** True when an admin has disabled this account, or it is gone. */
export async function banned(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ banned: users.banned }).from(users).where(eq(users.id, userId));
  return user?.banned ?? true;
}
