import { describe, expect, test } from 'vitest';
import { booleanGroups, relaxations } from './boolean-groups.ts';
import { readLiveDate } from './live-date.ts';
import { liveRecord, passes } from './live-record.ts';
import { plainText } from './plain-text.ts';
import { numberKey, readPublicationNumber } from './publication-number.ts';

test.each([
  ['US 2014-0167116 A1', 'US20140167116', 'A1'],
  ['US2015157873A1', 'US20150157873', 'A1'],
  ['US-7654321-B2', 'US7654321', 'B2'],
  ['US07654321B2', 'US7654321', 'B2'],
  ['patent/US7654321B2/en', 'US7654321', 'B2'],
  ['USD0840654S1', 'USD840654', 'S1'],
  ['USRE045678E1', 'USRE45678', 'E1'],
  ['USPP012345P2', 'USPP12345', 'P2'],
  ['EP.1000000.A1', 'EP1000000', 'A1'],
  ['EP0227762B1', 'EP0227762', 'B1'],
  ['WO2005/123456', 'WO2005123456', null],
  ['JPH08123456A', 'JPH08123456', 'A'],
  ['JP2005123456A', 'JP2005123456', 'A'],
  ['KR20120123456A', 'KR20120123456', 'A'],
  ['CN101234567B', 'CN101234567', 'B'],
  ['DE102012000001A1', 'DE102012000001', 'A1'],
  ['DE202012000001U1', 'DE202012000001', 'U1'],
])('reads %s', (text, number, kind) => {
  expect(readPublicationNumber(text)).toEqual({ number, kind });
  expect(numberKey(text)).toBe(number);
});

test('what is no publication number is none', () => {
  for (const text of [
    '',
    'a folding bicycle helmet',
    '10000004',
    'US',
    'US12',
    'https://patents.google.com',
  ]) {
    expect(readPublicationNumber(text), text).toBeNull();
  }
});

test('reads dates as services write them, and no day that does not exist', () => {
  for (const text of [
    '20200107',
    '2020-01-07',
    '2020-01-07T00:00:00Z',
    '2020/1/7',
    '07.01.2020',
    '7.1.2020',
  ]) {
    expect(readLiveDate(text), text).toBe('2020-01-07');
  }
  for (const text of ['Jan 7, 2020', 'January 7, 2020', '7 Jan 2020']) {
    expect(readLiveDate(text), text).toBe('2020-01-07');
  }
  for (const text of [null, '', '2020', '20200230', '2020-13-01', '31.02.2020', 'Foo 1, 2020', '0']) {
    expect(readLiveDate(text), String(text)).toBeNull();
  }
});

test('text loses markup, entities and control characters, and nothing else', () => {
  expect(plainText('H<sub>2</sub>O &amp; <p>5 &lt; 6</p>\u0000&#x2013;&hellip;')).toBe('H2O & 5 < 6 –…');
  expect(plainText('a < b and c > d')).toBe('a < b and c > d');
  expect(plainText(' <b></b> ')).toBeNull();
  expect(plainText('x'.repeat(50_000))).toHaveLength(20_000);
});

describe('records', () => {
  const made = (raw: Parameters<typeof liveRecord>[1]) => liveRecord('lens', { title: 'Pump', ...raw });

  test('need a number and some text', () => {
    expect(made({ number: null })).toBeNull();
    expect(made({ number: 'US7654321B2', title: ' ' })).toBeNull();
  });

  test('are grants, applications or neither', () => {
    const types = ['US7654321B2', 'US20200000001A1', 'EP1000000A1', 'EP1000000B1', 'WO2020123456'];
    expect(types.map((number) => made({ number })?.type)).toEqual([
      'grant',
      'application',
      'application',
      'grant',
      'application',
    ]);
  });

  test('link to the page of the publication, and to a search where its kind is not known', () => {
    expect(made({ number: 'EP1000000B1' })?.url).toBe('https://patents.google.com/patent/EP1000000B1');
    expect(made({ number: 'WO2020123456' })?.url).toBe(
      'https://worldwide.espacenet.com/patent/search?q=pn%3DWO2020123456',
    );
  });

  test('have classes in one form, each once', () => {
    const cpc = ['A61N   2/02', 'A61N 2/02 20060101AFI20150101BHUS', 'a61n', 'none', '604/20'];
    expect(made({ number: 'US7654321', cpc })?.cpc).toEqual(['A61N2/02', 'A61N']);
  });

  test('without a date pass only without bounds', () => {
    const undated = made({ number: 'US7654321' })!;
    expect([
      passes(undated, {}),
      passes(undated, { from: '2000-01-01' }),
      passes(undated, { to: '2030-01-01' }),
    ]).toEqual([true, false, false]);
  });
});

describe('Boolean groups', () => {
  test('are plain words, without operators, within the number of terms', () => {
    const groups = [['planter") or pn="EP', 'Self-watering', 'pot'], ['', '***'], ['pump']];
    expect(booleanGroups({ text: 'x', groups }, 4)).toEqual([['planter pn ep', 'self watering'], ['pump']]);
  });

  test('are made of the text where there are none', () => {
    expect(booleanGroups({ text: 'A drone that cleans solar panels', groups: [] }, 20)).toEqual([
      ['drone'],
      ['cleans'],
      ['solar'],
    ]);
  });

  test('are loosened from the end, three times at most', () => {
    expect(relaxations([['a'], ['b'], ['c'], ['d']]).map((groups) => groups.length)).toEqual([4, 3, 2]);
    expect(relaxations([])).toEqual([]);
  });
});
