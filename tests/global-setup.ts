import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { ensureCluster } from '../src/server/db/cluster/ensure-cluster.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { databaseUrl, execute, TEMPLATE, TEST_ROLE } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's maintenance database as superuser, and the login of the role that owns test databases. */
    postgres: { adminUrl: string; login: { user: string; password: string } };
  }
}

/**
 * One PostgreSQL for the whole run with one migrated template, from which each test file clones its own database.
 * `LACUNA_TEST_DATABASE_URL` (a superuser of an empty server) runs the same suites on another server version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = ownTemporaryFolder();
  const server = await startServer();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide('postgres', await makeTemplate(server.adminUrl));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Whatever tests write goes into one folder, removed at the end; a PostgreSQL of another user passes through it. */
function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return folder;
}

async function makeTemplate(adminUrl: string): Promise<ProvidedContext['postgres']> {
  const login = { user: TEST_ROLE, password: randomBytes(12).toString('hex') };
  await execute(adminUrl, [
    `drop database if exists ${TEMPLATE}`,
    `drop role if exists ${TEST_ROLE}`,
    `create role ${TEST_ROLE} login password '${login.password}'`,
    `create database ${TEMPLATE} owner ${TEST_ROLE}`,
  ]);
  await migrateDatabase(databaseUrl(adminUrl, TEMPLATE, login), 'migrations');
  return { adminUrl, login };
}

async function startServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env.LACUNA_TEST_DATABASE_URL;
  if (given) return { adminUrl: given, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-tests-'));
  const cluster = await ensureCluster({
    dataDir,
    log: () => undefined,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
  });
  return { adminUrl: cluster.adminUrl, stop: cluster.stop };
}
