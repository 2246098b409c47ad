import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './scroll-area.module.css';
import { useScrollCue } from './use-scroll-cue.ts';

/**
 * Content that scrolls sideways inside itself. The edge with more behind it fades, so that nothing looks complete when it is
 * cut; `className` frames it.
 */
export function ScrollArea({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const area = useRef<HTMLElement>(null);
  const { before, after } = useScrollCue(area);
  return (
    <div className={classNames(styles.frame, className)} data-before={before} data-after={after}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={area} className={styles.area} aria-label={label} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
