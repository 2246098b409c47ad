import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../config.ts';
import { collect, grantXml, problemsOf, QUIET, readingFolder, recordsOf, zipOf } from './collect.fixture.ts';
import { placeText } from './entry.ts';
import { readSource, type SourceEntry, UnknownFileTypeError } from './read-source.ts';

const { path: root, read, remove } = readingFolder();
afterAll(remove);

const line = (n: number) => JSON.stringify({ patent_number: `US${n}`, patent_title: `Title ${n}` });
const numbers = (entries: readonly SourceEntry[]) => recordsOf(entries).map(({ number }) => number);
const told = (entries: readonly SourceEntry[]) =>
  problemsOf(entries).map((entry) => `${placeText(entry.at)}: ${entry.problem}`);

describe('encodings', () => {
  const csv = 'patent_number,title,inventors\nUS8900301,Groß & Núñez’ valve,José\n';
  const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with its mark and CRLF', Buffer.from(`\ufeff${csv.replaceAll('\n', '\r\n')}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['UTF-16 without', Buffer.from(csv, 'utf16le')],
    ['UTF-16, high byte first', utf16be(csv)],
    ['Windows-1252', Buffer.from(csv.replace('’', '\x92'), 'latin1')],
  ])('tables in %s', async (_name, content) => {
    expect(recordsOf(await read('encoded.csv', content))).toMatchObject([
      { title: 'Groß & Núñez’ valve', inventors: ['José'] },
    ]);
  });

  it.each<[string, Buffer]>([
    ['UTF-16', Buffer.from(`\ufeff${grantXml('5', 'Größe').replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    [
      'Windows-1252',
      Buffer.from(grantXml('5', 'Größe').replace('UTF-8', 'windows-1252').replace('—', '\x97'), 'latin1'),
    ],
    [
      'no declared encoding',
      Buffer.from(grantXml('5', 'Größe').replace(' encoding="UTF-8"', '').replace('—', '\x97'), 'latin1'),
    ],
  ])('XML in %s', async (_name, content) => {
    expect(recordsOf(await read('encoded.xml', content))).toMatchObject([
      { title: 'Größe', abstract: 'A quiet pump — with a valve.' },
    ]);
  });

  it('damage to UTF-8 and other alphabets are named, never read as something else', async () => {
    const damaged = Buffer.concat([
      Buffer.from('id,title\nUS1,Größe\nUS2,'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('x\n'),
    ]);
    expect(told(await read('damaged.csv', damaged))).toEqual([
      'damaged.csv, line 3, byte 21: has a byte that is not UTF-8',
    ]);
    const cyrillic = Buffer.concat([
      Buffer.from('id,title\nUS1,'),
      Buffer.from([0xcd, 0xe0, 0xf1, 0xee, 0xf1, 10]),
    ]);
    expect(told(await read('cyrillic.csv', cyrillic))).toEqual([
      expect.stringContaining('save the file as UTF-8'),
    ]);
    const xml = Buffer.from(grantXml('5', 'Gr\xf6\xdfe').replace('—', '-'), 'latin1');
    expect(told(await read('wrong.xml', xml))).toEqual([expect.stringContaining('a byte that is not UTF-8')]);
  });
});

describe('archives', () => {
  it('reads every member, and names one that is damaged without losing the others', async () => {
    const zip = zipOf({
      'a.xml': Buffer.from(
        `${grantXml('08353040', 'Pump')}${grantXml('1', 'Broken').replace('</abstract>', '')}`,
      ),
      'notes.pdf': Buffer.from('no patents'),
      'b.jsonl': Buffer.from(`${line(7)}\n`),
    });
    const entries = await read('week.zip', zip);
    expect(numbers(entries)).toEqual(['US8353040', 'US7']);
    expect(told(entries)).toEqual([
      expect.stringMatching(
        /^week\.zip, a\.xml, byte [\d,]+: not well-formed XML: <p|^week\.zip, a\.xml, byte [\d,]+: not well-formed XML: <abstract> not closed/,
      ),
    ]);
    const damaged = Buffer.from(zip);
    damaged.fill(0xff, 60, 70);
    const rest = await read('damaged.zip', damaged);
    expect(numbers(rest)).toEqual(['US7']);
    expect(told(rest)).toEqual([expect.stringMatching(/^damaged\.zip, a\.xml: cannot be read further/)]);
  });

  it('yields all that comes before the end of a cut archive', async () => {
    const whole = gzipSync(
      Array.from({ length: 500 }, (_, i) => grantXml(`${8000000 + i}`, `Pump ${i}`)).join(''),
    );
    const entries = await read('cut.xml.gz', whole.subarray(0, whole.length - 40));
    expect(recordsOf(entries).length).toBeGreaterThan(490);
    expect(told(entries).at(-1)).toMatch(/^cut\.xml\.gz: cannot be read further/);
  });

  it('refuses what is no zip, what unpacks to more than it says, and what unpacks without end', async () => {
    expect(told(await read('no.zip', 'no zip at all'))).toEqual([
      expect.stringContaining('cannot be read further'),
    ]);
    const small = Buffer.from('{"patent_number": "US1", "patent_title": "x"}\n');
    expect(told(await read('liar.zip', zipOf({ 'a.jsonl': small }, 5)))).toEqual([
      expect.stringMatching(/too many bytes/),
    ]);
    const blank = Buffer.alloc(110 * 1024 * 1024, `${' '.repeat(1024 * 1024 - 1)}\n`);
    expect(told(await read('bomb.zip', zipOf({ 'a.jsonl': blank })))).toEqual([
      expect.stringMatching(/bomb.zip, a.jsonl unpacks to more than 200 times/),
    ]);
    expect(told(await read('bomb.jsonl.gz', gzipSync(blank)))).toEqual([
      expect.stringMatching(/unpacks to more than 200 times/),
    ]);
    expect(told(await read('line.jsonl.gz', gzipSync(blank.fill(97))))).toEqual([
      expect.stringMatching(/a line of more than 64 MB/),
    ]);
  }, 60_000);
});

describe('sources', () => {
  it('resumes after any entry, and tells its progress', async () => {
    const file = join(root, 'resumed.jsonl');
    writeFileSync(file, [line(1), 'bad', line(3), line(4)].join('\n'));
    const all = await collect(file);
    expect(all.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4]);
    for (let after = 0; after <= 4; after++) {
      const seen: number[] = [];
      const rest: SourceEntry[] = [];
      for await (const entry of readSource([file], {
        resumeAfter: after,
        onProgress: ({ read: bytes }) => seen.push(bytes),
      }))
        rest.push(entry);
      expect(rest).toEqual(all.slice(after));
      expect(seen.at(-1)).toBeGreaterThan(0);
    }
  });

  it('reads folders by name, and streams by what they hold', async () => {
    const folder = join(root, 'folder');
    mkdirSync(join(folder, 'deeper'), { recursive: true });
    writeFileSync(join(folder, 'b.jsonl'), line(2));
    writeFileSync(join(folder, 'a.csv'), 'id,title\nUS1,x\n');
    writeFileSync(join(folder, 'deeper', 'c.xml'), grantXml('3', 'x'));
    writeFileSync(join(folder, 'readme.md'), 'no patents');
    expect(numbers(await collect(folder))).toEqual(['US1', 'US2', 'US3']);
    for (const text of [line(1), `[${line(1)}]`, 'id,title\nUS1,x', grantXml('1', 'x')])
      for (const bytes of [Buffer.from(text), gzipSync(text)]) {
        const entries: SourceEntry[] = [];
        for await (const entry of readSource(Readable.from([bytes]), QUIET)) entries.push(entry);
        expect(numbers(entries)).toEqual(['US1']);
        expect(entries[0]?.at.file).toBe('-');
      }
  });

  it('says which endings it knows, and which file is not there', async () => {
    await expect(read('c.pdf', 'x')).rejects.toThrow(UnknownFileTypeError);
    await expect(collect(join(root, 'missing.csv'))).rejects.toThrow(/ENOENT/);
  });

  const real = join(projectRoot, '..', 'shared', 'data', 'uspto-xml');
  // Counted by the tags of the files themselves, without a reader.
  it.skipIf(!existsSync(real))('reads every document of the office’s real files', async () => {
    const counts = {
      'grant-2013-01-08.20docs.my-root.xml.gz': 20,
      'grant-biblio-ipgb20221025.xml.gz': 11,
      'grant-ipg060103.small.xml.gz': 25,
      'app-ipa130117.one.xml.gz': 2,
      'app-pa040101.two.xml.gz': 1,
    };
    for (const [name, count] of Object.entries(counts))
      expect(recordsOf(await collect(join(real, name)))).toHaveLength(count);
    const all = await collect(real);
    expect(recordsOf(all)).toHaveLength(157);
    expect(problemsOf(all)).toEqual([]);
    expect(recordsOf(all).every((record) => record.title && record.date && record.filed)).toBe(true);
  });
});
