import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type CommandResult, runCommand } from '../../tests/run-command.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-failed-'));
  folders.push(folder);
  return folder;
}

const serve = (env: Record<string, string>): Promise<CommandResult> =>
  runCommand(['serve'], { LACUNA_LOG_LEVEL: 'silent', ...env });

/** Whether a process of this data directory lives: started with it in its settings or on its command line. */
function isInUse(dataDir: string): boolean {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.some((pid) =>
    ['environ', 'cmdline'].some((name) => {
      try {
        return readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(dataDir);
      } catch {
        return false;
      }
    }),
  );
}

const lines = (text: string) => text.trim().split('\n');

it.each(['99999', '-1', '80.5', 'http'])(
  'PORT=%s is refused in one line, before anything is made',
  async (port) => {
    const dataDir = join(newFolder(), 'data');
    const { code, err } = await serve({ LACUNA_DATA_DIR: dataDir, PORT: port });
    expect(code).toBe(1);
    expect(lines(err)).toEqual(['Settings are not valid: PORT: a port is a whole number from 0 to 65535']);
    expect(existsSync(dataDir)).toBe(false);
  },
);

it('a data directory that cannot be made is named in one line, with the way out', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  for (const [dataDir, reason] of [
    [file, 'it is a file, not a folder'],
    [join(file, 'data'), 'a part of its path is a file, not a folder'],
  ] as const) {
    const { code, err } = await serve({ LACUNA_DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(lines(err)).toEqual([
      `The data directory ${dataDir} cannot be used: ${reason}. Give this user write access, ` +
        'or set LACUNA_DATA_DIR to another folder.',
    ]);
  }
});

it('a damaged secret is named before a database or an index is made', async () => {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, 'secret'), '');
  const { code, err } = await serve({ LACUNA_DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(err).toContain('The secret in ');
  expect(readdirSync(dataDir).filter((name) => name !== 'compiled')).toEqual(['secret']);
});

it.runIf(process.platform === 'linux')(
  'a first start that fails leaves no process behind, while the index is still being built',
  { timeout: 60_000 },
  async () => {
    const dataDir = newFolder();
    const { code, err } = await serve({
      LACUNA_DATA_DIR: dataDir,
      LACUNA_ROLE: 'worker',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect(code).toBe(1);
    expect(err).toContain('127.0.0.1:9');
    expect(err).not.toContain('Built the patent index');
    expect(isInUse(dataDir)).toBe(false);
  },
);

it.runIf(process.platform === 'linux')(
  'a first start that finds its port taken stops the database that it started',
  { timeout: 120_000 },
  async () => {
    const dataDir = newFolder();
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    try {
      const { code, err } = await serve({ LACUNA_DATA_DIR: dataDir, PORT: String(port) });
      expect(code).toBe(1);
      expect(err).toContain(`Port ${port} is in use`);
      expect(isInUse(dataDir)).toBe(false);
    } finally {
      taken.close();
    }
  },
);
