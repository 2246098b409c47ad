import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as lancedb from '@lancedb/lancedb';
import { afterAll, describe, expect, it } from 'vitest';
import type { LibraryView } from '../../../core/retrieval/library-view.ts';
import { recordFromFields } from '../library/readers/record-from-fields.ts';
import { buildLibrary } from './build-library.ts';
import { ingestFiles } from './ingest-files.ts';
import type { LibraryLocation } from './library-location.ts';
import { readManifest, writeManifest } from './library-manifest.ts';
import { openLibrary } from './open-library.ts';
import { appendRows } from './patent-table.ts';
import { SAMPLE_LINES, sampleLocation } from './sample-location.fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'lacuna-extend-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Ships all but the last forty of the sample; these come by ingest. */
const SHIPPED = SAMPLE_LINES.slice(0, -40);
const [FIRST, SECOND] = [SAMPLE_LINES.slice(-40, -15), SAMPLE_LINES.slice(-15)];
const TEXTS = [
  'vehicle wheel with sensor and battery',
  'image data processing',
  'light and stiff rim. For bicycles',
];

const newLocation = (name: string) => sampleLocation(join(root, name), SHIPPED);
function fileOf(name: string, lines: readonly string[]): string {
  const path = join(root, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}
const ingest = (location: LibraryLocation, ...files: string[]) =>
  ingestFiles(location, files, { progress: () => undefined, problem: () => undefined });

async function manifestOf({ indexUri }: LibraryLocation) {
  const db = await lancedb.connect(indexUri);
  const manifest = await readManifest(db);
  db.close();
  if (!manifest) throw new Error('no manifest');
  return manifest;
}

async function answers(library: LibraryView, mode: 'lexical' | 'hybrid') {
  const outcomes = await library.searchMany(TEXTS.map((text) => ({ text, limit: 20, mode })));
  return outcomes.map(({ hits, considered }) => ({
    considered,
    hits: hits.map(({ record, score }) => [record.number, score.toFixed(3)]),
  }));
}

const first = fileOf('first.jsonl', FIRST);
const second = fileOf('second.jsonl', SECOND);

describe('adding files to a library', { timeout: 60_000 }, () => {
  it('keeps what was trained, and finds by words as if all had been built at once', async () => {
    const [grown, whole] = [newLocation('grown'), newLocation('whole')];
    await buildLibrary(grown);
    const trained = (await manifestOf(grown)).base;
    expect((await ingest(grown, first)).counts).toEqual({ added: 25, merged: 0, repeated: 0, skipped: 0 });
    expect((await ingest(grown, second)).counts.added).toBe(15);
    expect((await manifestOf(grown)).base).toBe(trained);
    await buildLibrary(whole, { files: [first, second], anew: true });
    const [x, y] = [await openLibrary(grown), await openLibrary(whole)];
    expect(x.stats).toEqual(y.stats);
    expect(await x.categoryCounts()).toEqual(await y.categoryCounts());
    expect(await answers(x, 'lexical')).toEqual(await answers(y, 'lexical'));
    const [last] = SECOND as [string];
    const { number } = recordFromFields(JSON.parse(last));
    expect((await x.byNumber([number])).map((record) => record.number)).toEqual([number]);
    await Promise.all([x.close(), y.close()]);
  });

  it('changes nothing when it is repeated', async () => {
    const location = newLocation('repeated');
    await buildLibrary(location);
    await ingest(location, first);
    const before = await manifestOf(location);
    const { counts } = await ingest(location, first);
    expect(counts).toEqual({ added: 0, merged: 0, repeated: 25, skipped: 0 });
    expect(await manifestOf(location)).toEqual(before);
  });

  it('joins a publication of the starter library with the new record, once', async () => {
    const location = newLocation('merged');
    await buildLibrary(location);
    const [line] = SHIPPED as [string];
    const own = recordFromFields(JSON.parse(line));
    const file = fileOf('office.jsonl', [
      JSON.stringify({ patent_number: own.number, patent_abstract: 'A zorgblat that turns.' }),
      JSON.stringify({ patent_number: own.number, patent_abstract: 'Named again.' }),
    ]);
    expect((await ingest(location, file)).counts).toEqual({ added: 0, merged: 1, repeated: 1, skipped: 0 });
    expect((await ingest(location, file)).counts).toMatchObject({ merged: 0, repeated: 2 });
    const library = await openLibrary(location);
    expect(library.stats.documents).toBe(SHIPPED.length);
    const { hits } = await library.search({ text: 'zorgblat', limit: 5 });
    expect(hits.map(({ record }) => [record.number, record.title])).toEqual([[own.number, own.title]]);
    const [after] = SHIPPED.slice(1).map((other) => recordFromFields(JSON.parse(other)).number);
    expect((await library.byNumber([after as string]))[0]?.number).toBe(after);
    const listed = await library.searchMany(TEXTS.map((text) => ({ text, limit: 200 })));
    expect(listed.every(({ hits: found }) => found.every(({ record }) => record.url))).toBe(true);
    await library.close();
  });

  it('leaves the library whole when it is killed, and then adds what is missing', async () => {
    const location = newLocation('killed');
    await buildLibrary(location);
    const before = await manifestOf(location);
    const db = await lancedb.connect(location.indexUri);
    const table = await db.openTable(before.patents.table);
    const half = FIRST.slice(0, 10).map((line) => recordFromFields(JSON.parse(line)));
    await appendRows(
      table,
      half.map((document) => ({ document, categories: [], origin: 'first.jsonl' })),
      SHIPPED.length,
    );
    await db.createTable('block_killed_0', [{ part: 0 }]);
    const library = await openLibrary(location);
    expect(await library.byNumber([half[0]?.number as string])).toEqual([]);
    await library.close();
    expect((await ingest(location, first)).counts.added).toBe(25);
    expect((await db.tableNames()).includes('block_killed_0')).toBe(false);
    const grown = await openLibrary(location);
    const numbers = FIRST.map((line) => recordFromFields(JSON.parse(line)).number);
    expect((await grown.byNumber(numbers)).map(({ number }) => number)).toEqual(numbers);
    expect(grown.stats.documents).toBe(SHIPPED.length + 25);
    await grown.close();
    db.close();
  });

  it('is not seen by who has the library open', async () => {
    const location = newLocation('readers');
    await buildLibrary(location);
    const reader = await openLibrary(location);
    const before = await answers(reader, 'hybrid');
    await ingest(location, first);
    expect(await answers(reader, 'hybrid')).toEqual(before);
    const number = recordFromFields(JSON.parse(FIRST[0] as string)).number;
    expect(await reader.byNumber([number])).toEqual([]);
    const next = await openLibrary(location, reader.held);
    expect(next.stats.documents).toBe(SHIPPED.length + 25);
    await Promise.all([reader.close(), next.close()]);
  });

  it('trains anew when the library has grown by more than a quarter', async () => {
    const location = newLocation('trained');
    await buildLibrary(location);
    const before = await manifestOf(location);
    const db = await lancedb.connect(location.indexUri);
    await writeManifest(db, { ...before, trainedOn: 300 });
    db.close();
    const bad = fileOf('bad.jsonl', [...FIRST, 'no patent']);
    const problems: string[] = [];
    const on = { progress: () => undefined, problem: (p: { problem: string }) => problems.push(p.problem) };
    expect((await ingestFiles(location, [bad], on)).counts).toEqual({
      added: 25,
      merged: 0,
      repeated: 0,
      skipped: 1,
    });
    expect(problems).toEqual(['line 26 is not valid JSON']);
    expect(await manifestOf(location)).toMatchObject({ trainedOn: SHIPPED.length + 25 });
  });
});
