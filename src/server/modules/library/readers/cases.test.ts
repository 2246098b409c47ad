import { describe, expect, it } from 'vitest';
import { estimateExpiry } from '../../../../core/patents/estimate-expiry.ts';
import { ownerKey } from '../../../../core/patents/owner-key.ts';
import { collect, fixture, problemsOf, recordsOf } from './collect.fixture.ts';

const read = async (name: string) => {
  const entries = await collect(fixture(name));
  return { records: recordsOf(entries), problems: problemsOf(entries) };
};

describe('files that people bring', () => {
  it('a stray quotation mark costs no row', async () => {
    const { records, problems } = await read('patents.tsv');
    expect(problems).toEqual([]);
    expect(records).toHaveLength(101);
    expect(records[0]).toMatchObject({ number: 'US8900001', title: '"Silent pump', abstract: 'A pump.' });
  });

  it('numbers that were floats are read, those that were rounded are named', async () => {
    const { records, problems } = await read('pandas.csv');
    expect(records.map(({ number }) => number)).toEqual(['US10999904']);
    expect(problems).toMatchObject([
      { skipped: true, at: { row: 3 }, problem: expect.stringContaining('1.0E7') },
    ]);
  });

  it.each(['gp-search.csv', 'gp-search-without-first-line.csv'])('Google Patents: %s', async (name) => {
    const { records, problems } = await read(name);
    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      {
        number: 'US20240999462',
        kind: 'A1',
        type: 'application',
        inventors: ['Ann Lee', 'Bo Ek'],
        assignee: 'Example Corp',
        date: '2024-01-11',
        filed: '2022-07-07',
        priority: '2022-07-07',
        url: 'https://patents.google.com/patent/US20240999462A1',
        source: 'library',
      },
      { number: 'TWI999778', kind: 'B', date: '2022-03-01', filed: '2020-02-01', priority: '2020-01-01' },
    ]);
  });

  it('The Lens: its own column names, and lists divided by two semicolons', async () => {
    expect((await read('lens-export.csv')).records).toMatchObject([
      {
        number: 'US12999264',
        kind: 'B2',
        date: '2025-09-30',
        title: 'Example sharing',
        assignee: 'EXAMPLE LLC',
        inventors: ['LEE ANN', 'EK BO'],
        cpc: ['G06F21/44', 'H04L67/14'],
      },
    ]);
  });

  it('grants of 2001 to 2004', async () => {
    expect((await read('patdoc.xml')).records).toMatchObject([
      {
        number: 'US6500001',
        kind: 'B2',
        date: '2002-12-31',
        title: 'Quiet pump',
        abstract: 'A quiet pump.',
        claim: '1. A pump.',
        inventors: ['Jane Doe'],
        assignee: 'Example Corp',
        cpc: ['F04B1/00'],
      },
    ]);
  });

  it('names of characters', async () => {
    const [record] = (await read('entities.xml')).records;
    expect(record?.title).toBe('A “smart” pump — 5° & more');
    expect(record?.abstract).toBe('5 °C × 2 α-resin, café.');
  });

  it('markup within words', async () => {
    const [record] = (await read('sub.xml')).records;
    expect(record?.title).toBe('CO2 capture with H2O at 10³ Pa and E. coli-based Water');
    expect(record?.abstract).toBe('A pump (10) pumps H2O, and C1-C4 alkyl.');
  });

  it('an applicant who is the assignee', async () => {
    expect((await read('appl.xml')).records).toMatchObject([
      { assignee: 'Example Farming, Ltd.', inventors: ['Jane Doe'] },
    ]);
  });

  it('Latin-1, declared or found out and then said', async () => {
    const table = await read('names.csv');
    expect(table.records).toMatchObject([
      { inventors: ['José Núñez', 'Jürgen Groß'], assignee: 'Société Exemple' },
    ]);
    expect(table.problems).toMatchObject([
      { skipped: false, problem: expect.stringContaining('Windows-1252') },
    ]);
    const xml = await read('names.xml');
    expect(xml.problems).toEqual([]);
    expect(xml.records[0]?.title).toBe('Dépôt à vanne');
  });

  it.each([
    [
      'bigquery.jsonl',
      {
        number: 'US8999331',
        kind: 'B1',
        title: 'Example system',
        abstract: 'An example.',
        date: '2015-03-31',
        inventors: ['LEE ANN'],
        assignee: 'EXAMPLE INC',
        cpc: ['G06F16/00'],
      },
    ],
    [
      'lens.jsonl',
      {
        number: 'US12999264',
        kind: 'B2',
        title: 'Example sharing',
        abstract: 'An example.',
        date: '2025-09-30',
        inventors: ['LEE ANN'],
      },
    ],
    [
      'ops.xml',
      {
        number: 'EP1999000',
        kind: 'A1',
        title: 'Example apparatus',
        abstract: 'An example.',
        date: '2000-05-17',
      },
    ],
  ])('nested shapes: %s', async (name, fields) => {
    const { records, problems } = await read(name);
    expect(problems).toEqual([]);
    expect(records).toMatchObject([fields]);
  });

  it('eight owners whose names are not in Latin letters are eight', async () => {
    const { records } = await read('owners.csv');
    expect(new Set(records.map(({ assignee }) => ownerKey(assignee ?? ''))).size).toBe(8);
  });

  it('designs end 14 years from grant', async () => {
    const { records } = await read('designs.jsonl');
    const ends = Object.fromEntries(records.map((record) => [record.number, estimateExpiry(record).date]));
    expect(ends).toMatchObject({ USD899901: '2026-02-07', USD899902: '2025-02-08', USD899903: '2024-12-07' });
  });
});
