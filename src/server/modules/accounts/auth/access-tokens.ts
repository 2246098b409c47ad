import { signJWT } from 'better-auth/plugins/jwt';
import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { AppError } from '../../../../contract/errors.ts';
import { TIMINGS } from '../../../../contract/limits.ts';
import type { Clock } from '../../../context.ts';
import type { BetterAuth } from './better-auth.ts';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = TIMINGS.accessToken / 1000;
const LEEWAY = 60;
const AUDIENCE = 'lacuna';
const TYPE = 'at+jwt';
/** Milliseconds between two reads of the keys for tokens that name an unknown one. */
const KEY_READ_INTERVAL = 1_000;

export interface AccessTokens {
  /** @returns the token and its end in seconds since 1970 */
  sign(subject: { userId: string; sessionId: string }): Promise<{ token: string; expiresAt: number }>;
  /** Throws AppError `invalid_token` for anything but a live token of this installation. */
  verify(token: string): Promise<{ userId: string; sessionId: string }>;
  publicKeys(): Promise<JSONWebKeySet>;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

interface Options {
  auth: BetterAuth;
  clock: Clock;
  issuer: string;
}

/** EdDSA access tokens, signed with keys that all processes share through the database. */
export function createAccessTokens({ auth, clock, issuer }: Options): AccessTokens {
  const keys = keyReader(auth);
  // Asking for the keys makes the first one: two first sign-ins at once would otherwise make one each.
  let made: Promise<unknown> | null = null;
  const ensureKey = () => {
    made ??= auth.api.getJwks().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
  return {
    publicKeys: () => auth.api.getJwks() as Promise<JSONWebKeySet>,
    sign: async ({ userId, sessionId }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = now + ACCESS_TOKEN_LIFE;
      await ensureKey();
      const token = await signJWT({ context: await auth.$context } as Parameters<typeof signJWT>[0], {
        options: { jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } } },
        header: { typ: TYPE },
        payload: { sub: userId, sid: sessionId, iat: now, exp: expiresAt, iss: issuer, aud: AUDIENCE },
      });
      return { token, expiresAt };
    },
    verify: async (token) => {
      const payload = await verifySignature(token);
      const { sub, sid } = payload;
      if (!isId(sub) || !isId(sid)) throw new AppError('invalid_token');
      return { userId: sub, sessionId: sid };
    },
  };

  async function verifySignature(token: string): Promise<JWTPayload> {
    const options = {
      algorithms: ['EdDSA'],
      issuer,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: LEEWAY,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    };
    try {
      const verified = await jwtVerify(token, keys.find, options);
      return verified.payload;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) {
        throw new AppError('invalid_token', { cause: error });
      }
      throw error;
    }
  }
}

/** Keeps the public keys in memory; an unknown key id reads them again, at most once a second. */
function keyReader(auth: BetterAuth) {
  let set: JSONWebKeySet = { keys: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    readAt = performance.now();
    set = (await auth.api.getJwks()) as JSONWebKeySet;
  };
  return {
    find: async (header: JWTHeaderParameters) => {
      const known = set.keys.some((key) => key.kid === header.kid);
      // Requests that come while the keys are read wait for the same read.
      if (!known && performance.now() - readAt >= KEY_READ_INTERVAL) reading = read();
      if (!known) await reading;
      return createLocalJWKSet(set)(header);
    },
  };
}
