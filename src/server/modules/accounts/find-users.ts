import { ADMIN_PAGE_SIZE } from '../../../contract/admin-page.ts';
import type { AdminUser } from '../../../contract/routes/admin.routes.ts';
import type { UserCtx } from '../../context.ts';
import type { UserRow } from './accounts.store.ts';
import { countSessions, searchUsers, type UserStatus } from './users.store.ts';

const presentRow = (row: UserRow, sessions: number): AdminUser => ({
  id: row.id,
  email: row.email,
  created_at: row.createdAt.toISOString(),
  role: row.role === 'admin' ? 'admin' : 'user',
  disabled: row.banned,
  disabled_reason: row.banReason,
  email_verified: row.emailVerified,
  mfa_enabled: row.twoFactorEnabled,
  sessions,
});

/** People whose address contains a text, newest first, a page of 20. For admins. */
export async function findUsers(
  ctx: UserCtx,
  input: { search: string; status: UserStatus; page: number },
): Promise<{ users: AdminUser[]; total: number }> {
  const { rows, total } = await searchUsers(ctx.database.db, {
    ...input,
    limit: ADMIN_PAGE_SIZE,
    offset: (input.page - 1) * ADMIN_PAGE_SIZE,
  });
  return { users: rows.map((row) => presentRow(row, row.sessions)), total };
}

/** One person as admins see them. */
export async function presentAdminUser(ctx: UserCtx, row: UserRow): Promise<AdminUser> {
  const counts = await countSessions(ctx.database.db, [row.id]);
  return presentRow(row, counts.get(row.id) ?? 0);
}

/** Addresses of people by id, for lists that admins read. */
export { emailsOf } from './users.store.ts';
