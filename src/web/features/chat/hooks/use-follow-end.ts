import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end within which a reader counts as reading the newest text. */
const NEAR = 80;

/**
 * Keeps a scrolling log at its end while it grows, unless the reader has scrolled up. `change` tells that it grew; a new
 * value of `restart` (a question just sent) brings the reader back to the end.
 */
export function useFollowEnd(
  log: RefObject<HTMLElement | null>,
  { change, restart }: { change: string; restart: string | null },
): void {
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
    if (restart !== null) following.current = true;
  }, [restart]);
  useEffect(() => {
    const element = log.current;
    if (element && change !== '' && following.current) element.scrollTop = element.scrollHeight;
  }, [log, change]);
}
