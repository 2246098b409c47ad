import { useState } from 'react';
import { TIMINGS } from '../../../contract/limits.ts';
import { tabValue } from '../../lib/browser-storage.ts';

/** Failures further apart than this are different ones. */
const SAME_FAILURE = 60_000;

function usedLately(text: string | null): number {
  const [used, at] = (text ?? '').split('@').map(Number);
  return used && at && Date.now() - at < SAME_FAILURE ? used : 0;
}

/** Counts retries under a name for the life of the tab, since a retry may remount the screen. */
export function useRetries(name: string): { left: number; use: () => void } {
  const [stored] = useState(() => tabValue(`retries.${name}`));
  const [used, setUsed] = useState(() => usedLately(stored.read()));
  return {
    left: Math.max(0, TIMINGS.boundaryRetries - used),
    use: () => {
      stored.write(`${used + 1}@${Date.now()}`);
      setUsed(used + 1);
    },
  };
}
