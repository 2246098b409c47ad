import { readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallLibrary, type SmallLibrary, type StarterLine } from '../../../../tests/small-library.ts';
import { line, numbers, QUIET, RECORDS } from '../../../../tests/small-records.ts';
import { startEmbeddingsServer } from '../../../../tests/stand-ins/embeddings-server.ts';
import type { Library } from './library.ts';
import { ingestSources, listOrigins, rebuildLibrary, removeOrigin } from './maintain-library.ts';
import { openLibrary } from './open-library.ts';
import { connectLibrary } from './record-table.ts';
import { LibraryBusyError, withWriterLease } from './writer-lease.ts';

describe('a library over time', () => {
  let place: SmallLibrary;
  const open: Library[] = [];
  const opened = async () => {
    const library = await openLibrary(place);
    open.push(library);
    return library;
  };
  const ingest = async (name: string, lines: StarterLine[]) => {
    const file = join(place.folder, name);
    await writeFile(file, lines.map((one) => JSON.stringify(one)).join('\n'));
    return ingestSources(place, [file], QUIET);
  };
  beforeAll(async () => {
    place = await makeSmallLibrary(RECORDS);
    await (await opened()).close();
  });
  afterEach(async () => {
    for (const library of open.splice(0)) await library.close();
  });
  afterAll(() => place.remove());

  it('shows what another process adds, and forgets what it removes', async () => {
    const library = await opened();
    const before = await library.stats();
    const added = await ingest('more.jsonl', [line('US8000001', 'Zither tuning machine')]);
    expect(added).toMatchObject({ added: 1, replaced: 0, unchanged: 0 });
    await wait(5_200);
    await library.stats();
    await wait(1_000);
    const [hits = []] = await library.search([{ text: 'zither', limit: 3 }]);
    expect(numbers(hits)[0]).toBe('US8000001');
    expect((await library.stats()).version).not.toBe(before.version);
    expect(await removeOrigin(place, 'more.jsonl')).toBe(1);
    expect((await (await opened()).byNumber(['US8000001'])).length).toBe(0);
  });

  it('changes nothing when the same is ingested again, and takes the newer of two publications', async () => {
    const old = line('US8000002', 'Harp stand', {
      patent_date: '2010-01-05',
      patent_abstract: 'Holds a harp.',
    });
    await ingest('again.jsonl', [old]);
    expect(await ingest('again.jsonl', [old])).toMatchObject({ added: 0, replaced: 0, unchanged: 1 });
    const newer = line('US8000002', 'Folding harp stand', { patent_date: '2012-01-05' });
    expect(await ingest('newer.jsonl', [newer])).toMatchObject({ replaced: 1 });
    const [record] = await (await opened()).byNumber(['US8000002']);
    expect(record).toMatchObject({ title: 'Folding harp stand', abstract: 'Holds a harp.' });
  });

  it('keeps what the starter says of a patent and takes the text of the office', async () => {
    await ingest('office.jsonl', [
      line('US9000002', 'DIAPER WITH INDICATOR', { patent_abstract: 'The official abstract.' }),
    ]);
    const [record] = await (await opened()).byNumber(['US9000002']);
    expect(record).toMatchObject({
      title: 'Diaper with wetness indicator',
      abstract: 'The official abstract.',
      digest: false,
    });
  });

  it('folds publications of one invention into one hit', async () => {
    await ingest('family.jsonl', [
      line('US20240999462', 'Umbrella holder for bicycles', { kind: 'A1', inventors: ['LI, Ann'] }),
      line('EP3000001', 'Umbrella holder for bicycles', { inventors: ['Li Ann'] }),
    ]);
    const [hits = []] = await (await opened()).search([{ text: 'umbrella holder for bicycles', limit: 3 }]);
    const [hit] = hits;
    expect([hit?.record.number, ...(hit?.duplicates ?? [])].sort()).toEqual(['EP3000001', 'US20240999462']);
    expect(await (await opened()).byNumber(['US2024999462'])).toEqual([]);
  });

  it('lets one process write at a time, and takes over from one that died', async () => {
    const db = await connectLibrary(place.indexUri);
    await withWriterLease(db, async () => {
      await expect(ingest('busy.jsonl', [line('US8000003', 'Lute')])).rejects.toBeInstanceOf(
        LibraryBusyError,
      );
      expect((await (await opened()).stats()).documents).toBeGreaterThan(RECORDS.length);
    });
    const lease = {
      holder: 'process 999999 on here',
      host: hostname(),
      pid: 999_999,
    };
    await db.createTable('writer', [{ ...lease, expires: Date.now() + 60_000 }], { mode: 'overwrite' });
    expect(await ingest('busy.jsonl', [line('US8000003', 'Lute')])).toMatchObject({ added: 1 });
    db.close();
  });

  it('finishes what an interrupted writer left', async () => {
    const db = await connectLibrary(place.indexUri);
    const name = (await db.tableNames()).find((one) => one.startsWith('records_')) as string;
    const table = await db.openTable(name);
    const before = (await (await opened()).stats()).documents;
    await table.delete("number = 'US8000003'");
    const rows = await table.query().where("number = 'US9000005'").toArray();
    const copies = ['US8000004', 'US8000005'].flatMap((number) =>
      rows.map(({ vector, terms, record, ...row }) => ({
        ...row,
        number,
        origin: 'copied.jsonl',
        record: JSON.stringify({ ...JSON.parse(record), number }),
        terms: Buffer.from(terms),
        vector: [...vector],
      })),
    );
    await table.add(copies);
    expect((await (await opened()).stats()).documents).toBe(before + 1);
    db.close();
  });

  it('builds itself anew when files are gone, and keeps what can be read', async () => {
    const sources = (await listOrigins(place)).map(({ origin }) => origin);
    const folder = join(place.indexUri, 'library');
    const name = (await readdir(folder)).find((one) => one.startsWith('records_')) as string;
    const library = await opened();
    const before = await library.stats();
    await rm(join(folder, name, '_indices'), { recursive: true });
    const again = await opened();
    const [hits = []] = await again.search([{ text: 'a lift that counts people', limit: 3 }]);
    expect(numbers(hits)[0]).toBe('US9000001');
    expect((await again.stats()).documents).toBe(before.documents);
    expect((await listOrigins(place)).map(({ origin }) => origin)).toEqual(sources);
    // The one that was open all the while goes on as well.
    expect(numbers((await library.search([{ text: 'diaper', limit: 1 }]))[0] ?? [])).toEqual(['US9000002']);
  });

  it('builds itself anew under a server whose index is deleted', async () => {
    const library = await opened();
    await rm(place.indexUri, { recursive: true });
    const [hits = []] = await library.search([{ text: 'planter with reservoir', limit: 1 }]);
    expect(numbers(hits)).toEqual(['US9000003']);
  });

  it('follows the shipped data', async () => {
    await place.ship([...RECORDS, line('US9000009', 'Bassoon reed cutter')]);
    expect((await (await opened()).byNumber(['US9000009'])).length).toBe(1);
    await place.ship(RECORDS);
    expect(await rebuildLibrary(place)).toBe(RECORDS.length);
  });
});

describe('a library with an embeddings server', () => {
  it('is searched by words at once, gets its vectors behind, and never mixes two encoders', async () => {
    const server = await startEmbeddingsServer('secret-key');
    const place = await makeSmallLibrary(RECORDS);
    await (await openLibrary(place)).close();
    const remote = {
      indexUri: place.indexUri,
      shippedDataDir: place.shippedDataDir,
      embeddings: { baseUrl: server.baseUrl, model: 'letters', apiKey: 'secret-key' },
    };
    const library = await openLibrary(remote);
    expect(numbers((await library.search([{ text: 'diaper', limit: 1 }]))[0] ?? [])).toEqual(['US9000002']);
    for (let i = 0; i < 60 && (await library.stats()).vectorShare < 1; i++) await wait(250);
    expect((await library.stats()).vectorShare).toBe(1);
    expect(server.texts()).toBeGreaterThan(RECORDS.length);
    server.answerWith(500);
    expect(numbers((await library.search([{ text: 'diaper', limit: 1 }]))[0] ?? [])).toEqual(['US9000002']);
    await library.close();
    await server.close();
    const shipped = await openLibrary(place);
    expect((await shipped.stats()).vectorShare).toBe(1);
    await shipped.close();
    await place.remove();
  });
});
