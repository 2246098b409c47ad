import { createHash } from 'node:crypto';
import { libraryEmail } from './plain-addresses.ts';

/** Under which identifiers the library keeps the one-time sign-in code of an address: hashed, as `verification` says. */
export const otpIdentifiers = (email: string): string[] => [
  createHash('sha256')
    .update(`sign-in-otp-${libraryEmail(email)}`)
    .digest('base64url'),
];
