import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { patentRecordSchema } from '../../src/contract/patents.ts';
import {
  type FailureState,
  type PatentSource,
  SourceError,
  type SourceFilters,
} from '../../src/server/modules/sources/patent-source.ts';
import { INVENTED } from '../stand-ins/invented-patents.ts';
import { jsonReply, type PatentServer, type Reply } from '../stand-ins/patent-server.ts';

/** A source that holds the invented patents, and the service behind it where it has one. */
export interface SourceHarness {
  source: PatentSource;
  /** Null for a source on this machine. */
  service: {
    server: PatentServer;
    /** Nothing of these may ever be seen. */
    secrets: string[];
    /** An error of this service with a status, as it documents it. */
    refusal: (status: number, message: string, headers?: Record<string, string>) => Reply;
  } | null;
  close(): Promise<void>;
}

const query = (text: string, ...groups: string[][]) => ({ text, groups });
const PLANTERS = query('planter', ['planter', 'pot']);
const CAPILLARY = query(
  'self-watering planter with capillary mat',
  ['planter', 'pot'],
  ['capillary', 'self watering'],
);
const HELMETS = query('bicycle helmet', ['helmet']);
const NONSENSE = query('zorgblat quuxifier', ['zorgblat'], ['quuxifier']);
const signal = () => AbortSignal.timeout(20_000);

/** What every patent source must do. */
export function describePatentSource(
  name: string,
  reach: 'local' | 'remote',
  open: () => Promise<SourceHarness>,
): void {
  describe(`patent source: ${name}`, () => {
    let harness: SourceHarness;
    let source: PatentSource;
    beforeAll(async () => {
      harness = await open();
      source = harness.source;
    });
    afterEach(() => harness.service?.server.fail(null));
    afterAll(() => harness.close());

    const search = (asked: typeof PLANTERS, filters: SourceFilters = {}, limit = 50) =>
      source.search(asked, { filters, limit, signal: signal() });
    const found = async (asked: typeof PLANTERS, filters: SourceFilters = {}, limit = 50) =>
      (await search(asked, filters, limit)).records.map(({ number }) => number).sort();
    const everywhere = () => source.capabilities.countries === 'all';

    test('finds a patent by its words and gives it in the forms of this library', async () => {
      const { records, cachedAt } = await search(CAPILLARY);
      const record = records.find(({ number }) => number === 'US11000001');
      const { title, abstract, date, filed, inventors, assignee, cpc } = INVENTED[0]!;
      expect(patentRecordSchema.parse(record)).toEqual(record);
      expect(record).toMatchObject({ date, filed, assignee, type: 'grant', source: source.name, kind: 'B2' });
      expect(record?.title?.toLowerCase()).toBe(title?.toLowerCase());
      expect(inventors).toContain(record?.inventors[0]);
      if (source.capabilities.abstracts) expect(record?.abstract).toBe(abstract);
      if (source.capabilities.families) expect(record?.family).toBeTruthy();
      if (record?.cpc.length) expect(record.cpc).toEqual(cpc);
      expect(cachedAt).toBeNull();
    });

    test('writes applications as this library does', async () => {
      const { records } = await search(query('planter with moisture sensor', ['moisture']));
      const application = records.find(({ number }) => number === 'US20200123456');
      expect(application).toMatchObject({ type: 'application', date: '2020-04-23' });
    });

    test('keeps to dates, bounds included, to countries and to the limit', async () => {
      expect(await found(PLANTERS)).toEqual(['US11000001', 'US20200123456']);
      expect(await found(PLANTERS, { from: '2021-05-11' })).toEqual(['US11000001']);
      expect(await found(PLANTERS, { to: '2020-04-23' })).toEqual(['US20200123456']);
      expect(await found(PLANTERS, { from: '2020-04-24', to: '2021-05-10' })).toEqual([]);
      expect(await found(HELMETS, { countries: ['US'] })).toEqual(['US10500002']);
      expect(await found(HELMETS, { countries: ['EP'] })).toEqual(everywhere() ? ['EP3500001'] : []);
      expect(await found(PLANTERS, {}, 1)).toHaveLength(1);
    });

    test('nothing found is an answer, not an error', async () => {
      const { records, total } = await search(NONSENSE);
      expect(records).toEqual([]);
      expect(total ?? 0).toBe(0);
    });

    test('answers many queries in their order', async () => {
      const options = { filters: {}, limit: 10, signal: signal() };
      const many = await source.searchMany([HELMETS, NONSENSE, CAPILLARY], options);
      const single = [await search(HELMETS), await search(NONSENSE), await search(CAPILLARY)];
      expect(many.map(({ records }) => records)).toEqual(single.map(({ records }) => records));
    });

    test('words of an idea are never read as operators', async () => {
      const tricky = 'planter") OR pn=EP* AND (NOT capillary:[* TO *] /x/ \\ {}';
      await expect(search(query(tricky, ['planter") or pn="EP'], ['capillary:*']))).resolves.toBeDefined();
    });

    test('gives whole patents by number, with the first claim, and leaves unknown ones out', async () => {
      const numbers = ['US11000001B2', 'US29999999B2', 'US20200123456A1', 'EP3500001A1', 'not a number'];
      const records = await source.fetch(numbers, { signal: signal() });
      const got = new Map(records.map((record) => [record.number, record]));
      if (!source.capabilities.claims && source.name !== 'library') {
        expect(records).toEqual([]);
        return;
      }
      const known = everywhere()
        ? ['EP3500001', 'US11000001', 'US20200123456']
        : ['US11000001', 'US20200123456'];
      expect([...got.keys()].sort()).toEqual(known);
      expect(got.get('US11000001')?.abstract).toBe(INVENTED[0]?.abstract);
      const withClaim = source.name === 'epo-ops' ? 'EP3500001' : 'US11000001';
      const claim = INVENTED.find(({ number }) => number === withClaim)?.claim;
      expect(got.get(withClaim)?.claim).toBe(claim);
    });

    test('tells how it is', async () => {
      const status = await source.status({ signal: signal() });
      expect(status).toMatchObject({ state: 'ok' });
      expect(status.text).toMatch(/^[A-Z].*\.$/);
    });

    describe.runIf(reach === 'remote')('when the service fails', () => {
      const failure = async (reply: Parameters<PatentServer['fail']>[0]) => {
        const { service } = harness;
        service?.server.fail(reply);
        const error = await search(PLANTERS).then(
          () => null,
          (reason: unknown) => reason,
        );
        return error as SourceError | null;
      };
      const refusal = (status: number, message: string, headers?: Record<string, string>) =>
        harness.service!.refusal(status, message, headers);

      const cases: [string, () => Parameters<PatentServer['fail']>[0], FailureState][] = [
        ['401', () => refusal(401, 'Invalid key'), 'unauthorized'],
        ['403 for the key', () => refusal(403, 'Forbidden'), 'unauthorized'],
        ['403 for a used-up quota', () => refusal(403, 'Quota exceeded'), 'quota'],
        ['413', () => refusal(413, 'Payload too large'), 'refused'],
        ['400', () => refusal(400, 'Bad request'), 'refused'],
        ['429 with Retry-After', () => refusal(429, 'Too many requests', { 'retry-after': '90' }), 'quota'],
        ['429 without', () => refusal(429, 'Too many requests'), 'quota'],
        ['500', () => refusal(500, 'Internal error'), 'down'],
        ['503', () => refusal(503, 'Unavailable'), 'down'],
        ['silence', () => 'silent', 'slow'],
        ['an answer cut off', () => 'cut', 'down'],
        ['an answer that is something else', () => 'malformed', 'down'],
        ['JSON of another shape', () => jsonReply({ unexpected: true }), 'down'],
        [
          'a redirect to a private address',
          () => ({
            status: 302,
            body: '',
            headers: { location: 'https://169.254.169.254/latest/meta-data' },
          }),
          'refused',
        ],
      ];
      test.each(cases)('%s', async (what, reply, state) => {
        const error = await failure(reply());
        expect(error).toBeInstanceOf(SourceError);
        expect(error).toMatchObject({ state });
        if (what === '429 with Retry-After') expect(Date.parse(error?.retryAt ?? '')).toBeGreaterThan(0);
        for (const secret of harness.service!.secrets)
          expect(`${error?.message} ${error?.stack}`).not.toContain(secret);
        expect(error?.message).not.toMatch(/https?:/);
        // Whoever asks for the status is told, without an exception. What The Lens says of use has no documented shape.
        const status = await source.status({ signal: signal() });
        if (source.name !== 'lens' || what !== 'JSON of another shape') expect(status.state).not.toBe('ok');
        for (const secret of harness.service!.secrets) expect(status.text).not.toContain(secret);
      });

      test('404 is nothing found', async () => {
        expect(await failure(refusal(404, 'Not found'))).toBeNull();
      });

      test('a failure that passes is not noticed', async () => {
        const { server } = harness.service!;
        server.fail(refusal(503, 'Unavailable'), 1);
        expect(await found(PLANTERS)).toHaveLength(2);
        server.fail(refusal(429, 'Too many requests', { 'retry-after': '1' }), 1);
        expect(await found(PLANTERS)).toHaveLength(2);
      });
    });
  });
}
