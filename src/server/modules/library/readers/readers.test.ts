import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../config.ts';
import type { Entry } from './entry.ts';
import { parsePublicationNumber, patentUrl } from './publication-number.ts';
import { readSourceFile } from './read-source-file.ts';
import { RecordError, readDate, recordFromFields } from './record-from-fields.ts';
import { readUsptoXml } from './uspto-fields.ts';

const root = mkdtempSync(join(tmpdir(), 'lacuna-readers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function read(name: string, content: string | Buffer): Promise<Entry[]> {
  const path = join(root, name);
  writeFileSync(path, content);
  return readAll(path);
}

async function readAll(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readSourceFile(path)) entries.push(entry);
  return entries;
}

describe('publication numbers', () => {
  it.each([
    ['US 10,000,004 B2', 'US10000004', 'B2'],
    ['US-08353040-B2', 'US8353040', 'B2'],
    ['10000004', 'US10000004', null],
    ['US2006/0288462 A1', 'US20060288462', 'A1'],
    ['USD0513425S1', 'USD513425', 'S1'],
    ['RE29183', 'USRE29183', null],
    ['FR3168318', 'FR3168318', null],
  ])('%s → %s %s', (text, number, kind) => {
    expect(parsePublicationNumber(text)).toEqual({ number, kind });
  });
  it('refuses what is none', () => {
    for (const text of ['', 'abc', 'US', '<script>', '1.5e9x'])
      expect(parsePublicationNumber(text)).toBeNull();
  });
  it('links are https and escaped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(patentUrl(text, null)).toMatch(/^https:\/\/patents\.google\.com\/patent\/[\w.!~*'()%-]*$/);
      }),
    );
  });
});

describe('records', () => {
  it('knows a digest from an abstract', () => {
    expect(recordFromFields({ patent_number: 'US1', digest: 'Plain words.' })).toMatchObject({
      digest: true,
      abstract: 'Plain words.',
    });
    const both = recordFromFields({ patent_number: 'US1', digest: 'Plain.', patent_abstract: 'Official.' });
    expect(both).toMatchObject({ digest: false, abstract: 'Official.' });
  });
  it('keeps only real dates', () => {
    expect(readDate('20180619')).toBe('2018-06-19');
    expect(readDate('2018-02-30')).toBeNull();
    expect(readDate('June')).toBeNull();
  });
  it.each([
    ['patent_number', 'has a patent number that is not text'],
    ['inventors', 'has inventors that are not text'],
    ['cpc', 'has cpc that are not text'],
    ['digest', 'has a digest that is not text'],
  ])('names a %s that has no text to show', (name, problem) => {
    for (const wrong of [{ toString: [] }, {}, [{ toString: [] }], true]) {
      const fields = { patent_number: 'US1', patent_title: 'Title', [name]: wrong };
      expect(() => recordFromFields(fields)).toThrow(new RecordError(problem));
    }
  });
  it('answers any object with a record or a named problem', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('patent_number', 'patent_title', 'inventors', 'date', 'cpc', 'digest'),
          fc.anything(),
        ),
        (fields) => {
          try {
            expect(recordFromFields(fields).number).toMatch(/^[A-Z]{2}/);
          } catch (error) {
            expect(error).toBeInstanceOf(RecordError);
          }
        },
      ),
    );
  });
});

describe('files', () => {
  const line = (n: number) => JSON.stringify({ patent_number: `US${n}`, patent_title: `Title ${n}` });

  it('names bad JSON lines and reads the rest, plain or gzipped', async () => {
    const text = `\ufeff${line(1)}\n\n{"half": \n[1]\n${line(5)}\n`;
    for (const entries of [await read('a.jsonl', text), await read('a.jsonl.gz', gzipSync(text))]) {
      expect(entries.map((e) => ('problem' in e ? e.problem : e.document.number))).toEqual([
        'US1',
        'line 3 is not valid JSON',
        'line 4 is not a JSON object',
        'US5',
      ]);
    }
  });

  it('reads CSV with quotes and line breaks inside', async () => {
    const csv =
      'Patent Number,Title,Inventors,Date\nUS7,"A pump, quiet\nand small","Ann Lee; Bo Ek",2001-02-03\n,No number,,\nUS8,Valve,,\n';
    const entries = await read('b.csv', csv);
    expect(entries[0]).toMatchObject({
      document: {
        number: 'US7',
        title: 'A pump, quiet and small',
        inventors: ['Ann Lee', 'Bo Ek'],
        date: '2001-02-03',
      },
    });
    expect(entries[1]).toEqual({ problem: expect.stringMatching(/^line \d has no patent number$/) });
    expect(entries[2]).toMatchObject({ document: { number: 'US8', inventors: [] } });
  });

  it('says which endings it knows', async () => {
    await expect(read('c.pdf', 'x')).rejects.toThrow(/\.jsonl, \.csv/);
  });
});

const grant = (number: string, title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "x.dtd" [ ]>
<us-patent-grant><us-bibliographic-data-grant><publication-reference><document-id><country>US</country>
<doc-number>${number}</doc-number><kind>B2</kind><date>20130108</date></document-id></publication-reference>
<invention-title>${title}</invention-title></us-bibliographic-data-grant>
<abstract><p>A <b>quiet</b> pump.</p></abstract><claims><claim><claim-text>1. A pump.</claim-text></claim></claims></us-patent-grant>
`;

/** A zip archive of one packed file. `claims` is the unpacked size that the archive names. */
function zipOf(name: string, content: Buffer, claims = content.length): Buffer {
  const packed = deflateRawSync(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(claims, 18);
  fields.writeUInt16LE(name.length, 22);
  const file = Buffer.from(name);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, file, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), file]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}

describe('archives', () => {
  it('reads the office’s XML out of a zip, and names a broken document with its file', async () => {
    const xml = `${grant('08353040', 'Pump')}${grant('1', 'Broken').replace('</abstract>', '')}`;
    const entries = await read('week.zip', zipOf('ipg130108.xml', Buffer.from(xml)));
    expect(entries[0]).toMatchObject({ document: { number: 'US8353040', title: 'Pump' } });
    expect(entries[1]).toEqual({ problem: 'ipg130108.xml: the document at line 7 is not well-formed XML' });
    expect(await read('other.zip', zipOf('notes.txt', Buffer.from('no patents')))).toEqual([]);
  });

  it('refuses what is no zip, what unpacks to more than it says, and what unpacks without end', async () => {
    await expect(read('no.zip', 'no zip at all')).rejects.toThrow();
    const line = Buffer.from('{"patent_number": "US1", "patent_title": "x"}\n');
    await expect(read('liar.zip', zipOf('a.jsonl', line, 5))).rejects.toThrow(/too many bytes/);
    const blank = Buffer.alloc(110 * 1024 * 1024, `${' '.repeat(1024 * 1024 - 1)}\n`);
    await expect(read('bomb.zip', zipOf('a.jsonl', blank))).rejects.toThrow(
      /bomb.zip, a.jsonl unpacks to more/,
    );
    await expect(read('bomb.jsonl.gz', gzipSync(blank))).rejects.toThrow(/unpacks to more than 200 times/);
    await expect(read('line.jsonl.gz', gzipSync(blank.fill(97)))).rejects.toThrow(
      /a line of more than 64 MB/,
    );
  }, 60_000);

  it('is not led astray by entities that name one another', async () => {
    const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
      '',
    );
    const text = grant('5', 'Billion &l9;').replace(/\[ \]/, `[<!ENTITY l0 "ha">${laughs}]`);
    const [entry] = await read('laughs.zip', zipOf('l.xml', Buffer.from(text)));
    expect(JSON.stringify(entry).length).toBeLessThan(2000);
  });
});

describe('USPTO XML', () => {
  it('reads one document after the other and names a broken one', async () => {
    const entries = await read(
      'd.xml',
      `${grant('08353040', 'Pump')}${grant('1', 'Broken').replace('</abstract>', '')}${grant('08353041', 'Valve')}`,
    );
    expect(entries[0]).toMatchObject({
      document: {
        number: 'US8353040',
        title: 'Pump',
        abstract: 'A quiet pump.',
        date: '2013-01-08',
        claim: '1. A pump.',
      },
    });
    expect(entries[1]).toEqual({ problem: 'the document at line 7 is not well-formed XML' });
    expect(entries[2]).toMatchObject({ document: { number: 'US8353041' } });
  });

  it('expands no entity, internal or external', () => {
    const evil = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const text = grant('5', 'Laughs &b; and &x;').replace(/<!DOCTYPE.*\]>/, evil);
    const [fields] = readUsptoXml(text).publications;
    expect(fields?.title).not.toMatch(/haha|root:/);
  });

  const folder = join(projectRoot, '..', 'shared', 'data', 'uspto-xml');
  it.skipIf(!existsSync(folder))('reads every format of the office’s real files', async () => {
    for (const name of readdirSync(folder)) {
      const entries = await readAll(join(folder, name));
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.filter((entry) => 'problem' in entry)).toEqual([]);
    }
  });
});
