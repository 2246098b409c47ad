import type { ReactNode } from 'react';
import styles from './section.module.css';

/** One of the four parts of a report, where its tab leads. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id: string;
  title: ReactNode;
  /** Right of the heading: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
