import { LENGTHS } from './limits.ts';

/** Rules of SPEC §5 for e-mail addresses. Free of imports that a sign-in page would not want to load. */
export const EMAIL_MESSAGES = {
  required: 'Email is required',
  invalid: 'Invalid email address',
  format: 'Invalid email format',
  tooShort: 'Email too short',
  tooLong: 'Email too long',
  disposable: 'Temporary email addresses are not allowed',
} as const;

// One @, no spaces, no control, invisible or broken characters, a dotted host of letters with their marks, digits and
// inner hyphens. The top-level domain may stand in its ASCII form (`xn--p1ai`).
const address =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d](?:[a-z\d-]{0,56}[a-z\d])?)$/iu;

/** True for an address that mail can be sent to. Consecutive, leading and trailing dots are refused. */
export function isEmailAddress(value: string): boolean {
  const local = value.slice(0, value.lastIndexOf('@'));
  return address.test(value) && local.length <= 64 && !/^\.|\.\.|\.$/.test(local);
}

/** What the sign-in and sign-up forms show under the field, or null. */
export function emailFieldError(value: string): string | null {
  const email = value.trim();
  if (email === '') return EMAIL_MESSAGES.required;
  return isEmailAddress(email) ? null : EMAIL_MESSAGES.invalid;
}

/**
 * The stricter schema for new accounts: 5 to 254 characters, valid, not disposable.
 * @param isDisposable tells whether a lower-case domain is on the list of temporary mail services
 */
export function newEmailProblem(value: string, isDisposable: (domain: string) => boolean): string | null {
  if (value.length < LENGTHS.email.min) return EMAIL_MESSAGES.tooShort;
  if (value.length > LENGTHS.email.max) return EMAIL_MESSAGES.tooLong;
  if (!isEmailAddress(value)) return EMAIL_MESSAGES.format;
  const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
  return isDisposable(domain) ? EMAIL_MESSAGES.disposable : null;
}
