import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { TIMINGS } from '../../contract/limits.ts';
import styles from './hover-card.module.css';

/**
 * A card that opens 700 ms after the pointer or the focus arrives and closes 300 ms after it left;
 * a click opens at once (touch has no hover), Escape closes.
 */
export function HoverCard({
  trigger,
  label,
  children,
}: {
  /** Content of the button that opens the card. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const later = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? TIMINGS.hoverOpen : TIMINGS.hoverClose);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  const left = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) later(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what the button inside does
    <div
      ref={root}
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false)}
      onBlur={left}
    >
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-expanded={open}
        onFocus={() => later(true)}
        onClick={() => {
          clearTimeout(timer.current);
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && <div className={styles.card}>{children}</div>}
    </div>
  );
}
