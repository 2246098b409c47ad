import { useEffect, useRef, useState } from 'react';
import type { Coverage } from '../../../../contract/analysis/landscape.ts';
import styles from './coverage-badge.module.css';

const LEVELS: Record<Coverage['level'], string> = {
  good: 'good',
  partial: 'partial',
  thin: 'low',
  none: 'none',
};

function useClosing(open: boolean, close: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, close]);
  return root;
}

/** How well the sources cover the idea, in a few words; a press says what that means and what to do. */
export function CoverageBadge({ coverage }: { coverage: Coverage }) {
  const [open, setOpen] = useState(false);
  const root = useClosing(open, () => setOpen(false));
  const { level, read, related, elements_found: found, elements, text, advice } = coverage;
  return (
    <div ref={root} className={styles.root} data-level={level}>
      <button type="button" className={styles.badge} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.meter} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        <strong>Coverage: {LEVELS[level]}</strong>
        <span className={styles.counts}>
          {related} of {read} patents reviewed are closely related; they show {found} of your {elements}{' '}
          {elements === 1 ? 'part' : 'parts'}
        </span>
      </button>
      {open && (
        <div className={styles.panel}>
          <p>{text}</p>
          {advice && <p>{advice}</p>}
          <p className={styles.soft}>
            Coverage shows how much of your field our sources hold. When it is low, nothing is called open.
          </p>
        </div>
      )}
    </div>
  );
}
