import type { ReactNode } from 'react';
import styles from './error-card.module.css';

/** An error inside a page: what happened, what to do, and the reference that support asks for. */
export function ErrorCard({
  title = 'Something went wrong',
  message,
  reference,
  actions,
}: {
  title?: string;
  message: ReactNode;
  /** Request id of the failed call. */
  reference?: string | null;
  actions?: ReactNode;
}) {
  return (
    <div className={styles.card} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p>{message}</p>
      {reference && (
        <p className={styles.reference}>
          Reference <code>{reference}</code>
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
