import type { BaseDeps } from '../../../context.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { type BetterAuth, createBetterAuth } from './better-auth.ts';
import { createGoogleLibrary, type GoogleLibrary } from './google-library.ts';
import { createLiveSessions, type LiveSessions } from './live-sessions.ts';
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts';

/** Everything that knows who is who: Better Auth, the access tokens, and which sessions live. */
export interface AuthService {
  library: BetterAuth;
  /** Hashes passwords, a few at a time; the library does so through it. */
  passwords: PasswordHashing;
  /** The library that also speaks with Google. */
  google: GoogleLibrary;
  tokens: AccessTokens;
  sessions: LiveSessions;
}

export function createAuthService(base: BaseDeps): AuthService {
  const passwords = createPasswordHashing();
  const library = createBetterAuth(base, { google: false, passwords });
  return {
    library,
    passwords,
    google: createGoogleLibrary(base, passwords),
    tokens: createAccessTokens({ auth: library, clock: base.clock, issuer: base.config.publicUrl }),
    sessions: createLiveSessions(base),
  };
}
