import type { ReactNode } from 'react';
import styles from './session-header.module.css';

/** Top of a report: back link, the idea in two lines at most, how it was read, actions and saved state at the right. */
export function SessionHeader({
  idea,
  back,
  saved,
  actions,
  frame,
}: {
  idea: string;
  back?: ReactNode;
  saved?: ReactNode;
  actions?: ReactNode;
  frame?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.title}>
          {back && <p className={styles.back}>{back}</p>}
          <h1 className={styles.idea} title={idea}>
            {idea}
          </h1>
        </div>
        <div className={styles.side}>
          {actions && <div className={styles.actions}>{actions}</div>}
          {saved && <p className={styles.saved}>{saved}</p>}
        </div>
      </div>
      {frame}
    </header>
  );
}
