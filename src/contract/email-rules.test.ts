import { expect, test } from 'vitest';
import { emailFieldError, isEmailAddress, newEmailProblem } from './email-rules.ts';

test.each([
  'a@b.co',
  'first.last+tag@sub.example.org',
  "o'neil@example.com",
  'jürgen@müller.de',
  'a&b@x.org',
  'u@xn--e1afmkfd.xn--p1ai',
  'u@डाटा.भारत',
])('%s is an address', (email) => {
  expect(isEmailAddress(email)).toBe(true);
});

test.each([
  'plain',
  '@example.com',
  'a@b',
  'a b@example.com',
  'a@@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@-example.com',
  'a@example..com',
  'a@example.com\r\nBcc: b@example.com',
  '<a@example.com>',
  'a\u200b@example.com',
  'a\u00ad@example.com',
  'a\ud800@example.com',
  'a@example.xn--',
  `${'x'.repeat(65)}@example.com`,
])('%s is none', (email) => {
  expect(isEmailAddress(email)).toBe(false);
});

test('a long hostile address is judged at once', () => {
  const started = performance.now();
  expect(isEmailAddress(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(isEmailAddress(`a@${'a-'.repeat(50_000)}.com`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});

test('the sign-in form says what is missing', () => {
  expect(emailFieldError('  ')).toBe('Email is required');
  expect(emailFieldError('nobody')).toBe('Invalid email address');
  expect(emailFieldError(' a@b.co ')).toBeNull();
});

test('a new account’s address is 5 to 254 characters, valid, and not temporary', () => {
  const temporary = (domain: string) => domain === 'temp.example';
  expect(newEmailProblem('a@b', temporary)).toBe('Email too short');
  expect(newEmailProblem(`${'x'.repeat(250)}@b.co`, temporary)).toBe('Email too long');
  expect(newEmailProblem('nobody', temporary)).toBe('Invalid email format');
  expect(newEmailProblem('a@TEMP.example', temporary)).toBe('Temporary email addresses are not allowed');
  expect(newEmailProblem('a@b.co', temporary)).toBeNull();
});
