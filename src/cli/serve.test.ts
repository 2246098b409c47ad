import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand, startCommand } from '../../tests/run-command.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-serve-'));
// A worker starts everything but the pages, so that nothing needs to be built for this test.
const env = { LACUNA_DATA_DIR: dataDir, LACUNA_ROLE: 'worker', LACUNA_LOG_LEVEL: 'silent' };
const pidFile = join(dataDir, 'postgres/cluster/data/postmaster.pid');
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<{ child: ChildProcess; ended: Promise<number | null> }> {
  const child = startCommand(['serve'], env);
  started.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => /is running/.test(text) && resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return { child, ended };
}

it('is started once, survives a second start and a kill -9, and stops in order', {
  timeout: 120_000,
}, async () => {
  const first = await start();
  const second = await runCommand(['serve'], env);
  expect(second).toMatchObject({ code: 0, out: expect.stringContaining(`process ${first.child.pid}`) });
  expect(first.child.exitCode).toBe(null);

  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(pidFile)).toBe(true);

  const next = await start();
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(existsSync(pidFile)).toBe(false);
  expect(existsSync(join(dataDir, 'server-worker.json'))).toBe(false);
});
