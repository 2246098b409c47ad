import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** What a list says when it has nothing: one sentence, what to do next, perhaps examples. */
export function EmptyState({
  text,
  action,
  children,
}: {
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 48" aria-hidden="true" className={styles.mark}>
        <g fill="currentColor">
          {[8, 24, 40, 80, 96, 112].map((x) => (
            <g key={x}>
              <circle cx={x} cy="10" r="2" />
              <circle cx={x} cy="24" r="2" />
              <circle cx={x} cy="38" r="2" />
            </g>
          ))}
          <circle cx="60" cy="10" r="2" />
          <circle cx="60" cy="38" r="2" />
        </g>
        <circle cx="60" cy="24" r="6" fill="none" stroke="currentColor" strokeDasharray="2 2.5" />
      </svg>
      <p className={styles.text}>{text}</p>
      {action}
      {children}
    </div>
  );
}
