/** Currencies whose minor unit is not a hundredth; amounts come as the payment provider counts them. */
const ZERO_DECIMAL = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMAL = 'BHD JOD KWD OMR TND'.split(' ');

/** How many minor units make one unit of a currency. */
export function minorUnitsPerUnit(currency: string): number {
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.includes(code)) return 1;
  return THREE_DECIMAL.includes(code) ? 1000 : 100;
}

/** An amount in minor units as money: 500 and `usd` give "$5.00", 500 and `jpy` give "¥500". */
export function formatMoney(minorUnits: number, currency: string, locale = 'en-US'): string {
  const digits = Math.log10(minorUnitsPerUnit(currency));
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / minorUnitsPerUnit(currency));
}

/** A plan's price in US cents as it stands on a price tag: "$5", "$7.50". */
export const formatPrice = (cents: number): string => formatMoney(cents, 'usd').replace(/\.00$/, '');
