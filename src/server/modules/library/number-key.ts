/**
 * Key under which the spellings of one publication meet: without kind code, spaces and padding, so that
 * `US20240999462A1`, `US2024999462A1` and `US 2024/0999462` agree. The sources' own number reader may replace this.
 */
export function numberKey(number: string): string {
  const plain = number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^([A-Z]{2}[A-Z]*\d+)[A-Z]\d?$/, '$1');
  const application = /^(US)(20\d\d)0?(\d{6})$/.exec(plain);
  return application ? application.slice(1).join('') : plain.replace(/^([A-Z]+)0+(?=\d)/, '$1');
}
