import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { APP_DATABASE, APP_ROLE, ensureClusterFiles, SUPERUSER } from './files.ts';
import { choosePlace, RELOCATION_ROOT } from './place.ts';
import { findPostmaster, type Postmaster, type Site, startPostmaster, stopPostmaster } from './postmaster.ts';

export interface ClusterOptions {
  /** Data directory of the installation; the cluster lives inside it unless it had to be relocated. */
  dataDir: string;
  log: (line: string) => void;
  /** Further server settings, `name=value`. `fsync=off`, for tests, also spares the disk when files are made. */
  settings?: string[];
  /** Where root keeps clusters whose data directory the `postgres` user cannot enter. */
  relocationRoot?: string;
}

export interface Cluster {
  /** The application's own database, as a role that owns it and is no superuser. */
  url: string;
  /** The maintenance database, as superuser. */
  adminUrl: string;
  /** Leaves the cluster; the last process to leave stops it. */
  stop(): Promise<void>;
}

/** Marks in `pg_stat_activity` who uses the cluster; the kernel takes the mark away from a killed process. */
const HOLDER = 'lacuna holder';
const JOIN_TIMEOUT = 60_000;
const HUNG_AFTER = 15_000;
const RETRY_PAUSE = 200;

/**
 * Joins the running embedded PostgreSQL of a data directory, or starts it. Any number of processes may call this at
 * once: PostgreSQL's own lock lets one server run, and all others connect to it. A server left over by a killed process
 * is taken over. While held, a server that dies is started again on the same port.
 */
export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  const place = await choosePlace(options.dataDir, options.relocationRoot ?? RELOCATION_ROOT);
  const binaries = prepareBinaries(place);
  const settings = options.settings ?? [];
  const durable = !settings.includes('fsync=off');
  const files = ensureClusterFiles(place, binaries, { log: options.log, durable });
  const site: Site = { place, binaries, dataDirectory: files.dataDirectory, settings };
  const superuser = { user: SUPERUSER, password: files.credentials.superuser, database: 'postgres' };

  let holder = await hold(site, superuser, null);
  const { port } = holder;
  let leaving = false;
  const guard = async () => {
    while (!leaving) {
      await holder.lost;
      if (leaving) return;
      options.log('The accounts database stopped; restarting it …');
      holder = await holdAgain();
    }
  };
  const holdAgain = async (): Promise<Holder> => {
    for (;;) {
      try {
        return await hold(site, superuser, port);
      } catch (error) {
        if (leaving) return holder;
        options.log(`${(error as Error).message}\nTrying again.`);
        await sleep(RETRY_PAUSE * 5);
      }
    }
  };
  const guarded = guard();

  return {
    url: urlOf({ user: APP_ROLE, password: files.credentials.app, database: APP_DATABASE }, port),
    adminUrl: urlOf(superuser, port),
    stop: async () => {
      if (leaving) return guarded;
      leaving = true;
      await holder.release();
      await guarded;
      if (!(await isHeldByOthers(urlOf(superuser, port)))) await stopPostmaster(site);
    },
  };
}

interface Login {
  user: string;
  password: string;
  database: string;
}

interface Holder {
  port: number;
  lost: Promise<void>;
  release(): Promise<void>;
}

const urlOf = (login: Login, port: number) =>
  `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${login.database}`;

/** Connects to the cluster's server, starting it when there is none and replacing one that never answers. */
async function hold(site: Site, login: Login, port: number | null): Promise<Holder> {
  const deadline = Date.now() + JOIN_TIMEOUT;
  const hungAt = Date.now() + HUNG_AFTER;
  for (;;) {
    const running = (await findPostmaster(site)) ?? (await startPostmaster(site, port));
    try {
      if (running?.ready) return await connectHolder(login, running);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    if (running && Date.now() > hungAt) await stopPostmaster(site);
    if (Date.now() > deadline) throw new Error('The accounts database does not answer.');
    await sleep(RETRY_PAUSE / 4);
  }
}

async function connectHolder(login: Login, running: Postmaster): Promise<Holder> {
  const client = new pg.Client({
    connectionString: urlOf(login, running.port),
    application_name: HOLDER,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  return { port: running.port, lost, release: () => client.end() };
}

/** A connection just closed can still be listed for a moment, so a holder counts only if it stays. */
async function isHeldByOthers(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (let attempt = 0; attempt < 20; attempt++) {
      const others = await client.query('select 1 from pg_stat_activity where application_name = $1', [
        HOLDER,
      ]);
      if (others.rowCount === 0) return false;
      await sleep(25);
    }
    return true;
  } catch {
    // Nobody can hold a server that no longer answers.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
