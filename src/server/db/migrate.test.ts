import { resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { databaseUrl, execute, TEST_ROLE } from '../../../tests/test-cluster.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

it('lets processes that start together migrate an empty database once', async () => {
  const { adminUrl, login } = inject('postgres');
  const name = `migrate_race_${process.pid}`;
  await execute(adminUrl, [`create database ${name} owner ${TEST_ROLE}`]);
  const url = databaseUrl(adminUrl, name, login);
  const folder = resolve('migrations');
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(url, folder)));

  const { pool, close } = openDatabase(url, { max: 1 });
  const { rows } = await pool.query(
    'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  );
  expect(rows[0].applied).toBe(rows[0].different);
  expect(rows[0].applied).toBeGreaterThan(0);
  await close();
  await execute(adminUrl, [`drop database ${name}`]);
});
