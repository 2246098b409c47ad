import { useEffect, useState } from 'react';
import { TIMINGS } from '../../../contract/limits.ts';
import { type BarInput, nextPercent } from './run-progress.ts';

/** Percentage to draw while a run goes on: the true one, eased every 300 ms inside its stage. */
export function useRunBar(progress: BarInput | null): number {
  const [shown, setShown] = useState(0);
  const status = progress?.status ?? 'pending';
  const percent = progress?.percent ?? 0;
  useEffect(() => {
    const step = () => setShown((now) => nextPercent(now, { status, percent }));
    step();
    const timer = setInterval(step, TIMINGS.progressTick);
    return () => clearInterval(timer);
  }, [status, percent]);
  return shown;
}
