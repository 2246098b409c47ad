import { useEffect, useRef } from 'react';
import { TIMINGS } from '../../../contract/limits.ts';
import { deviceValue } from '../browser-storage.ts';

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;
const lastSeen = deviceValue('last-activity');
const CHECK = 5_000;

/**
 * Calls `onIdle` once after 30 minutes without mouse, key, scroll or touch in any tab of this browser.
 * The time is stored, so that a sleeping laptop is caught when it wakes.
 */
export function useInactivity(active: boolean, onIdle: () => void): void {
  const callback = useRef(onIdle);
  useEffect(() => {
    callback.current = onIdle;
  });
  useEffect(() => {
    if (!active) return;
    let written = 0;
    const touch = () => {
      const now = Date.now();
      if (now - written < 1000) return;
      written = now;
      lastSeen.write(String(now));
    };
    touch();
    const check = () => {
      // What this tab saw counts also where the browser keeps nothing; other tabs speak through the storage.
      const seen = Math.max(written, Number(lastSeen.read()) || 0);
      if (Date.now() - seen < TIMINGS.inactivity) return;
      clearInterval(timer);
      callback.current();
    };
    const timer = setInterval(check, CHECK);
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true });
    };
  }, [active]);
}
