import type { ReactNode } from 'react';
import { ScrollArea } from './scroll-area.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Hidden under 600 px, where the row keeps only what tells it apart. */
  wideOnly?: boolean;
  sort?: 'ascending' | 'descending' | 'none';
  onSort?: () => void;
}

function Header<Row>({ column }: { column: Column<Row> }) {
  if (!column.onSort) return column.header;
  const arrow = { ascending: '↑', descending: '↓', none: '' }[column.sort ?? 'none'];
  return (
    <button type="button" className={styles.sort} onClick={column.onSort}>
      {column.header} <span aria-hidden="true">{arrow}</span>
    </button>
  );
}

/** A data table that scrolls inside itself when it must. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <ScrollArea className={styles.frame} label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                data-wide={column.wideOnly || undefined}
                aria-sort={column.onSort ? (column.sort ?? 'none') : undefined}
              >
                <Header column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} data-align={column.align} data-wide={column.wideOnly || undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
