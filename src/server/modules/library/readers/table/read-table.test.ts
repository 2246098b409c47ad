import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { collect, problemsOf, readingFolder, recordsOf, zipOf } from '../collect.fixture.ts';
import { placeText } from '../entry.ts';

const { path: root, read, remove } = readingFolder();
afterAll(remove);

const told = (entries: Awaited<ReturnType<typeof read>>) =>
  problemsOf(entries).map((entry) => `${placeText(entry.at)}: ${entry.problem}`);

describe('tables', () => {
  it('reads quotation marks and line breaks inside, and names bad rows', async () => {
    const entries = await read(
      'a.csv',
      'Patent Number,Title,Inventors,Date\nUS7,"A ""quiet"" pump,\nand small","Ann Lee; Bo Ek",2001-02-03\n,No number,,\nUS8,Valve\nUS9,Valve,,\n',
    );
    expect(recordsOf(entries)).toMatchObject([
      {
        number: 'US7',
        title: 'A "quiet" pump, and small',
        inventors: ['Ann Lee', 'Bo Ek'],
        date: '2001-02-03',
      },
      { number: 'US9', inventors: [] },
    ]);
    expect(told(entries)).toEqual([
      'a.csv, line 4, byte 97: has no patent number',
      'a.csv, line 5, byte 110: has 2 columns where the heading has 4',
    ]);
  });

  it.each([
    ['semicolons', 'id;title\nUS1;A, b\n'],
    ['bars', 'id|title\nUS1|A, b\n'],
    ['tabs in a .csv', 'id\ttitle\nUS1\tA, b\n'],
    ['a note and Excel’s own line before the heading', 'Exported for you\nsep=;\nid;title\nUS1;A, b\n'],
  ])('finds the heading with %s', async (_name, text) => {
    expect(recordsOf(await read('b.csv', text))).toMatchObject([{ number: 'US1', title: 'A, b' }]);
  });

  it('says once that a file has no heading of patents', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => `${i},x`).join('\n');
    expect(told(await read('c.csv', `a,b\n${rows}`))).toEqual([
      expect.stringContaining('has no heading with a patent number'),
    ]);
  });

  it.each([
    ['at a field’s start', 'US1\t"Silent pump\tA pump.', '"Silent pump'],
    ['within a field', 'US1\tA 5" pump\tA pump.', 'A 5" pump'],
    [
      'that another row’s marks could end',
      'US1\t"Silent pump\tA pump.\nUS2\tA valve of 5"\tA valve.',
      '"Silent pump',
    ],
  ])('a stray quotation mark %s costs no row', async (_name, rows, title) => {
    const rest = Array.from(
      { length: 300 },
      (_, i) => `US${i + 10}\t"Quoted ""${i}"""\tA valve, "quiet".`,
    ).join('\n');
    const entries = await read('d.tsv', `id\ttitle\tabstract\n${rows}\n${rest}\n`);
    expect(told(entries)).toEqual([]);
    expect(recordsOf(entries)).toHaveLength(300 + rows.split('\n').length);
    expect(recordsOf(entries)[0]).toMatchObject({ title, abstract: 'A pump.' });
  });

  it('learns from a file’s dates which number is the day, and says which it cannot read', async () => {
    const entries = await read('e.csv', 'id,title,date\nUS1,x,1/2/2024\nUS2,x,31/1/2024\nUS3,x,soon\n');
    expect(recordsOf(entries).map(({ date }) => date)).toEqual(['2024-02-01', '2024-01-31', null]);
    expect(told(entries)).toEqual([expect.stringContaining('unreadable date "soon"')]);
  });

  it('reads the marks of web pages in texts', async () => {
    const [record] = recordsOf(
      await read('f.csv', 'id,title\nUS1,CO<sub>2</sub> &amp; water at 5 &deg;C if a < b\n'),
    );
    expect(record?.title).toBe('CO2 & water at 5 °C if a < b');
  });
});

describe('tables that belong together', () => {
  const tables: Record<string, string> = {
    'g_patent.tsv':
      '"patent_id"\t"patent_type"\t"patent_date"\t"patent_title"\t"wipo_kind"\n"10000001"\t"utility"\t"2018-06-19"\t"Injection machine"\t"B2"\n"D899901"\t"design"\t"2012-02-07"\t"Umbrella stand"\t"S1"\n',
    'g_patent_abstract.tsv': '"patent_id"\t"patent_abstract"\n"10000001"\t"A machine injects."\n',
    'g_inventor_disambiguated.tsv':
      '"patent_id"\t"inventor_sequence"\t"disambig_inventor_name_first"\t"disambig_inventor_name_last"\n"10000001"\t"1"\t"Bo"\t"Ek"\n"10000001"\t"0"\t"Ann"\t"Lee"\n',
    'g_assignee_disambiguated.tsv':
      '"patent_id"\t"assignee_sequence"\t"disambig_assignee_organization"\n"10000001"\t"0"\t"Example Corp."\n',
    'g_cpc_current.tsv':
      '"patent_id"\t"cpc_sequence"\t"cpc_subclass"\t"cpc_group"\n"10000001"\t"1"\t"B29C"\t"B29C45/64"\n"10000001"\t"0"\t"B29C"\t"B29C45/80"\n',
    'g_application.tsv':
      '"application_id"\t"patent_id"\t"filing_date"\n"14000001"\t"10000001"\t"2015-01-20"\n',
    'pg_published_application.tsv':
      '"pgpub_id"\t"application_title"\t"published_date"\t"filing_date"\t"wipo_kind"\n"20200099999"\t"Seed planter"\t"2020-01-23"\t"2019-02-01"\t"A1"\n',
    'pg_published_application_abstract.tsv':
      '"pgpub_id"\t"application_abstract"\n"20200099999"\t"A planter."\n',
  };
  const expected = [
    {
      number: 'US10000001',
      kind: 'B2',
      date: '2018-06-19',
      filed: '2015-01-20',
      title: 'Injection machine',
      abstract: 'A machine injects.',
      inventors: ['Ann Lee', 'Bo Ek'],
      assignee: 'Example Corp.',
      cpc: ['B29C45/80', 'B29C45/64'],
    },
    { number: 'USD899901', kind: 'S1', title: 'Umbrella stand', abstract: null },
    {
      number: 'US20200099999',
      kind: 'A1',
      type: 'application',
      title: 'Seed planter',
      abstract: 'A planter.',
      date: '2020-01-23',
    },
  ];

  it('are joined by their ids, in whatever order and packing they come', async () => {
    const paths = Object.entries(tables).map(([name, text], i) => {
      const packed = i % 3 === 0 ? `${name}.zip` : i % 3 === 1 ? `${name}.gz` : name;
      const bytes =
        i % 3 === 0 ? zipOf({ [name]: Buffer.from(text) }) : i % 3 === 1 ? gzipSync(text) : Buffer.from(text);
      writeFileSync(join(root, packed), bytes);
      return join(root, packed);
    });
    for (const order of [paths, [...paths].reverse()]) {
      const entries = await collect(...order);
      expect(problemsOf(entries)).toEqual([]);
      const records = recordsOf(entries);
      expect(records).toHaveLength(expected.length);
      for (const record of expected) expect(records).toContainEqual(expect.objectContaining(record));
    }
  });

  it('are joined on disk where they are large', async () => {
    const count = 20_000;
    const filler = 'x'.repeat(2600);
    const rows = (text: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => `${8_000_000 + i}\t${text(i)}`).join('\n');
    writeFileSync(join(root, 'titles.tsv'), `patent_id\tpatent_title\n${rows((i) => `Title ${i}`)}\n`);
    writeFileSync(
      join(root, 'abstracts.tsv'),
      `patent_id\tpatent_abstract\n${rows((i) => `Abstract ${i} ${filler}`)}\n`,
    );
    const records = recordsOf(await collect(join(root, 'titles.tsv'), join(root, 'abstracts.tsv')));
    expect(records).toHaveLength(count);
    for (const { number, title, abstract } of records) {
      const i = Number(number.slice(2)) - 8_000_000;
      if (title !== `Title ${i}` || !abstract?.startsWith(`Abstract ${i} `))
        expect({ number, title, abstract }).toBe(i);
    }
  });
});
