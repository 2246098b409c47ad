import { useQuery } from '@tanstack/react-query';
import { useApi } from '../services.tsx';
import { usageMonthQuery } from './usage-query.ts';

/** The day on which the counters reset, such as `November 1`; null until the server has answered. */
export function useResetDay(): string | null {
  const { data } = useQuery(usageMonthQuery(useApi()));
  return data?.resetsAt.toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }) ?? null;
}
