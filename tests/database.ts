import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/server/db/database.ts';
import { databaseUrl, execute, TEMPLATE, TEST_ROLE } from './test-cluster.ts';

export interface TestDatabase extends Database {
  url: string;
}

/** A fresh, migrated database of its own; `close` drops it. Works in files of the `integration` project. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, login } = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(adminUrl, [`create database ${name} template ${TEMPLATE} owner ${TEST_ROLE}`]);
  const url = databaseUrl(adminUrl, name, login);
  const opened = openDatabase(url, { max: 10 });
  const close = async () => {
    await opened.close();
    await execute(adminUrl, [`drop database if exists ${name} with (force)`]);
  };
  return { ...opened, url, close };
}
