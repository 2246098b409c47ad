import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { CHECKS, type Check } from './doctor-checks.ts';

type Place = Parameters<Check>[0];

const asRoot = process.getuid?.() === 0;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  }
});

function newFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-doctor-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

const look = (name: string, config: object) => CHECKS[name]?.({ config, paths: {} } as unknown as Place);

it('finds a data directory that can be written, and says what to do about one that cannot', async () => {
  expect(await look('Data', { dataDir: join(newFolder(0o700), 'made') })).toMatchObject({ status: 'ok' });
  expect(await look('Data', { dataDir: join('/dev/null', 'x') })).toMatchObject({
    status: 'problem',
    advice: expect.stringContaining('LACUNA_DATA_DIR'),
  });
});

it.runIf(!asRoot)('finds a data directory without the right to write', async () => {
  expect(await look('Data', { dataDir: newFolder(0o500) })).toMatchObject({ status: 'problem' });
});

it('knows a free port from one that another program holds', async () => {
  const dataDir = newFolder(0o700);
  const program =
    "const s=require('net').createServer().listen(0,'127.0.0.1',()=>console.log(s.address().port))";
  const other = spawn(process.execPath, ['-e', program]);
  const port = await new Promise<number>((resolve) =>
    other.stdout.once('data', (text) => resolve(Number(text))),
  );
  const settings = { dataDir, role: 'all', port, host: '127.0.0.1' };
  expect(await look('Port', settings)).toMatchObject({
    status: 'problem',
    text: expect.stringContaining('EADDRINUSE'),
  });
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill();
  await ended;
  expect(await look('Port', settings)).toMatchObject({ status: 'ok' });
});

it('tells how the installation is set up', async () => {
  expect(await look('Mail', { mail: { smtpUrl: 'smtp://user:secret@mail.example.com:587' } })).toEqual({
    status: 'ok',
    text: 'sent through mail.example.com:587',
  });
  expect(
    await look('Analyst', { ai: { provider: 'openai-compatible', baseUrl: null, model: null } }),
  ).toMatchObject({
    status: 'problem',
    advice: expect.stringContaining('AI_BASE_URL'),
  });
  expect(await look('Payments', { billing: { provider: 'sandbox' } })).toMatchObject({ status: 'note' });
});

it('names a model server of this machine that nobody has connected', async () => {
  const server = createServer((_request, response) =>
    response.end('{"object":"list","data":[{"id":"llama3.1:8b"}]}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const localServers = [{ name: 'Ollama', provider: 'ollama', port }];
  expect(await look('Analyst', { ai: { provider: 'none', localServers } })).toEqual({
    status: 'note',
    text: 'embedded; ideas stay on this machine',
    advice: `A model server answers on this machine at port ${port}, usual for Ollama, with llama3.1:8b. To use it: AI_PROVIDER=ollama AI_BASE_URL=http://127.0.0.1:${port}/v1 AI_MODEL=llama3.1:8b npm start`,
  });
  await new Promise((resolve) => server.close(resolve));
});
