import styles from './full-page-status.module.css';

/** The whole window while something must be known first: the mark and one line. */
export function FullPageStatus({ text }: { text: string }) {
  return (
    <main id="main" className={styles.page}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.mark}>
        <g fill="currentColor">
          {[8, 24, 40].flatMap((y) =>
            [8, 24, 40].map((x) =>
              x === 24 && y === 24 ? null : <circle key={`${x},${y}`} cx={x} cy={y} r="3" />,
            ),
          )}
        </g>
        <circle cx="24" cy="24" r="5" className={styles.gap} />
      </svg>
      <p role="status">{text}</p>
    </main>
  );
}
