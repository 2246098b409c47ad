import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SESSION_LIMITS } from './database.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000;
/** In which a notification has to come: an ordinary server needs a few. */
const HEARD_WITHIN = 3_000;

const WAY_OUT =
  'Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself: locks of a session and notifications then ' +
  'go there, and everything else goes through the pooler.';

/** The configured database cannot be used; the message says why and what to set. */
export class DatabaseCheckError extends Error {
  override readonly name = 'DatabaseCheckError';
}

export interface DatabaseAddresses {
  url: string;
  /** The server behind the pooler of `url`, or null where `url` names the server itself. */
  directUrl: string | null;
}

/**
 * Makes sure that the configured database can be reached and does what we need of it: takes our parameters, and brings a
 * notification to a connection that listens, which a pooler in transaction mode does not. Throws `DatabaseCheckError`.
 */
export async function checkDatabase({ url, directUrl }: DatabaseAddresses): Promise<void> {
  const listener = await connect(directUrl ?? url, {
    name: directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
    parameters: SESSION_LIMITS,
  });
  const speaker = await connect(url, {
    name: 'DATABASE_URL',
    parameters: directUrl ? {} : SESSION_LIMITS,
  }).catch(async (error) => {
    await listener.end();
    throw error;
  });
  try {
    if (await isHeard(listener, speaker)) return;
    throw new DatabaseCheckError(
      directUrl
        ? 'DATABASE_URL and DATABASE_DIRECT_URL do not lead to the same database, or DATABASE_DIRECT_URL leads through a ' +
            'pooler as well: notifications sent through one do not arrive at the other.'
        : `DATABASE_URL leads through a connection pooler in transaction mode. ${WAY_OUT}`,
    );
  } finally {
    await Promise.all([listener.end(), speaker.end()].map((end) => end.catch(() => undefined)));
  }
}

async function isHeard(listener: pg.Client, speaker: pg.Client): Promise<boolean> {
  const channel = `lacuna_check_${randomBytes(6).toString('hex')}`;
  await listener.query(`listen ${channel}`);
  const heard = new Promise<true>((resolve) => listener.on('notification', () => resolve(true)));
  await speaker.query(`notify ${channel}`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), HEARD_WITHIN);
  });
  const result = await Promise.race([heard, late]);
  clearTimeout(timer);
  // Through a pooler, the wish to listen has stayed behind on a connection that others use.
  if (!result) await listener.query(`unlisten ${channel}`).catch(() => undefined);
  return result;
}

async function connect(
  url: string,
  { name, parameters }: { name: string; parameters: pg.ClientConfig },
): Promise<pg.Client> {
  let client: pg.Client;
  try {
    client = new pg.Client({
      connectionString: url,
      application_name: 'lacuna check',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: CONNECT_TIMEOUT,
      ...parameters,
    });
  } catch {
    throw new DatabaseCheckError(
      `${name} is not the address of a PostgreSQL database: postgres://user:password@host:port/name`,
    );
  }
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new DatabaseCheckError(reasonOf(cause as Error, { name, place: placeOf(client) }), { cause });
  }
}

const placeOf = ({ host, port, database }: pg.Client) => `${database} at ${host}:${port}`;

function reasonOf(
  error: Error & { errors?: Error[] },
  { name, place }: { name: string; place: string },
): string {
  const said = error.message || error.errors?.map(({ message }) => message).join(', ') || error.name;
  if (/unsupported startup parameter/.test(said))
    return `${name} leads through a connection pooler that does not support what Lacuna needs (${said}). ${WAY_OUT}`;
  return `The database ${place} (${name}) cannot be reached: ${said}`;
}
