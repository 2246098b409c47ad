import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end within which a reader counts as reading the newest text. */
const NEAR = 80;

/** Keeps a scrolling log at its end while it grows, unless the reader has scrolled up. `change` tells that it grew. */
export function useFollowEnd(log: RefObject<HTMLElement | null>, change: string): void {
  const following = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const onScroll = () => {
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [log]);
  useEffect(() => {
    const element = log.current;
    if (element && change !== '' && following.current) element.scrollTop = element.scrollHeight;
  }, [log, change]);
}
