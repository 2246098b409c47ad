const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * 86_400],
  ['month', 30.44 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 days ago", "in 2 hours"; under a minute "just now". `now` in milliseconds since 1970. */
export function relativeTime(date: Date, now: number): string {
  const seconds = (date.getTime() - now) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return 'just now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return format.format(Math.trunc(seconds / unit[1]), unit[0]);
}

/** Full date and time in the reader's zone. */
export function absoluteTime(date: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/** A calendar day (`YYYY-MM-DD`) as "19 Jun 2018", for lines that are short of space. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** A calendar day (`YYYY-MM-DD`) as "19 June 2018", independent of the reader's zone. */
export function calendarDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
