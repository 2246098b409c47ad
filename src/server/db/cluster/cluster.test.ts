import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { processStart } from '../../process-start.ts';
import { type Cluster, ensureCluster } from './ensure-cluster.ts';

const program = fileURLToPath(new URL('../../../../tests/hold-cluster.ts', import.meta.url));
const asRoot = process.getuid?.() === 0;
const folders: string[] = [];
const clusters: Cluster[] = [];

function newFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-cluster-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

async function joinCluster(dataDir: string, more: { relocationRoot?: string } = {}): Promise<Cluster> {
  const cluster = await ensureCluster({ dataDir, log: () => undefined, settings: ['fsync=off'], ...more });
  clusters.push(cluster);
  return cluster;
}

afterEach(async () => {
  for (const cluster of clusters.splice(0)) await cluster.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A process of its own that holds the cluster until it is killed. */
async function holdElsewhere(dataDir: string): Promise<{ url: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', () => reject(new Error('ended before it held the cluster')));
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split('\n')[0]);

describe('the embedded cluster', { timeout: 120_000 }, () => {
  it('keeps what was written over a stop and start, and leaves no process behind', async () => {
    const dataDir = newFolder();
    const first = await joinCluster(dataDir);
    await query(first.url, 'create table t as select 42 as n');
    const pid = postmasterPid(dataDir);
    await first.stop();
    // The system takes a moment to clear away a process that has ended.
    await expect.poll(() => processStart(pid)).toBeNull();
    const second = await joinCluster(dataDir);
    expect(await query(second.url, 'select n from t')).toEqual([{ n: 42 }]);
  });

  it('gives the application a role that owns its database and is no superuser', async () => {
    const { url, adminUrl } = await joinCluster(newFolder());
    const [role] = await query(
      url,
      'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
    await expect(query(url.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect(await query(adminUrl, "select setting from pg_settings where name = 'listen_addresses'")).toEqual([
      { setting: '127.0.0.1' },
    ]);
  });

  it('keeps passwords in a file that its owner alone can read', async () => {
    const dataDir = newFolder();
    await joinCluster(dataDir);
    expect(statSync(join(dataDir, 'postgres/cluster/credentials.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('is one server for all who join at once, also on the very first start', async () => {
    const dataDir = newFolder();
    const all = await Promise.all([joinCluster(dataDir), joinCluster(dataDir), joinCluster(dataDir)]);
    expect(new Set(all.map((cluster) => cluster.url)).size).toBe(1);
    await all[0]?.stop();
    expect(await query(all[1]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('takes over the server that a killed process left running', async () => {
    const dataDir = newFolder();
    const other = await holdElsewhere(dataDir);
    await query(other.url, 'create table t as select 1 as n');
    const pid = postmasterPid(dataDir);
    await other.kill();
    const mine = await joinCluster(dataDir);
    expect(postmasterPid(dataDir)).toBe(pid);
    expect(await query(mine.url, 'select n from t')).toEqual([{ n: 1 }]);
    await mine.stop();
    expect(existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'))).toBe(false);
  });

  it('does not stop the server under another process', async () => {
    const dataDir = newFolder();
    const other = await holdElsewhere(dataDir);
    const mine = await joinCluster(dataDir);
    await mine.stop();
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.kill();
    await joinCluster(dataDir);
  });

  it('starts a server that died again, at the same address', async () => {
    const dataDir = newFolder();
    const { url } = await joinCluster(dataDir);
    const pid = postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]), {
      timeout: 10_000,
      interval: 100,
    });
    expect(postmasterPid(dataDir)).not.toBe(pid);
  });

  it('ignores a pid file that names a process which is something else', async () => {
    const dataDir = newFolder();
    await (await joinCluster(dataDir)).stop();
    const { uid, gid } = statSync(join(dataDir, 'postgres/cluster'));
    const bystander = spawn('sleep', ['60'], { uid, gid });
    const pidFile = join(dataDir, 'postgres/cluster/data/postmaster.pid');
    writeFileSync(pidFile, `${bystander.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    const mine = await joinCluster(dataDir);
    await mine.stop();
    await sleep(50);
    expect(bystander.exitCode).toBe(null);
    expect(bystander.signalCode).toBe(null);
    bystander.kill();
  });

  it('explains that a cluster of another PostgreSQL version cannot be opened', async () => {
    const dataDir = newFolder();
    await (await joinCluster(dataDir)).stop();
    writeFileSync(join(dataDir, 'postgres/cluster/data/PG_VERSION'), '14\n');
    await expect(joinCluster(dataDir)).rejects.toThrow(/created by PostgreSQL 14/);
  });
});

describe.runIf(asRoot)('a data directory of root', () => {
  it('is opened for the account of the server to pass, and for nobody else', async () => {
    const dataDir = newFolder(0o700);
    await joinCluster(dataDir);
    expect(existsSync(join(dataDir, 'postgres/cluster'))).toBe(true);
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
  });
});

describe.runIf(asRoot)('a data directory in a place that only root can enter', () => {
  it('gets its cluster in one other place, which is recorded and found again', async () => {
    const dataDir = join(newFolder(0o700), 'data');
    const relocationRoot = newFolder();
    const first = await joinCluster(dataDir, { relocationRoot });
    await query(first.url, 'create table t as select 7 as n');
    await first.stop();
    const { home } = JSON.parse(readFileSync(join(dataDir, 'postgres-location.json'), 'utf8'));
    expect(home.startsWith(relocationRoot)).toBe(true);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    const second = await joinCluster(dataDir, { relocationRoot });
    expect(await query(second.url, 'select n from t')).toEqual([{ n: 7 }]);
  });
});

describe.runIf(!asRoot)('a data directory that cannot be written', () => {
  it('is named in the error', async () => {
    await expect(joinCluster(newFolder(0o500))).rejects.toThrow(
      /cannot be used: this user may not write there/,
    );
  });
});
