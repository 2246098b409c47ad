import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { installationSecret } from './installation-secret.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-secret-'));
  folders.push(folder);
  return folder;
}

it('is made once, for its owner alone, and leaves no draft behind', () => {
  const folder = newFolder();
  const secret = installationSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(installationSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it.each([
  ['', 'is empty'],
  ['\n', 'is empty'],
  ['ab12', 'has 4 characters'],
  ['ab'.repeat(20), 'has 40 characters'],
  [`${'ab'.repeat(31)}\u0000\u0000`, 'has 64 characters'],
])('refuses the damaged file %j, leaves it as it is and says the way out', (content, reason) => {
  const folder = newFolder();
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  expect(() => installationSecret(folder)).toThrow(reason);
  expect(() => installationSecret(folder)).toThrow(/copy of the data directory.*delete it/);
  expect(readFileSync(file, 'utf8')).toBe(content);
});
