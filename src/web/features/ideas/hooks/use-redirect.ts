import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { TIMINGS } from '../../../../contract/limits.ts';

const HOLDS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Opens the finished session after a moment, unless the reader has begun to do something with the summary. */
export function useRedirect(sessionId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!sessionId) return;
    const timer = setTimeout(() => void navigate(`/dashboard/session/${sessionId}`), TIMINGS.redirectDelay);
    const stay = () => clearTimeout(timer);
    for (const sign of HOLDS) window.addEventListener(sign, stay, { passive: true });
    return () => {
      stay();
      for (const sign of HOLDS) window.removeEventListener(sign, stay);
    };
  }, [sessionId, navigate]);
}
