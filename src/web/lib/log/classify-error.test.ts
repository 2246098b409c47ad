import { expect, test } from 'vitest';
import { classifyError } from './classify-error.ts';

test.each([
  ['Failed to fetch', 'network'],
  ['Connection error. Please check your internet connection and try again.', 'network'],
  ['The session has ended. Please log in again.', 'auth'],
  ['Invalid email or password. Please check your credentials and try again.', 'auth'],
  ['Failed to create checkout session', 'payment'],
  ['Input exceeds maximum length of 5000 characters', 'validation'],
  ['Password must be at least 8 characters', 'validation'],
  ['x is not a function', 'general'],
] as const)('‘%s’ is a %s error', (message, kind) => {
  expect(classifyError(new Error(message))).toBe(kind);
  expect(classifyError(message)).toBe(kind);
});
