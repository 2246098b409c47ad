import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyFiles } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any fixed number that nothing else in the database locks: here the letters "lacu". */
const MIGRATION_LOCK = 0x6c616375;

/**
 * Brings a database to the newest schema. Processes that start together queue on an advisory lock, and all but the
 * first find nothing left to do. The lock belongs to the connection, so a killed process never leaves it behind.
 * @param url database to migrate, as the role that owns it
 * @param folder directory of the generated SQL files
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'lacuna migrations' });
  // A lost connection also fails the query under way, which is where it is reported.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // "already exists, skipping" is the normal case of every later start.
    await client.query('set client_min_messages to warning');
    await applyFiles(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
