import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export interface BarRow {
  id: string;
  label: ReactNode;
  count: number;
  aside?: ReactNode;
  /** Patents behind the row; with them the row can be opened. */
  numbers?: readonly string[];
}

/** Ranked rows with a bar each; a row with numbers opens the patents behind it. */
export function BarList({
  rows,
  unit,
  onOpen,
}: {
  rows: readonly BarRow[];
  unit: string;
  onOpen?: (row: BarRow) => void;
}) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <ol className={styles.list}>
      {rows.map((row) => {
        const content = (
          <>
            <span className={styles.label}>{row.label}</span>
            <span className={styles.count}>
              {row.count} <span className="visually-hidden">{unit}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${(row.count / most) * 100}%` }} />
            </span>
            {row.aside && <span className={styles.aside}>{row.aside}</span>}
          </>
        );
        return (
          <li key={row.id}>
            {onOpen && row.numbers ? (
              <button type="button" className={styles.row} onClick={() => onOpen(row)}>
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
