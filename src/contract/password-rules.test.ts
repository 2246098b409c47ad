import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { passwordProblems, passwordStrength } from './password-rules.ts';

describe('rules of a new password', () => {
  test.each([
    ['Aa1!xyz', ['Password must be at least 8 characters']],
    ['aaaaaaa1!', ['Password must contain at least one uppercase letter']],
    ['AAAAAAA1!', ['Password must contain at least one lowercase letter']],
    ['Aaaaaaaa!', ['Password must contain at least one number']],
    ['Aaaaaaa12', ['Password must contain at least one special character']],
    [`Aa1!${'x'.repeat(125)}`, ['Password too long']],
    ['Qwerty123!', ['Password is too common']],
    ['Correct-horse-7', []],
    [`Aa1!${'x'.repeat(124)}`, []],
  ])('%s: %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  test('every broken rule has its own message', () => {
    expect(passwordProblems('')).toHaveLength(5);
  });

  test('letters and digits of any script count; an emoji is one character', () => {
    expect(passwordProblems('Čapek-тест٣')).toEqual([]);
    expect(passwordProblems('Aa1🗝🗝🗝🗝')).toEqual(['Password must be at least 8 characters']);
  });
});

test.each([
  ['', 0, 'Weak'],
  ['abc', 1, 'Weak'],
  ['abc1', 2, 'Medium'],
  ['abc1!', 3, 'Medium'],
  ['Abc1!', 4, 'Strong'],
  ['Abcdef1!', 5, 'Strong'],
])('strength of %s: %i rules, %s', (password, met, strength) => {
  expect(passwordStrength(password)).toEqual({ met, strength });
});

test.each(['Password1!', 'P@ssw0rd1', '123Qwerty#', 'Welcome2026!', 'Iloveyou1!', 'Tr0jan-Dragon1'])(
  '%s: common?',
  (password) => {
    expect(isCommonPassword(password)).toBe(password !== 'Tr0jan-Dragon1');
  },
);
