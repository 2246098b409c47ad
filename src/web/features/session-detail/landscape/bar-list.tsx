import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export interface BarRow {
  id: string;
  label: ReactNode;
  count: number;
  aside?: ReactNode;
  /** Opens the patents behind the row. */
  onOpen?: () => void;
}

/** Ranked rows with a bar each. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <ol className={styles.list}>
      {rows.map((row) => {
        const content = (
          <>
            <span className={styles.label}>
              {row.label}
              {row.aside && <span className={styles.aside}> {row.aside}</span>}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${(row.count / most) * 100}%` }} />
            </span>
            <span className={styles.count}>
              {row.count}
              <span className="visually-hidden"> patents</span>
            </span>
          </>
        );
        return (
          <li key={row.id}>
            {row.onOpen ? (
              <button type="button" className={styles.row} onClick={row.onOpen}>
                {content}
              </button>
            ) : (
              <div className={styles.row}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
