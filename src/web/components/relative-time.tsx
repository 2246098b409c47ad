import { useEffect, useState } from 'react';
import { absoluteTime, relativeTime } from './time-text.ts';

/** A date as "3 days ago", the absolute one on hover; updated every minute. */
export function RelativeTime({ value }: { value: string | number | Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} title={absoluteTime(date)}>
      {relativeTime(date, now)}
    </time>
  );
}
