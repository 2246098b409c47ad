import pg from 'pg';

export const TEST_ROLE = 'lacuna_test';
export const TEMPLATE = 'lacuna_template';

/** Address of another database on the server of `url`, as another role where one is given. */
export function databaseUrl(url: string, name: string, login?: { user: string; password: string }): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  if (login) {
    address.username = login.user;
    address.password = login.password;
  }
  return address.href;
}

/** Runs statements one by one over a connection of their own. */
export async function execute(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
