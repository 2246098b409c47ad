import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { systemClock } from '../server/compose-early.ts';
import type { Config } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { createEventBus } from '../server/events/postgres-event-bus.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { createAuthService } from '../server/modules/accounts/auth/auth-service.ts';
import { grantByEmail } from '../server/modules/accounts/grant-by-email.ts';
import { type Command, type Io, type Paths, UsageError } from './io.ts';
import { withDatabase } from './with-database.ts';

type Role = 'user' | 'admin';

/** `lacuna admin grant EMAIL`: makes an account an administrator. Exit code 1 when there is no such account. */
export const runAdminGrant: Command = (args, io) => changeRole(args, io, 'admin');

/** `lacuna admin revoke EMAIL`: takes administration away. Exit code 1 when there is no such account. */
export const runAdminRevoke: Command = (args, io) => changeRole(args, io, 'user');

/** `lacuna admin grant|revoke EMAIL`, with the verb as the first argument. */
export async function runAdmin(args: string[], io: Io, paths: Paths): Promise<number> {
  const [verb, ...rest] = args;
  if (verb === 'grant') return runAdminGrant(rest, io, paths);
  if (verb === 'revoke') return runAdminRevoke(rest, io, paths);
  throw new UsageError('Use "admin grant EMAIL" or "admin revoke EMAIL".');
}

async function changeRole(args: string[], io: Io, role: Role): Promise<number> {
  const [email, ...more] = args;
  if (!email || more.length > 0) throw new UsageError('Name one email address.');
  return withDatabase(io, async (url, config) => {
    const changed = await setRoleOf({ url, config }, { email, role });
    if (!changed) {
      io.err(`There is no account with the address ${email}. Sign up in the browser first.`);
      return 1;
    }
    io.out(
      role === 'admin' ? `${email} is now an administrator.` : `${email} is no longer an administrator.`,
    );
    return 0;
  });
}

/** Goes through the same use case as the admin dashboard, so that it is audited and running servers learn of it. */
async function setRoleOf(
  { url, config }: { url: string; config: Config },
  wanted: { email: string; role: Role },
): Promise<boolean> {
  const database = openDatabase(url, { max: 3 });
  const log = pino({ level: 'silent' });
  const events = await createEventBus({ database, databaseUrl: url, log });
  const secret = config.secret ?? installationSecret(config.dataDir);
  const base = { config, secret, database, clock: systemClock, log, events };
  try {
    const request = { requestId: randomUUID(), clientIp: '', userAgent: 'system' };
    const ctx = { ...base, ...request, actor: { kind: 'visitor' as const }, auth: createAuthService(base) };
    return await grantByEmail(ctx, wanted);
  } finally {
    await events.close();
    await database.close();
  }
}
