import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['ada.lovelace@example.com', 'AL'],
  ['ada_lovelace@example.com', 'AL'],
  ['ada-lovelace@example.com', 'AL'],
  ['ada.byron.lovelace@example.com', 'AB'],
  ['ada@example.com', 'A'],
  ['', 'U'],
  [null, 'U'],
])('initials of %s are %s', (email, letters) => {
  expect(initials(email)).toBe(letters);
});
