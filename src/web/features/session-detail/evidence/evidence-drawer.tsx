import { useEffect, useRef } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { useEvidence } from './evidence.tsx';
import styles from './evidence-drawer.module.css';
import { Passage } from './passage.tsx';

const MOST = 30;

/** The passages behind a claim, in the place of the chat; Escape or the button brings the chat back. */
export function EvidenceDrawer({
  bare,
}: {
  /** Inside a dialog that has its own heading and button. */ bare?: boolean;
}) {
  const { shown, close } = useEvidence();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;
  const items = shown.items.slice(0, MOST);
  return (
    <section
      className={bare ? styles.bare : styles.drawer}
      aria-label="Evidence"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {!bare && (
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {shown.title}
          </h2>
          <IconButton label="Close evidence" onClick={close}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </IconButton>
        </header>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={shown.title}>
        {items.map((item) => (
          <Passage key={`${item.number} ${item.note}`} item={item} />
        ))}
        {items.length === 0 && <p>No patent we reviewed shows this.</p>}
        {shown.items.length > MOST && <p>{shown.items.length - MOST} more are not shown here.</p>}
      </section>
    </section>
  );
}
