import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-area.module.css';

/** Content that scrolls sideways inside itself; the edge with more behind it fades, so that nothing looks complete when it is cut. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
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
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div className={styles.frame} data-before={more.before || undefined} data-after={more.after || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={area} className={styles.area} aria-label={label} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
