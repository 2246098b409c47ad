import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/run-command.ts';
import { COMMANDS } from './commands.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-cli-'));
const env = { LACUNA_DATA_DIR: dataDir };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('lists every command on --help', async () => {
  const { code, out, err } = await runCommand(['--help'], env);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const { usage, summary } of Object.values(COMMANDS)) {
    expect(out).toContain(usage);
    expect(out).toContain(summary);
  }
  expect(out.split('\n').every((line) => line.length <= 120)).toBe(true);
});

it('answers a missing, an unknown and half a command with exit code 2 and a way on', async () => {
  expect(await runCommand([], env)).toMatchObject({ code: 2, out: expect.stringContaining('Usage') });
  expect(await runCommand(['frobnicate'], env)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining("no command 'frobnicate'"),
  });
  expect(await runCommand(['admin'], env)).toMatchObject({
    code: 2,
    err: expect.stringContaining('admin grant EMAIL'),
  });
});

it('explains one command on --help, and its usage after a wrong option', async () => {
  expect(await runCommand(['backup', '--help'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('backup FILE'),
  });
  expect(await runCommand(['backup', '--verbose'], env)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Usage: npm run lacuna -- backup FILE'),
  });
});

it('names every setting that is wrong', async () => {
  const { code, err } = await runCommand(['doctor'], { ...env, PORT: 'many', LACUNA_ROLE: 'boss' });
  expect(code).toBe(1);
  expect(err).toContain('PORT');
  expect(err).toContain('LACUNA_ROLE');
});

it('can load every command that it lists', async () => {
  for (const [name, { load }] of Object.entries(COMMANDS)) {
    expect(await load(), name).toBeTypeOf('function');
  }
});
