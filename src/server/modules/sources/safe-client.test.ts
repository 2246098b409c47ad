import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PatentServer, startPatentServer } from '../../../../tests/stand-ins/patent-server.ts';
import { SourceError } from './patent-source.ts';
import { isPrivateAddress } from './private-address.ts';
import { createSafeClient, type SafeClientOptions } from './safe-client.ts';

let home: PatentServer;
let other: PatentServer;
beforeAll(async () => {
  home = await startPatentServer(() => ({ status: 200, body: 'home' }));
  other = await startPatentServer(() => ({ status: 200, body: 'other' }));
});
afterAll(async () => {
  await home.close();
  await other.close();
});
beforeEach(() => {
  home.received.length = 0;
  other.received.length = 0;
});

const PUBLIC = [{ address: '93.184.216.34', family: 4 }];
const options = (changes: Partial<SafeClientOptions> = {}): SafeClientOptions => ({
  label: 'The service',
  origins: [home.url],
  deadlineMs: 2000,
  maxBytes: 1000,
  resolve: async () => PUBLIC,
  onRequest: () => undefined,
  ...changes,
});
const get = (changes: Partial<SafeClientOptions> = {}, url = `${home.url}/?api_key=canary`) =>
  createSafeClient(options(changes))({
    method: 'GET',
    url: new URL(url),
    headers: { authorization: 'Bearer canary' },
    signal: new AbortController().signal,
  });
const redirectTo = (location: string, status = 302) =>
  home.replyNext({ status, body: '', headers: { location } });

test('knows private addresses in every spelling', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const inside6 = [
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1%eth0',
    'fd00::1',
    '64:ff9b::7f00:1',
  ];
  for (const address of [...inside, ...inside6, 'localhost', '']) {
    expect(isPrivateAddress(address), address).toBe(true);
  }
  for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '172.32.0.1']) {
    expect(isPrivateAddress(address), address).toBe(false);
  }
});

test.each([
  ['an address inside', 'https://10.0.0.1/'],
  ['the metadata service', 'https://169.254.169.254/latest/meta-data'],
  ['this machine by IPv6', 'https://[::1]/'],
  ['an address written as a number', 'https://2130706433/'],
  ['an address within an address', 'https://[::ffff:169.254.169.254]/'],
  ['no TLS', 'http://example.org/'],
  ['another port of this machine', 'http://127.0.0.1:9/'],
  ['a file', 'file:///etc/passwd'],
  ['a name with a password', 'https://user:pass@example.org/'],
  ['nowhere', 'https://'],
])('refuses a redirect to %s', async (_, location) => {
  redirectTo(location);
  await expect(get()).rejects.toMatchObject({ state: 'refused' });
});

test('refuses a public name that leads inside, whichever of its addresses does', async () => {
  for (const address of ['192.168.0.10', '::1']) {
    redirectTo('https://rebind.example/');
    const resolve = async () => [...PUBLIC, { address, family: address.includes(':') ? 6 : 4 }];
    await expect(get({ resolve })).rejects.toMatchObject({ state: 'refused' });
  }
});

test('refuses a first address that is not configured, unless it is public and protected', async () => {
  await expect(get({ origins: [] })).rejects.toMatchObject({ state: 'refused' });
  expect(home.received).toHaveLength(0);
});

test('follows a redirect between configured services, and forwards no key', async () => {
  redirectTo(`${other.url}/signed?signature=1`);
  const answer = await get({ origins: [home.url, other.url] });
  expect(answer.body).toBe('other');
  expect(other.received).toHaveLength(1);
  expect(JSON.stringify(other.received)).not.toContain('canary');
});

test('gives up a circle of redirects, and does not repeat a search elsewhere', async () => {
  for (let i = 0; i < 4; i++) redirectTo('/again');
  await expect(get()).rejects.toMatchObject({ state: 'refused' });
  redirectTo('/elsewhere', 307);
  const post = createSafeClient(options())({
    method: 'POST',
    url: new URL(home.url),
    headers: {},
    body: '{}',
    signal: new AbortController().signal,
  });
  await expect(post).rejects.toMatchObject({ state: 'refused' });
});

test('reads no more than allowed', async () => {
  home.replyNext({ status: 200, body: 'x'.repeat(1001) });
  await expect(get()).rejects.toMatchObject({
    state: 'refused',
    message: 'The service sent a response that is too large.',
  });
});

test('unpacks an answer, and refuses one that grows without end', async () => {
  const packed = { body: gzipSync('packed') };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(packed.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  const url = `http://127.0.0.1:${address.port}`;
  expect((await get({ origins: [url] }, url)).body).toBe('packed');
  packed.body = gzipSync(Buffer.alloc(5_000_000));
  await expect(get({ origins: [url], maxBytes: 100_000 }, url)).rejects.toMatchObject({ state: 'refused' });
  await new Promise((resolve) => server.close(resolve));
});

test('keeps its deadline, and leaves at once when the caller does', async () => {
  home.fail('silent');
  await expect(get({ deadlineMs: 100 })).rejects.toMatchObject({ state: 'slow' });
  const stop = new AbortController();
  const waiting = createSafeClient(options())({
    method: 'GET',
    url: new URL(home.url),
    headers: {},
    signal: stop.signal,
  });
  stop.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
  home.fail(null);
});

test('says that a service cannot be reached without saying where it is', async () => {
  const closed = await startPatentServer(() => ({ status: 200, body: '' }));
  await closed.close();
  const error = await get({ origins: [closed.url] }, `${closed.url}/?api_key=canary`).catch(
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  expect(error.message).toBe('The service could not be reached (ECONNREFUSED).');
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('canary');
});
