/** Minor units (cents) as currency; whole amounts without decimals, as "$5". */
export function money(minorUnits: number, currency = 'usd'): string {
  const whole = minorUnits % 100 === 0;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: whole ? 0 : 2,
  }).format(minorUnits / 100);
}
