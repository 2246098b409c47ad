import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { patentSourceNames, sourceSettings } from './source-settings.ts';

const bool = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');
const text = z.string().trim().min(1).optional();
const integer = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);

const PORT_RANGE = 'a port is a whole number from 0 to 65535';

const environmentSchema = z.object({
  LACUNA_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LACUNA_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  LACUNA_DATA_DIR: text,
  LACUNA_INDEX_URI: text,
  LACUNA_PUBLIC_URL: z.url().optional(),
  LACUNA_SECRET: z.string().min(32).optional(),
  LACUNA_ALLOW_DEV_MAILBOX: bool.default(false),
  LACUNA_ALLOW_SANDBOX_PAYMENTS: bool.default(false),
  LACUNA_TRUSTED_PROXIES: integer(0),
  LACUNA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PORT: z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65_535, PORT_RANGE).default(3000),
  HOST: text,
  DATABASE_URL: text,
  DATABASE_DIRECT_URL: text,
  DATABASE_POOL: z.coerce.number().int().min(1).default(20),
  SMTP_URL: text,
  MAIL_FROM: z.string().default('Lacuna <no-reply@lacuna.invalid>'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: text,
  STRIPE_PRICE_JV: text,
  STRIPE_PRICE_VARSITY: text,
  STRIPE_API_BASE: z.url().optional(),
  STRIPE_PAYMENT_HOST: z.string().default('stripe.com'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_DISCOVERY_URL: z.url().default('https://accounts.google.com/.well-known/openid-configuration'),
  USPTO_ODP_KEY: text,
  USPTO_ODP_BASE_URL: z.url().default('https://api.uspto.gov'),
  NODE_USE_ENV_PROXY: text,
  AI_PROVIDER: z.enum(['none', 'anthropic', 'openai', 'ollama', 'openai-compatible']).default('none'),
  AI_DETECT_LOCAL: bool.optional(),
  AI_MODEL: text,
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: text,
  AI_DAILY_TOKEN_CAP: integer(5_000_000),
  AI_TIMEOUT_MS: integer(60_000),
  AI_IDLE_TIMEOUT_MS: integer(15_000),
  AI_PRICE_INPUT_PER_MILLION: z.coerce.number().nonnegative().default(0),
  AI_PRICE_OUTPUT_PER_MILLION: z.coerce.number().nonnegative().default(0),
  EMBEDDINGS_PROVIDER: z.enum(['none', 'openai-compatible']).default('none'),
  EMBEDDINGS_BASE_URL: z.url().optional(),
  EMBEDDINGS_MODEL: text,
  EMBEDDINGS_API_KEY: text,
  PATENT_SOURCES: patentSourceNames,
  GOOGLE_PATENTS_PROVIDER: z.enum(['serpapi', 'searchapi', 'serper']).default('serpapi'),
  GOOGLE_PATENTS_BASE_URL: z.url().optional(),
  SERPAPI_KEY: text,
  EPO_OPS_KEY: text,
  EPO_OPS_SECRET: text,
  EPO_OPS_BASE_URL: z.url().default('https://ops.epo.org/3.2'),
  LENS_TOKEN: text,
  LENS_BASE_URL: z.url().default('https://api.lens.org'),
  SOURCE_TIMEOUT_MS: integer(15_000),
  METRICS_TOKEN: text,
});

/** A model server as people run it on their own machine. */
export interface LocalServer {
  name: string;
  provider: 'ollama' | 'openai-compatible';
  port: number;
}

const LOCAL_SERVERS: LocalServer[] = [
  { name: 'Ollama', provider: 'ollama', port: 11_434 },
  { name: 'LM Studio', provider: 'openai-compatible', port: 1234 },
  { name: 'vLLM', provider: 'openai-compatible', port: 8000 },
];

type Environment = z.infer<typeof environmentSchema>;

/** Everything that a process needs to know of its surroundings, as values. */
export type Config = ReturnType<typeof loadConfig>;

/** Root of the checkout: the folder that holds `package.json`. */
export const projectRoot = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

function billingConfig(env: Environment) {
  if (!env.STRIPE_SECRET_KEY) return { provider: 'sandbox' as const };
  return {
    provider: 'stripe' as const,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_PREVIOUS].filter(
      (s) => s !== undefined,
    ),
    prices: { jv: env.STRIPE_PRICE_JV ?? null, varsity: env.STRIPE_PRICE_VARSITY ?? null },
    apiBase: env.STRIPE_API_BASE ?? null,
    paymentHost: env.STRIPE_PAYMENT_HOST,
  };
}

/** Where to look for a model server that nobody has connected; nowhere when one is named, and in tests. */
function localServers(env: Environment): LocalServer[] {
  const wanted = env.AI_DETECT_LOCAL ?? env.LACUNA_ENV !== 'test';
  return wanted && env.AI_PROVIDER === 'none' ? LOCAL_SERVERS : [];
}

/** The server that encodes texts instead of the shipped table; null without one. */
function embeddingsConfig(env: Environment) {
  if (env.EMBEDDINGS_PROVIDER === 'none') return null;
  const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model } = env;
  if (!baseUrl || !model)
    throw new Error('EMBEDDINGS_PROVIDER needs EMBEDDINGS_BASE_URL and EMBEDDINGS_MODEL');
  return { baseUrl, model, apiKey: env.EMBEDDINGS_API_KEY ?? null };
}

function refuseUnsafeProduction(env: Environment): void {
  if (env.LACUNA_ENV !== 'production') return;
  const missing: string[] = [];
  if (!env.SMTP_URL && !env.LACUNA_ALLOW_DEV_MAILBOX)
    missing.push('SMTP_URL (or LACUNA_ALLOW_DEV_MAILBOX=1)');
  if (!env.STRIPE_SECRET_KEY && !env.LACUNA_ALLOW_SANDBOX_PAYMENTS) {
    missing.push('STRIPE_SECRET_KEY (or LACUNA_ALLOW_SANDBOX_PAYMENTS=1)');
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) missing.push('STRIPE_WEBHOOK_SECRET');
  if (!env.LACUNA_PUBLIC_URL) missing.push('LACUNA_PUBLIC_URL');
  if (!env.LACUNA_SECRET) missing.push('LACUNA_SECRET (32 characters or more)');
  if (missing.length > 0) throw new Error(`Production needs these settings: ${missing.join(', ')}`);
}

/**
 * Reads and checks the environment. Throws an Error that names every wrong variable.
 * The only reader of `process.env` in the product.
 */
export function loadConfig(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings are not valid: ${problems.join('; ')}`);
  }
  const env = parsed.data;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error('DATABASE_DIRECT_URL needs DATABASE_URL, which is not set.');
  refuseUnsafeProduction(env);
  const production = env.LACUNA_ENV === 'production';
  const dataDir = resolve(projectRoot, env.LACUNA_DATA_DIR ?? '.lacuna');
  return {
    env: env.LACUNA_ENV,
    production,
    role: env.LACUNA_ROLE,
    dataDir,
    shippedDataDir: join(projectRoot, 'data'),
    webDir: join(projectRoot, 'build', 'client'),
    indexUri: env.LACUNA_INDEX_URI ?? join(dataDir, 'index'),
    publicUrl: (env.LACUNA_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    hostGiven: env.HOST !== undefined,
    trustedProxies: env.LACUNA_TRUSTED_PROXIES,
    /** Secret for cookies and keyed hashes; outside production one is made and kept in the data directory. */
    secret: env.LACUNA_SECRET ?? null,
    logLevel: env.LACUNA_LOG_LEVEL,
    databaseUrl: env.DATABASE_URL ?? null,
    /** The server behind the pooler that `databaseUrl` leads through; null when it leads through none. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databasePool: env.DATABASE_POOL,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    billing: billingConfig(env),
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            discoveryUrl: env.GOOGLE_DISCOVERY_URL,
          }
        : null,
    ai: {
      provider: env.AI_PROVIDER,
      model: env.AI_MODEL ?? null,
      baseUrl: env.AI_BASE_URL ?? null,
      apiKey: env.AI_API_KEY ?? null,
      localServers: localServers(env),
      dailyTokenCap: env.AI_DAILY_TOKEN_CAP,
      /** Whether HTTP_PROXY and its like count, as they do for the rest of Node when this is set. */
      useEnvProxy: env.NODE_USE_ENV_PROXY === '1',
      /** Milliseconds: a whole answer, and the longest silence of a provider. */
      totalTimeoutMs: env.AI_TIMEOUT_MS,
      idleTimeoutMs: env.AI_IDLE_TIMEOUT_MS,
      pricePerMillion: { input: env.AI_PRICE_INPUT_PER_MILLION, output: env.AI_PRICE_OUTPUT_PER_MILLION },
    },
    embeddings: embeddingsConfig(env),
    /** The American office's data portal, for bulk files. */
    odp: { key: env.USPTO_ODP_KEY ?? null, baseUrl: env.USPTO_ODP_BASE_URL },
    /** Live patent sources that were asked for, each with what it needs; the local library is always there. */
    sources: sourceSettings(env),
    /** Milliseconds for one request to a patent source. */
    sourceTimeoutMs: env.SOURCE_TIMEOUT_MS,
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}
