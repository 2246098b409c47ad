import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type Db, inTransaction, openDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table notes (text text primary key)');
});

afterAll(() => database.close());

const insert = (db: Db, text: string) => db.execute(sql`insert into notes values (${text})`);

async function notes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('delete from notes returning text');
  return rows.map((row) => row.text).sort();
}

describe('inTransaction', () => {
  it('commits what the function wrote and returns its result', async () => {
    const result = await inTransaction(database.db, async (tx) => {
      await insert(tx, 'kept');
      return 7;
    });
    expect(result).toBe(7);
    expect(await notes()).toEqual(['kept']);
  });

  it('rolls back and rethrows what the function threw', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await insert(tx, 'lost');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([]);
  });

  it('makes an inner transaction a savepoint of the outer one', async () => {
    await inTransaction(database.db, async (tx) => {
      await insert(tx, 'outer');
      const inner = inTransaction(tx, async (nested) => {
        await insert(nested, 'inner');
        await insert(nested, 'outer');
      });
      await expect(inner).rejects.toThrow();
      await insert(tx, 'afterwards');
    });
    expect(await notes()).toEqual(['afterwards', 'outer']);
  });

  it('refuses a second connection to its work, at any depth, and gives one to what follows', async () => {
    const asked = async () => {
      await database.db.execute(sql`select 1`);
    };
    const holding = inTransaction(database.db, (tx) => inTransaction(tx, asked));
    await expect(holding).rejects.toMatchObject({ cause: { name: 'SecondConnectionError' } });
    const alsoHolding = inTransaction(database.db, () => database.pool.connect());
    await expect(alsoHolding).rejects.toThrow('second connection');
    let later: Promise<void> | undefined;
    await inTransaction(database.db, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(asked);
    });
    await expect(later).resolves.toBeUndefined();
  });

  it('gives no broken connection back to the pool', async () => {
    const single = openDatabase(database.url, { max: 1 });
    const killed = inTransaction(single.db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute(sql`select 1`);
    });
    await expect(killed).rejects.toThrow();
    await inTransaction(single.db, (tx) => insert(tx, 'next'));
    expect(await notes()).toEqual(['next']);
    await single.close();
  });
});
