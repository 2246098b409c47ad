import { afterAll, describe, expect, it } from 'vitest';
import { problemsOf, readingFolder, recordsOf } from '../collect.fixture.ts';

const { read, remove } = readingFolder();
afterAll(remove);
const json = (value: unknown, spaces?: number) => JSON.stringify(value, null, spaces);

const lens = {
  lens_id: '1',
  jurisdiction: 'EP',
  doc_number: '1999000',
  kind: 'A1',
  date_published: '2000-05-17',
  biblio: {
    invention_title: [
      { text: 'Vorrichtung', lang: 'de' },
      { text: 'Apparatus', lang: 'en' },
    ],
    application_reference: { date: '1999-01-02' },
    priority_claims: { earliest_claim: { date: '1998-01-03' } },
    parties: {
      applicants: [{ extracted_name: { value: 'EXAMPLE AG' } }],
      inventors: [{ extracted_name: { value: 'EK BO' } }],
    },
    classifications_cpc: { classifications: [{ symbol: 'G06F21/44' }, { symbol: 'H04L67/14' }] },
    references_cited: {
      citations: [{ patcit: { document_id: { jurisdiction: 'US', doc_number: '5000001', kind: 'A' } } }],
    },
  },
  abstract: [{ text: '<p>An <b>apparatus</b>.</p>', lang: 'en' }],
  claims: [{ lang: 'en', claims: [{ claim_text: ['1. An apparatus.'] }, { claim_text: ['2. Another.'] }] }],
  families: {
    simple_family: {
      members: [
        { document_id: { jurisdiction: 'US', doc_number: '6000001', kind: 'B1' } },
        { document_id: { jurisdiction: 'EP', doc_number: '1999000', kind: 'A1' } },
      ],
    },
  },
};
const lensRecord = {
  number: 'EP1999000',
  kind: 'A1',
  date: '2000-05-17',
  filed: '1999-01-02',
  priority: '1998-01-03',
  title: 'Apparatus',
  abstract: 'An apparatus.',
  claim: '1. An apparatus.',
  assignee: 'EXAMPLE AG',
  inventors: ['EK BO'],
  cpc: ['G06F21/44', 'H04L67/14'],
  citations: ['US5000001A'],
  family: 'member:EP1999000',
};

const SHAPES: [string, unknown, object][] = [
  ['The Lens', { total: 1, data: [lens] }, lensRecord],
  [
    'PatentsView',
    {
      error: false,
      count: 1,
      patents: [
        {
          patent_id: '10000001',
          patent_title: 'Machine',
          patent_abstract: 'It injects.',
          patent_date: '2018-06-19',
          wipo_kind: 'B2',
          inventors: [{ inventor_name_first: 'Ann', inventor_name_last: 'Lee' }],
          assignees: [{ assignee_organization: 'Example Corp.', assignee_id: 'x' }],
          cpc_current: [{ cpc_group_id: 'B29C45/64' }],
          application: [{ filing_date: '2015-01-20' }],
        },
      ],
    },
    {
      number: 'US10000001',
      kind: 'B2',
      title: 'Machine',
      abstract: 'It injects.',
      inventors: ['Ann Lee'],
      assignee: 'Example Corp.',
      cpc: ['B29C45/64'],
      filed: '2015-01-20',
    },
  ],
  [
    'the data portal',
    {
      count: 1,
      patentFileWrapperDataBag: [
        {
          applicationNumberText: '14412875',
          applicationMetaData: {
            patentNumber: '10765880',
            grantDate: '2020-09-08',
            filingDate: '2014-01-06',
            inventionTitle: 'Coil',
            cpcClassificationBag: ['A61N   2/02', 'A61N2/00'],
            firstApplicantName: 'Example GmbH',
            inventorBag: [{ inventorNameText: 'Ann Lee' }],
          },
        },
      ],
    },
    {
      number: 'US10765880',
      date: '2020-09-08',
      filed: '2014-01-06',
      title: 'Coil',
      cpc: ['A61N2/02', 'A61N2/00'],
      assignee: 'Example GmbH',
      inventors: ['Ann Lee'],
    },
  ],
  [
    'a search service',
    {
      search_metadata: { id: 'x', status: 'Success' },
      organic_results: [
        {
          position: 1,
          title: 'Animation',
          snippet: 'An animation &amp; more',
          publication_number: 'US20240999462A1',
          publication_date: '2024-01-11',
          filing_date: '2022-07-07',
          priority_date: '2022-07-07',
          inventor: 'Ann Lee',
          assignee: 'Example Corp',
        },
      ],
    },
    {
      number: 'US20240999462',
      kind: 'A1',
      title: 'Animation',
      abstract: 'An animation & more',
      date: '2024-01-11',
      assignee: 'Example Corp',
    },
  ],
  [
    'the European office',
    {
      'ops:world-patent-data': {
        'exchange-documents': {
          'exchange-document': [
            {
              '@country': 'EP',
              '@doc-number': '1000000',
              '@kind': 'A1',
              '@family-id': '19768124',
              'bibliographic-data': {
                'publication-reference': {
                  'document-id': [{ '@document-id-type': 'docdb', date: { $: '20000517' } }],
                },
                'invention-title': [
                  { '@lang': 'de', $: 'Vorrichtung' },
                  { '@lang': 'en', $: 'Apparatus' },
                ],
              },
              abstract: { '@lang': 'en', p: { $: 'An apparatus.' } },
            },
          ],
        },
      },
    },
    {
      number: 'EP1000000',
      kind: 'A1',
      title: 'Apparatus',
      abstract: 'An apparatus.',
      date: '2000-05-17',
      family: 'docdb:19768124',
    },
  ],
];

describe('JSON', () => {
  it.each(SHAPES)('reads the answers of %s, in one line or many', async (_name, value, record) => {
    for (const spaces of [0, 2]) {
      const entries = await read('a.json', json(value, spaces));
      expect(problemsOf(entries)).toEqual([]);
      expect(recordsOf(entries)).toMatchObject([record]);
    }
  });

  it('reads a single object, a list, and objects one after the other', async () => {
    for (const text of [json(lens), json(lens, 2), json([lens]), `${json(lens)}\n`])
      expect(recordsOf(await read('b.json', text))).toMatchObject([lensRecord]);
    expect(
      recordsOf(await read('c.json', `${json(lens)}\n${json({ ...lens, doc_number: '1999001' })}`)),
    ).toHaveLength(2);
    expect(recordsOf(await read('d.jsonl', json(lens)))).toMatchObject([lensRecord]);
  });

  it('reads lists of any length in pieces', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({
      id: `US${8_000_000 + i}`,
      title: `Brackets ]}{[ and "marks" ${i}`,
      abstract: 'x'.repeat(900),
    }));
    const entries = await read('e.json', json({ data: many, meta: { total: 3000, data: 'none' } }));
    expect(problemsOf(entries)).toEqual([]);
    expect(recordsOf(entries)).toHaveLength(3000);
  });

  it('names what is no patent', async () => {
    const entries = await read(
      'f.jsonl',
      '\ufeff{"half": \n\n[1]\n{"id": 1.5, "title": "x"}\n{"id": "US5", "title": "x"}\n',
    );
    expect(problemsOf(entries).map(({ problem, at }) => [at.row, problem])).toEqual([
      [1, 'is not valid JSON'],
      [3, 'is not a JSON object'],
      [4, 'has an unreadable patent number "1.5"'],
    ]);
    expect(recordsOf(entries)).toMatchObject([{ number: 'US5' }]);
  });
});
