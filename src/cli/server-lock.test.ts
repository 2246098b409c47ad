import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processStart } from '../server/process-start.ts';
import { lockServer, runningServer } from './server-lock.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lacuna-lock-'));
  file = join(dataDir, 'server-all.json');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const claim = (name = 'all') => lockServer(dataDir, name, 'http://localhost:1');

it('refuses a second server and says where the first one is', () => {
  const release = claim();
  expect(() => claim()).toThrow(/already running at http:\/\/localhost:1 /);
  expect(runningServer(dataDir, 'all')).toBe('http://localhost:1');
  release();
  expect(runningServer(dataDir, 'all')).toBe(null);
  claim()();
});

it('lets servers of different parts run side by side', () => {
  claim('web');
  expect(() => claim('worker')).not.toThrow();
});

it('takes over from a process that is dead, and from one whose number was given to another', () => {
  writeFileSync(file, JSON.stringify({ pid: 4_194_300, started: '1', address: 'x' }));
  claim()();
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago', address: 'x' }));
  claim()();
  expect(existsSync(file)).toBe(false);
});

it('takes over from a file that says nothing', () => {
  writeFileSync(file, '{"pid":');
  claim()();
});

it('does not take away what another process holds by now', async () => {
  const release = claim();
  const other = spawn('sleep', ['30']);
  const owner = { pid: other.pid, started: processStart(other.pid ?? 0), address: 'http://other' };
  writeFileSync(file, JSON.stringify(owner));
  release();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(owner);
  other.kill();
});
