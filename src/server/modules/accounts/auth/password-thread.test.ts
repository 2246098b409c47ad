import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { createPasswordThread } from './password-thread.ts';

const passwords = ['Correct-horse-7', 'Pässwörd ½ 漢字 🐎', 'a'.repeat(128)];

test.each(passwords)('hashes as the library does, in both directions: %s', async (password) => {
  const thread = createPasswordThread();
  const ours = await thread.hash(password);
  expect(await verifyPassword({ hash: ours, password })).toBe(true);
  const theirs = await hashPassword(password);
  expect(await thread.verify({ hash: theirs, password })).toBe(true);
  expect(await thread.verify({ hash: theirs, password: `${password}.` })).toBe(false);
  expect(await thread.hash(password)).not.toBe(ours);
});

test('a password is the same however its letters are composed', async () => {
  const thread = createPasswordThread();
  const hash = await thread.hash('Caf\u00e9-7777');
  expect(await thread.verify({ hash, password: 'Cafe\u0301-7777' })).toBe(true);
});

test('what is no hash is refused, and nobody else waits for it', async () => {
  const thread = createPasswordThread();
  const outcomes = await Promise.allSettled([
    thread.verify({ hash: 'nonsense', password: 'a' }),
    thread.hash('a'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
