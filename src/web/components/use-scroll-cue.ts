import { type RefObject, useEffect, useState } from 'react';

export interface ScrollCue {
  before: true | undefined;
  after: true | undefined;
}

/** Which sides of an element that scrolls sideways have more behind them. */
export function useScrollCue(area: RefObject<HTMLElement | null>): ScrollCue {
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      const end = element.scrollWidth - element.clientWidth;
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft < end - 1;
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [area]);
  return { before: more.before || undefined, after: more.after || undefined };
}
