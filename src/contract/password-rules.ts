import { isCommonPassword } from './common-passwords.ts';
import { LENGTHS } from './limits.ts';

/** Rules of SPEC §5 for a new password. Free of imports that a sign-up page would not want to load. */
export const PASSWORD_MESSAGES = {
  required: 'Password is required',
  tooShort: 'Password must be at least 8 characters',
  tooLong: 'Password too long',
  uppercase: 'Password must contain at least one uppercase letter',
  lowercase: 'Password must contain at least one lowercase letter',
  number: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
  common: 'Password is too common',
  mismatch: 'Passwords do not match',
} as const;

export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special';
  /** Line of the checklist. */
  label: string;
  message: string;
  test: (password: string) => boolean;
}

/** The five rules that the checklist shows and the strength meter counts. Any script has its own letters and digits. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: PASSWORD_MESSAGES.tooShort,
    test: (password) => characters(password) >= LENGTHS.password.min,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: PASSWORD_MESSAGES.uppercase,
    test: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: PASSWORD_MESSAGES.lowercase,
    test: (password) => /\p{Ll}/u.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: PASSWORD_MESSAGES.number,
    test: (password) => /\p{Nd}/u.test(password),
  },
  {
    id: 'special',
    label: 'One special character',
    message: PASSWORD_MESSAGES.special,
    test: (password) => /[^\p{L}\p{N}]/u.test(password),
  },
];

/** Code points, so that an emoji counts as one character. */
const characters = (text: string): number => [...text].length;

/** Messages of every rule that a new password breaks, in the order in which they are shown; empty when it is fine. */
export function passwordProblems(password: string): string[] {
  if (characters(password) > LENGTHS.password.max) return [PASSWORD_MESSAGES.tooLong];
  const broken = PASSWORD_RULES.filter((rule) => !rule.test(password)).map((rule) => rule.message);
  return broken.length === 0 && isCommonPassword(password) ? [PASSWORD_MESSAGES.common] : broken;
}

export type PasswordStrength = 'Weak' | 'Medium' | 'Strong';

/** Strength by rules met: fewer than 2 is Weak, 2 to 3 Medium, 4 or more Strong. */
export function passwordStrength(password: string): { met: number; strength: PasswordStrength } {
  const met = PASSWORD_RULES.filter((rule) => rule.test(password)).length;
  return { met, strength: met < 2 ? 'Weak' : met < 4 ? 'Medium' : 'Strong' };
}
