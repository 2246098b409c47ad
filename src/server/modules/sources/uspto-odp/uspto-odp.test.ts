import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonReply, type PatentServer } from '../../../../../tests/stand-ins/patent-server.ts';
import { startUsptoOdpServer } from '../../../../../tests/stand-ins/uspto-odp-server.ts';
import type { PatentSource } from '../patent-source.ts';
import { plainText } from '../plain-text.ts';
import { readDocumentXml, readOdp } from './transform.ts';
import { createUsptoOdpSource } from './uspto-odp-source.ts';

let server: PatentServer;
let source: PatentSource;
beforeEach(async () => {
  server = await startUsptoOdpServer('canary');
  const base = { clock: { now: () => new Date() }, deadlineMs: 3000, count: () => undefined };
  source = createUsptoOdpSource(base, { key: 'canary', baseUrl: server.url });
});
afterEach(() => server.close());

const search = (groups: string[][], to?: string) =>
  source.search(
    { text: 'planter', groups },
    { filters: to ? { to } : {}, limit: 50, signal: AbortSignal.timeout(10_000) },
  );
const bodies = () => server.received.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body));

test('writes out AND, OR, order and fields, by POST, with both ends of a range', async () => {
  await search([['planter', 'flower pot'], ['pump']], '2021-01-01');
  expect(server.received[0]?.method).toBe('POST');
  expect(bodies()[0]).toMatchObject({
    q: 'applicationMetaData.inventionTitle:(planter OR "flower pot") AND applicationMetaData.inventionTitle:(pump)',
    sort: [{ field: 'applicationMetaData.filingDate', order: 'desc' }],
    pagination: { offset: 0, limit: 50 },
    rangeFilters: [{ valueFrom: '2001-01-01', valueTo: '2021-01-01' }],
  });
  expect(bodies()[0].fields).toContain('applicationMetaData.cpcClassificationBag');
  expect(JSON.stringify(bodies()[0])).not.toContain('eventDataBag');
});

test('the whole register in answer to a search is a failure, not a find', async () => {
  server.replyNext(jsonReply({ count: 12_865_585, patentFileWrapperDataBag: [] }));
  await expect(search([['planter']])).rejects.toMatchObject({ state: 'refused' });
});

test('a 429 without a time is waited out for five seconds', async () => {
  server.fail(jsonReply({ code: 429, error: 'Too Many Requests' }, 429));
  const error = await search([['planter']]).catch((reason) => reason);
  expect(Date.parse(error.retryAt) - Date.now()).toBeGreaterThan(2000);
});

test('spaces requests that come together, as the office allows a key no two at once', async () => {
  const ended: number[] = [];
  const many = [1, 2, 3].map(() => search([['planter']]).then(() => ended.push(Date.now())));
  await Promise.all(many);
  expect(ended[2]! - ended[0]!).toBeGreaterThanOrEqual(450);
});

test('follows a document to its signed address without the key', async () => {
  const [record] = await source.fetch(['US11000001'], { signal: AbortSignal.timeout(10_000) });
  expect(record).toMatchObject({ claim: '1. A planter comprising a reservoir and a capillary mat.' });
  const signed = server.received.find(({ url }) => url.pathname.startsWith('/signed/'));
  expect(JSON.stringify(signed)).not.toContain('canary');
});

test('a document that a record places elsewhere is not asked for', async () => {
  server.replyNext(
    jsonReply({
      count: 1,
      patentFileWrapperDataBag: [
        {
          applicationMetaData: { inventionTitle: 'Pump', patentNumber: '11000001', grantDate: '2021-05-11' },
          grantDocumentMetaData: { fileLocationURI: 'https://elsewhere.example/file.xml' },
        },
      ],
    }),
  );
  const [record] = await source.fetch(['US11000001'], { signal: AbortSignal.timeout(5000) });
  expect(record).toMatchObject({ number: 'US11000001', claim: null });
  expect(server.received).toHaveLength(1);
});

test('reads objects for lists, padded classes, both forms of numbers, and skips what is not published', () => {
  const meta = { inventionTitle: 'Pump', cpcClassificationBag: 'F04B   1/00' };
  const read = readOdp({
    count: 4,
    patentFileWrapperDataBag: [
      { applicationMetaData: { ...meta, earliestPublicationNumber: 'US 2014-0167116 A1' } },
      { applicationMetaData: { ...meta, earliestPublicationNumber: 'US20150157873A1' } },
      { applicationMetaData: { ...meta, patentNumber: 'D0840654', applicationTypeLabelName: 'Design' } },
      { applicationMetaData: { ...meta, inventorBag: { firstName: 'Ada', lastName: 'L' } } },
    ],
  });
  expect(read?.total).toBe(4);
  expect(read?.hits.map(({ record }) => [record.number, record.kind, record.cpc])).toEqual([
    ['US20140167116', 'A1', ['F04B1/00']],
    ['US20150157873', 'A1', ['F04B1/00']],
    ['USD840654', 'S1', ['F04B1/00']],
  ]);
  expect(readOdp({ code: 200 })).toBeNull();
});

test('reads texts from the XML of a document and expands nothing that it declares', () => {
  const xml = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <us-patent-grant><abstract id="abstract"><p>CO<sub>2</sub> is &b; &f; &amp; &#8722;5</p></abstract>
    <claims><claim id="1"><claim-text>1. A pump<claim-text>with a valve.</claim-text></claim-text></claim></claims>
    </us-patent-grant>`;
  const { abstract, claim } = readDocumentXml(xml);
  expect(plainText(abstract)).toBe('CO2 is &b; &f; & −5');
  expect(plainText(claim)).toBe('1. A pump with a valve.');
});
