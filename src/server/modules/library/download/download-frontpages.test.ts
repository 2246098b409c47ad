import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ODP_KEY, type OdpServer, startOdpServer } from '../../../../../tests/odp-server.ts';
import { runCommand } from '../../../../../tests/run-command.ts';
import { grantXml, zipOf } from '../readers/collect.fixture.ts';
import { downloadFrontPages } from './download-frontpages.ts';
import { DownloadError, type OdpAccess } from './odp-client.ts';

const week = (n: number) =>
  zipOf({ [`ipgb${n}.xml`]: Buffer.from(grantXml(`${8000000 + n}`, `Pump ${n}`).repeat(n + 1)) });
const grants = Object.fromEntries(
  Array.from({ length: 130 }, (_, i) => [`ipgb${1000 + i}.zip`, week(i % 3)]),
);
const applications = { 'ipab0001.zip': week(1), '..evil.zip/../x': week(1) };

let server: OdpServer;
let folder: string;
beforeAll(async () => {
  server = await startOdpServer({ PTBLXML: grants, APPBLXML: applications }, '2015-01-06');
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lacuna-download-'));
  server.requests.length = 0;
  server.faults.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const access = (key = ODP_KEY): OdpAccess => ({
  base: server.base,
  key,
  patience: 1,
  signal: new AbortController().signal,
});
const options = (products: ('applications' | 'grants')[], to = '2030-01-01') => ({
  products,
  from: '2015-01-01',
  to,
  folder,
  onFile: () => undefined,
});

describe('front-page files', () => {
  it('fetches all of a product, the oldest first, and only within the days asked for', async () => {
    const paths = await downloadFrontPages(access(), options(['grants']));
    expect(paths).toEqual(Object.keys(grants).map((name) => join(folder, name)));
    expect(readFileSync(paths[7] as string)).toEqual(grants['ipgb1007.zip']);
    expect(await downloadFrontPages(access(), options(['grants'], '2015-01-20'))).toHaveLength(3);
  });

  it('fetches nothing twice, and goes on where it was broken off', async () => {
    server.faults.push('cut');
    const three = options(['grants'], '2015-01-20');
    await expect(downloadFrontPages(access(), three)).rejects.toThrow(
      /connection was interrupted within ipgb1000.zip/,
    );
    const held = readFileSync(join(folder, 'ipgb1000.zip.part')).length;
    expect(held).toBeGreaterThan(0);
    server.requests.length = 0;
    await downloadFrontPages(access(), three);
    expect(
      server.requests.filter(({ path }) => path.startsWith('/signed/')).map(({ range }) => range),
    ).toEqual([`bytes=${held}-`, null, null]);
    expect(readFileSync(join(folder, 'ipgb1000.zip'))).toEqual(grants['ipgb1000.zip']);
    server.requests.length = 0;
    await downloadFrontPages(access(), three);
    expect(server.requests.filter(({ path }) => /files|signed/.test(path))).toEqual([]);
    expect(existsSync(join(folder, 'ipgb1000.zip.part'))).toBe(false);
  });

  it('waits where the portal is busy, and gives up where that does not help', async () => {
    server.faults.push('busy', 'down', 'busy');
    expect(await downloadFrontPages(access(), options(['applications']))).toHaveLength(1);
    server.faults.push('down', 'down', 'down', 'down');
    await expect(downloadFrontPages(access(), options(['applications']))).rejects.toThrow(/answered 500/);
  });

  it('takes no name that leads out of its folder, and follows no unsafe address', async () => {
    const [path] = await downloadFrontPages(access(), options(['applications']));
    expect(path).toBe(join(folder, 'ipab0001.zip'));
    rmSync(path as string);
    server.faults.push('redirect-elsewhere');
    await expect(downloadFrontPages(access(), options(['applications']))).rejects.toThrow(/unsafe address/);
  });

  it('names a wrong key without saying it', async () => {
    const failed = await downloadFrontPages(access('wrong-key-123'), options(['grants'])).catch(
      (error: Error) => error,
    );
    expect(failed).toBeInstanceOf(DownloadError);
    expect(String(failed)).not.toContain('wrong-key-123');
  });

  it('is a command whose files can be ingested', async () => {
    const env = {
      USPTO_ODP_BASE_URL: server.base,
      USPTO_ODP_KEY: ODP_KEY,
      LACUNA_DATA_DIR: join(folder, 'data'),
    };
    const args = [
      'library',
      'download',
      'uspto-frontpages',
      '--from',
      '2015',
      '--to',
      '2015-01-20',
      '--folder',
      folder,
    ];
    const done = await runCommand(args, env);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('4 files are in') });
    const { USPTO_ODP_KEY: _, ...keyless } = env;
    expect(await runCommand(args, keyless)).toMatchObject({
      code: 2,
      err: expect.stringContaining('A key of the data portal is needed'),
    });
  });
});
