import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describePatentSource } from '../../../../tests/conformance/patent-source.ts';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { projectRoot } from '../../config.ts';
import { recordFromFields } from '../library/readers/record-from-fields.ts';
import { buildLibrary } from './build-library.ts';
import { ensureLibrary } from './ensure-library.ts';
import { ingestFiles } from './ingest-files.ts';
import { libraryStatus } from './library-status.ts';
import { createMemoryPatentSource } from './memory-patent-source.ts';
import { LibraryMissingError, openLibrary } from './open-library.ts';
import { SAMPLE_LINES, sampleLocation } from './sample-location.fixture.ts';
import { readCategories, readClassTitles } from './shipped-data.ts';

const shipped = join(projectRoot, 'data');
const root = mkdtempSync(join(tmpdir(), 'lacuna-library-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const lines = SAMPLE_LINES;
const documents: LibraryDocument[] = lines.map((line) => recordFromFields(JSON.parse(line)));
const newLocation = (name: string) => sampleLocation(join(root, name));

const open = async (name: string) => {
  const location = newLocation(name);
  await buildLibrary(location);
  return openLibrary(location);
};

const given = { categories: await readCategories(shipped), classTitles: await readClassTitles(shipped) };
describePatentSource('in memory', async (held) => createMemoryPatentSource(held, given), documents);
describePatentSource('LanceDB', () => open('stored'), documents);

describe('library', { timeout: 120_000 }, () => {
  it('is built once, and says what it holds', async () => {
    const location = newLocation('once');
    await expect(openLibrary(location)).rejects.toThrow(LibraryMissingError);
    const stages = new Set<string>();
    expect(await ensureLibrary(location, ({ stage }) => stages.add(stage))).toBe(true);
    expect([...stages]).toEqual(['training', 'indexing', 'finishing']);
    expect(await ensureLibrary(location, () => undefined)).toBe(false);
    const status = await libraryStatus(location);
    expect(status).toMatchObject({ documents: documents.length, coverage: { title: 1, phrases: 1 } });
    expect(status.sources).toEqual([{ name: 'shipped', records: documents.length }]);
  });

  it('is built anew when the shipped data changes, and keeps what was ingested', async () => {
    const location = newLocation('changed');
    const file = join(root, 'more.jsonl');
    const more = {
      patent_number: 'US99999991',
      patent_title: 'Zorgblat harvester',
      patent_abstract: 'Harvests zorgblats.',
    };
    writeFileSync(file, `${JSON.stringify(more)}\nnot json\n{"patent_title": "no number"}\n`);
    const problems: string[] = [];
    const on = {
      progress: () => undefined,
      problem: ({ problem }: { problem: string }) => problems.push(problem),
    };
    const { counts } = await ingestFiles(location, [file], on);
    expect(counts).toEqual({ added: 1, merged: 0, repeated: 0, skipped: 2 });
    expect(problems).toEqual(['line 2 is not valid JSON', 'line 3 has no patent number']);
    writeFileSync(join(location.shippedDataDir, 'patents.jsonl'), lines.slice(5).join('\n'));
    expect(await ensureLibrary(location, () => undefined)).toBe(true);
    const library = await openLibrary(location);
    expect(library.stats.documents).toBe(documents.length - 5 + 1);
    expect((await library.search({ text: 'zorgblat', limit: 1 })).hits[0]?.record.number).toBe('US99999991');
    await library.close();
    expect((await ingestFiles(location, [file], on)).counts).toMatchObject({ added: 0, repeated: 1 });
  });

  it('leaves the library as it was when a file cannot be read', async () => {
    const location = newLocation('unreadable');
    await buildLibrary(location);
    const broken = join(root, 'broken.jsonl.gz');
    writeFileSync(broken, 'this is no gzip');
    const on = { progress: () => undefined, problem: () => undefined };
    await expect(ingestFiles(location, [broken], on)).rejects.toThrow(/header/);
    await expect(ingestFiles(location, [join(root, 'absent.jsonl')], on)).rejects.toThrow(/ENOENT/);
    const library = await openLibrary(location);
    expect(library.stats.documents).toBe(documents.length);
    await library.close();
  });
});
