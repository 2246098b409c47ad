import { identities, jwks, sessions, twoFactors, users, verifications } from '../accounts.tables.ts';

/** Our tables under the names that the library gives them. */
export const librarySchema = {
  user: users,
  session: sessions,
  account: identities,
  verification: verifications,
  twoFactor: twoFactors,
  jwks,
};
