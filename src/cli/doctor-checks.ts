import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../server/config.ts';
import { makeDataDirectory } from '../server/data-directory.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { lacksTrustedProxies, PROXY_ADVICE } from '../server/http/notice-proxies.ts';
import { listOrigins } from '../server/modules/library/maintain-library.ts';
import { findLocalModels } from '../server/modules/model/find-local-models.ts';
import { isWebBuildCurrent } from './build-web.ts';
import type { Paths } from './io.ts';
import { localModelsText } from './local-models-text.ts';
import { runningServer } from './server-lock.ts';
import { migrationsFolder, reachDatabase } from './with-database.ts';

export interface Finding {
  /** A note is neither good nor bad; a warning is worth fixing; a problem keeps Lacuna from running. */
  status: 'ok' | 'note' | 'warning' | 'problem';
  text: string;
  /** What to do about it. */
  advice?: string;
}

export type Check = (place: { config: Config; paths: Paths }) => Finding | Promise<Finding>;

const MEGABYTE = 1_000_000;
const NEEDED_SPACE = 300 * MEGABYTE;
const COMFORTABLE_SPACE = 2_000 * MEGABYTE;
const OLDEST_NODE = 24;
const OLDEST_POSTGRESQL = 150_000;

function node(): Finding {
  const text = `Node ${process.versions.node}`;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return { status: 'ok', text };
  const advice = 'Lacuna needs Node 24 or newer; on Linux `npm ci` brings it, elsewhere install it.';
  return { status: 'problem', text, advice };
}

const dataDirectory: Check = ({ config: { dataDir } }) => {
  try {
    makeDataDirectory(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return { status: 'ok', text: `${dataDir} can be written` };
  } catch (error) {
    const advice = 'Give this user write access, or set LACUNA_DATA_DIR.';
    return { status: 'problem', text: (error as Error).message, advice };
  }
};

const disk: Check = ({ config: { dataDir } }) => {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const text = `${Math.round(free / MEGABYTE).toLocaleString('en')} MB free`;
  if (free < NEEDED_SPACE) return { status: 'problem', text, advice: 'Free at least 300 MB.' };
  if (free < COMFORTABLE_SPACE) return { status: 'warning', text, advice: 'Larger libraries need more.' };
  return { status: 'ok', text };
};

const database: Check = async ({ config }) => {
  const access = await reachDatabase(config, () => undefined);
  try {
    await migrateDatabase(access.directUrl, migrationsFolder);
    const version = await serverVersion(access.directUrl);
    const kind = config.databaseDirectUrl
      ? 'behind a pooler'
      : config.databaseUrl
        ? 'configured'
        : 'embedded';
    const text = `PostgreSQL ${version.text}, ${kind}, schema up to date`;
    if (version.number >= OLDEST_POSTGRESQL) return { status: 'ok', text };
    return { status: 'problem', text, advice: 'Lacuna needs PostgreSQL 15 or newer.' };
  } finally {
    await access.leave();
  }
};

async function serverVersion(url: string): Promise<{ number: number; text: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as text",
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

const patents: Check = async ({ paths }) => {
  if (!existsSync(paths.shippedDataDir)) {
    return {
      status: 'problem',
      text: `${paths.shippedDataDir} is missing`,
      advice: 'Restore it from the checkout.',
    };
  }
  try {
    const origins = await listOrigins(paths);
    const records = origins.reduce((sum, origin) => sum + origin.records, 0);
    return records > 0
      ? { status: 'ok', text: `${records.toLocaleString('en')} patents in the library` }
      : { status: 'note', text: 'the patent library is not built yet; npm start builds it' };
  } catch (error) {
    const advice = 'Run npm run lacuna -- library rebuild.';
    return {
      status: 'problem',
      text: `the patent library cannot be read: ${(error as Error).message}`,
      advice,
    };
  }
};

const web: Check = ({ config }) =>
  isWebBuildCurrent(config.webDir)
    ? { status: 'ok', text: 'the web application is built' }
    : { status: 'note', text: 'the web application is not built yet; npm start builds it' };

const port: Check = async ({ config }) => {
  const running = runningServer(config.dataDir, config.role);
  if (running) return { status: 'ok', text: `Lacuna is running at ${running}` };
  const reason = await whyPortIsTaken(config);
  if (!reason) return { status: 'ok', text: `port ${config.port} is free` };
  return {
    status: 'problem',
    text: `port ${config.port}: ${reason}`,
    advice: 'Choose another: PORT=3001 npm start',
  };
};

function whyPortIsTaken({ port: wanted, host }: Config): Promise<string | null> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error) => resolve(error.message));
    probe.listen(wanted, host, () => probe.close(() => resolve(null)));
  });
}

const mail: Check = ({ config: { mail: settings } }) =>
  settings.smtpUrl
    ? { status: 'ok', text: `sent through ${new URL(settings.smtpUrl).host}` }
    : { status: 'note', text: 'development mailbox at /dev/mailbox; set SMTP_URL to send' };

const payments: Check = ({ config: { billing } }) => {
  if (billing.provider === 'sandbox') {
    return { status: 'note', text: 'sandbox, no money moves; set STRIPE_SECRET_KEY for real payments' };
  }
  if (billing.prices.jv && billing.prices.varsity) return { status: 'ok', text: 'Stripe' };
  const advice = 'Set STRIPE_PRICE_JV and STRIPE_PRICE_VARSITY to the price ids of the two plans.';
  return { status: 'warning', text: 'Stripe without fixed prices', advice };
};

const signIn: Check = ({ config: { google } }) =>
  google
    ? { status: 'ok', text: 'password and Google' }
    : { status: 'note', text: 'password only; set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for Google' };

const proxies: Check = ({ config }) => {
  if (config.trustedProxies > 0) return { status: 'ok', text: `${config.trustedProxies} trusted` };
  return lacksTrustedProxies(config)
    ? { status: 'warning', text: 'LACUNA_TRUSTED_PROXIES is 0 behind an https address', advice: PROXY_ADVICE }
    : { status: 'ok', text: 'none trusted; clients are known by their own address' };
};

/** Providers that answer nobody without a key. */
const KEYED: readonly string[] = ['anthropic', 'openai'];

const analyst: Check = async ({ config: { ai } }) => {
  if (ai.provider === 'none') {
    const found = await findLocalModels(ai.localServers);
    const text = 'embedded; ideas stay on this machine';
    return { status: 'note', text, advice: found.map(localModelsText).join('\n                 ') };
  }
  if (ai.provider === 'openai-compatible' && !ai.baseUrl) {
    return { status: 'problem', text: ai.provider, advice: 'Set AI_BASE_URL to the address of the server.' };
  }
  if (ai.provider === 'openai-compatible' && !ai.model) {
    return { status: 'problem', text: ai.provider, advice: 'Set AI_MODEL to the name of the model.' };
  }
  if (KEYED.includes(ai.provider) && !ai.apiKey) {
    return { status: 'warning', text: `${ai.provider} without a key`, advice: 'Set AI_API_KEY.' };
  }
  return { status: 'ok', text: `${ai.provider}, ${ai.model ?? 'its default model'}; --online asks it` };
};

const patentSources: Check = ({ config: { sources } }) =>
  sources.length > 0
    ? { status: 'ok', text: `library, ${sources.map(({ name }) => name).join(', ')}; --online asks each one` }
    : { status: 'note', text: 'only the local library; set PATENT_SOURCES for live results' };

const browser: Check = () => {
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return found
    ? { status: 'ok', text: `${found}, for the browser tests` }
    : { status: 'note', text: 'no Chromium here; only the browser tests need one' };
};

const checkout: Check = () =>
  existsSync(join(migrationsFolder, 'meta', '_journal.json'))
    ? { status: 'ok', text: 'complete' }
    : { status: 'problem', text: `${migrationsFolder} is missing`, advice: 'Restore it from the checkout.' };

/** In the order in which Lacuna needs them. */
export const CHECKS: Record<string, Check> = {
  Node: node,
  Checkout: checkout,
  Data: dataDirectory,
  Disk: disk,
  Database: database,
  Patents: patents,
  Web: web,
  Port: port,
  Mail: mail,
  Payments: payments,
  'Sign-in': signIn,
  Proxies: proxies,
  Analyst: analyst,
  Sources: patentSources,
  Browser: browser,
};
