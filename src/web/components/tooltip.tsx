import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

/**
 * A word or sign that is explained on hover, focus or tap. Drawn above everything through the popover layer,
 * so that no scrolling container cuts it.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const show = (target: HTMLElement) => {
    const box = target.getBoundingClientRect();
    const left = Math.min(Math.max(8, box.left + box.width / 2 - 140), window.innerWidth - 288);
    setPlace({ left, top: box.bottom + 6 });
    if (!tip.current?.matches(':popover-open')) tip.current?.showPopover();
  };
  const hide = () => {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className={styles.anchor}
        aria-describedby={id}
        onPointerEnter={(event) => show(event.currentTarget)}
        onPointerLeave={hide}
        onFocus={(event) => show(event.currentTarget)}
        onBlur={hide}
        onClick={(event) => show(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip} style={place}>
        {text}
      </span>
    </>
  );
}
