import { Button } from './button.tsx';
import styles from './pagination.module.css';

/** Pages near the current one, with `null` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return shown.flatMap((n, at) => {
    const before = shown[at - 1];
    return before !== undefined && n - before > 1 ? [null, n] : [n];
  });
}

interface Props {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Previous, `Page X of Y`, Next. */
export function PagePosition({ page, pages, onChange }: Props) {
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span className="numeric" aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

/** Numbered pages; nothing at all when there is only one. */
export function Pagination({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((n, at) => (
          <li key={n ?? `gap-${at}`}>
            {n === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className={styles.number}
                aria-label={`Page ${n}`}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => onChange(n)}
              >
                {n}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
