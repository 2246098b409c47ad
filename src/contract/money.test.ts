import { expect, test } from 'vitest';
import { formatMoney, minorUnitsPerUnit } from './money.ts';

test('amounts are divided by what their currency calls a minor unit', () => {
  expect(formatMoney(500, 'usd')).toBe('$5.00');
  expect(formatMoney(2000, 'USD')).toBe('$20.00');
  expect(formatMoney(500, 'jpy')).toBe('¥500');
  expect(formatMoney(1234, 'eur', 'de-DE')).toBe('12,34\u00a0€');
  expect(formatMoney(-1999, 'gbp')).toBe('-£19.99');
  expect(formatMoney(5000, 'kwd')).toBe('KWD\u00a05.000');
  expect(minorUnitsPerUnit('krw')).toBe(1);
});
