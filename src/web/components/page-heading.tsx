import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** Top of a page: back link, title, one sentence, actions at the right. */
export function PageHeading({
  title,
  lead,
  back,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={styles.heading}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
