import { createHmac } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { restoreCarryover, storeCarryover } from './carryover.store.ts';

interface Person {
  userId: string;
  email: string;
  tx?: Db;
}

const hashOf = (ctx: Ctx, email: string): string =>
  createHmac('sha256', ctx.secret).update(`usage:${email.trim().toLowerCase()}`).digest('hex');

/** Before an account is deleted: keeps the month's usage under a keyed hash of the e-mail. */
export async function rememberUsage(ctx: Ctx, person: Person): Promise<void> {
  await storeCarryover(person.tx ?? ctx.database.db, person.userId, hashOf(ctx, person.email));
}

/** After an account is made: gives it the usage that an account of this e-mail had in the same month. Once. */
export async function restoreUsage(ctx: Ctx, person: Person): Promise<void> {
  await restoreCarryover(person.tx ?? ctx.database.db, person.userId, hashOf(ctx, person.email));
}
