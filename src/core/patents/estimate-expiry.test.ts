import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dated, estimateExpiry } from './estimate-expiry.ts';

const grant = (fields: Partial<Dated>): Dated => ({
  number: 'US9000000',
  kind: 'B2',
  type: 'grant',
  date: null,
  ...fields,
});

describe('expiry estimates', () => {
  it.each<[string, Partial<Dated>, string | null]>([
    ['a utility patent by its filing', { date: '2015-04-07', filed: '2012-02-29' }, '2032-02-29'],
    [
      'a first filing abroad within the year',
      { date: '2015-04-07', filed: '2012-02-28', priority: '2011-03-01' },
      '2032-02-28',
    ],
    [
      'a continuation by the application it goes back to',
      { date: '2015-04-07', filed: '2012-02-28', priority: '2005-01-10' },
      '2025-01-10',
    ],
    [
      'an old patent by the longer of two terms',
      { number: 'US5000000', kind: 'A', date: '1994-03-01', filed: '1990-01-01' },
      '2011-03-01',
    ],
    ['a grant of unknown filing', { date: '2011-02-08' }, '2028-02-08'],
    [
      'an application of unknown filing',
      { number: 'US20200099999', kind: 'A1', type: 'application', date: '2020-01-23' },
      '2038-07-23',
    ],
    ['a design before the change', { number: 'USD899902', kind: 'S1', date: '2011-02-08' }, '2025-02-08'],
    [
      'a design filed before the change and granted after it',
      { number: 'USD899902', kind: 'S1', date: '2016-02-29', filed: '2015-05-12' },
      '2030-02-28',
    ],
    [
      'a design filed after the change',
      { number: 'USD899904', kind: 'S1', date: '2018-02-06', filed: '2016-11-01' },
      '2033-02-06',
    ],
    [
      'a design of unknown filing after the change',
      { number: 'USD899904', kind: 'S1', date: '2018-02-06' },
      '2032-02-06',
    ],
    [
      'a plant patent',
      { number: 'USPP12345', kind: 'P2', date: '2002-01-29', filed: '1999-05-04' },
      '2019-05-04',
    ],
    [
      'a reissue, whose term is the original’s',
      { number: 'USRE41000', kind: 'E1', date: '2009-11-24', filed: '2007-01-05' },
      null,
    ],
    ['a statutory invention registration', { number: 'USH2100', kind: 'H1', date: '2004-03-02' }, null],
    [
      'a Chinese utility model',
      { number: 'CN212345678', kind: 'U', type: 'other', filed: '2020-05-06' },
      '2030-05-06',
    ],
    [
      'a European patent',
      { number: 'EP1000000', kind: 'B1', type: 'other', filed: '1999-11-12' },
      '2019-11-12',
    ],
    ['nothing known', {}, null],
  ])('%s', (_name, fields, date) => {
    const estimate = estimateExpiry(grant(fields));
    expect(estimate.date).toBe(date);
    if (date === null) expect(estimate).toMatchObject({ basis: 'none' });
    else expect(estimate.text).toContain(`Estimated to end on ${date}`);
  });

  it('is never later than 20 years from any date that is known, old grants apart', () => {
    const day = fc
      .date({ min: new Date('1996-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        day,
        fc.tuple(fc.option(day), fc.option(day)),
        fc.constantFrom('US9000000', 'USD899902', 'USPP12345', 'EP1000000'),
        (date, [filed, priority], number) => {
          const estimate = estimateExpiry(grant({ number, date, filed, priority }));
          const years = (from: string) => `${Number(from.slice(0, 4)) + 20}${from.slice(4)}`;
          if (estimate.date !== null)
            expect(
              estimate.date <= years(number.startsWith('USD') ? date : (filed ?? priority ?? date)),
            ).toBe(true);
        },
      ),
    );
  });
});
