import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentType, parsePublicationNumber, patentUrl } from './publication-number.ts';

describe('publication numbers', () => {
  it.each([
    ['US 10,000,004 B2', 'US10000004', 'B2'],
    ['US-08353040-B2', 'US8353040', 'B2'],
    ['10000004', 'US10000004', null],
    ['10999904.0', 'US10999904', null],
    ['="10999904"', 'US10999904', null],
    ['US2006/0288462 A1', 'US20060288462', 'A1'],
    ['US-2024999462-A1', 'US20240999462', 'A1'],
    ['US 2024/0999462 A1', 'US20240999462', 'A1'],
    ['USD0513425S1', 'USD513425', 'S1'],
    ['US PP12,345 P2', 'USPP12345', 'P2'],
    ['RE29183', 'USRE29183', null],
    ['FR3168318', 'FR3168318', null],
    ['EP 0 123 456 A1', 'EP0123456', 'A1'],
    ['EP123456B1', 'EP0123456', 'B1'],
    ['WO 02/12345 A2', 'WO2002012345', 'A2'],
    ['WO9912345A1', 'WO1999012345', 'A1'],
    ['WO 2020/123456', 'WO2020123456', null],
    ['JP 2001-12345 A', 'JP2001012345', 'A'],
    ['JPH05-012345A', 'JPH0512345', 'A'],
    ['JP5123456B2', 'JP5123456', 'B2'],
    ['KR 10-2020-0012345 A', 'KR20200012345', 'A'],
    ['KR 10-1234567 B1', 'KR101234567', 'B1'],
    ['CN-199900010-A', 'CN199900010', 'A'],
    ['CN212345678U', 'CN212345678', 'U'],
    ['TW-I999778-B', 'TWI999778', 'B'],
    ['TWM654321U', 'TWM654321', 'U'],
    ['DE 10 2012 345 678 A1', 'DE102012345678', 'A1'],
    ['BR PI 0112345-6 A2', 'BRPI01123456', 'A2'],
    ['BR102012012345A2', 'BR102012012345', 'A2'],
    ['IN202011012345A', 'IN202011012345', 'A'],
    ['AU2012345678B2', 'AU2012345678', 'B2'],
    ['RU2123456C1', 'RU2123456', 'C1'],
    ['SG11201201234S', 'SG11201201234S', null],
    ['US１０００００００', 'US10000000', null],
  ])('%s is %s %s', (text, number, kind) => {
    expect(parsePublicationNumber(text)).toEqual({ number, kind });
  });

  it('refuses what is none, and what has lost or won digits', () => {
    for (const text of [
      '',
      'abc',
      'US',
      '<script>',
      '1.5e9x',
      '1.0E7',
      '1.1E+07',
      '10999904.5',
      '109999040',
      'US109999040',
    ])
      expect(parsePublicationNumber(text)).toBeNull();
  });

  it('reads its own spelling again, whatever it was given', () => {
    const parts = fc.constantFrom(
      'US',
      'EP',
      'WO',
      'JP',
      'KR',
      'CN',
      'TW',
      'DE',
      'FR',
      'GB',
      'CA',
      'AU',
      'IN',
      'BR',
      'RU',
      'D',
      'I',
      'A1',
      'B2',
      '-',
      ' ',
      '2020',
      '0',
      '1234567',
      '99',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 7 }), (texts) => {
        const first = parsePublicationNumber(texts.join(''));
        if (first) expect(parsePublicationNumber(`${first.number}${first.kind ?? ''}`)).toEqual(first);
      }),
    );
  });

  it.each([
    ['US20240999462', 'A1', 'https://patents.google.com/patent/US20240999462A1'],
    ['US10000004', null, 'https://patents.google.com/patent/US10000004'],
    ['TWI999778', 'B', 'https://patents.google.com/patent/TWI999778B'],
    ['EP0123456', null, 'https://worldwide.espacenet.com/patent/search?q=pn%3DEP0123456'],
    ['WO2002012345', null, 'https://worldwide.espacenet.com/patent/search?q=pn%3DWO0212345'],
    ['IN1234CHE2010', 'A', null],
    ['QQ123', 'A', null],
    ['BRPI01123456', 'A2', null],
  ])('%s %s links to %s', (number, kind, url) => expect(patentUrl(number, kind)).toBe(url));

  it('never links to anything but https on two hosts', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (number, kind) => {
        const url = patentUrl(number, kind);
        if (url !== null)
          expect(url).toMatch(
            /^https:\/\/(?:patents\.google\.com\/patent|worldwide\.espacenet\.com\/patent)\/[\w.?=%]+$/,
          );
      }),
    );
  });

  it.each([
    ['US20060288462', null, 'application'],
    ['US10000004', 'B2', 'grant'],
    ['USPP12345', 'P2', 'grant'],
    ['USPP12345', 'P3', 'grant'],
    ['WO2020123456', 'A1', 'application'],
    ['EP0123456', 'A1', 'application'],
    ['EP0123456', 'B1', 'grant'],
    ['EP0123456', null, 'other'],
    ['RU2700000', 'C1', 'grant'],
    ['CN200000001', 'U', 'other'],
    ['BE1000000', 'A3', 'other'],
  ] as const)('%s %s is of type %s', (number, kind, type) => expect(documentType(number, kind)).toBe(type));
});
