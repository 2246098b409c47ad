import { useEffect, useState } from 'react';
import { TIMINGS } from '../../../contract/limits.ts';

/** True 150 ms after `passed` became true; false at once when it no longer is. */
export function useGuardBuffer(passed: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!passed) {
      setReady(false);
      return;
    }
    const timer = setTimeout(() => setReady(true), TIMINGS.guardBuffer);
    return () => clearTimeout(timer);
  }, [passed]);
  return ready && passed;
}
