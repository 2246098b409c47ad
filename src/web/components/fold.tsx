import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part that opens on request; `id` lets an address open it. */
export function Fold({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <details className={styles.fold} id={id}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Folds side by side while they are closed; one that is opened takes the whole width. */
export function FoldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
