import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** People. Roles and blocks live here and are read afresh by each request's session check. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().default(''),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').notNull().default('user'),
  banned: boolean('banned').notNull().default(false),
  banReason: text('ban_reason'),
  banExpires: timestamp('ban_expires', { withTimezone: true }),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Raised by every change of who can get in; tokens of mails count for the epoch in which they were asked for. */
  mailEpoch: integer('mail_epoch').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

const created = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updated = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row a signed-in browser or program. Deleting it ends access at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    token: text('token').notNull().unique(),
    kind: text('kind').notNull().default('browser'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Ways to sign in: provider `credential` holds the password hash, `google` the provider's tokens (encrypted). */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('identities_provider_account').on(table.providerId, table.accountId),
    index('identities_user').on(table.userId),
  ],
);

/** Single-use values: mail links, one-time codes, second-factor challenges, OAuth state. Identifiers are hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const twoFactors = pgTable('two_factors', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').default(0),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
  /** Newest 30-second step whose code was used: neither it nor an older one is accepted again. */
  lastStep: integer('last_step'),
});

/** Signing keys of the access tokens; the private half is encrypted with the installation's secret. */
export const jwks = pgTable('jwks', {
  id: uuid('id').primaryKey().defaultRandom(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: created(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

/**
 * Rotating refresh token of a program's session. The token of a generation is a keyed hash of (session, salt,
 * generation), so none is stored, and an answer that got lost can be given again.
 */
export const refreshFamilies = pgTable('refresh_families', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  salt: text('salt').notNull(),
  generation: integer('generation').notNull().default(0),
  rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
  /** True once the parent of the active token was accepted again after its rotation. */
  parentReplayed: boolean('parent_replayed').notNull().default(false),
});

/** Sign-ins tried, by keyed hash of the address written: slows guessing and feeds security monitoring. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountHash: text('account_hash').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    succeeded: boolean('succeeded').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_account').on(table.accountHash, table.at)],
);
