import { useEffect, useState } from 'react';
import { TIMINGS } from '../../../../contract/limits.ts';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import { nextPercent } from '../run-progress.ts';

/** Percentage to draw while a run goes on: the true one, eased every 300 ms inside its stage. */
export function useRunBar(progress: AnalysisProgress | null): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const step = () => setPercent((shown) => nextPercent(shown, progress));
    step();
    const timer = setInterval(step, TIMINGS.progressTick);
    return () => clearInterval(timer);
  }, [progress]);
  return percent;
}
