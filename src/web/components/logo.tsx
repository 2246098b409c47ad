import styles from './logo.module.css';

/** The mark: a field of dots with one missing, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.mark}>
        <g fill="currentColor">
          {[8, 24, 40].flatMap((y) =>
            [8, 24, 40].map((x) =>
              x === 24 && y === 24 ? null : <circle key={`${x},${y}`} cx={x} cy={y} r="4" />,
            ),
          )}
        </g>
        <circle cx="24" cy="24" r="5.5" className={styles.gap} />
      </svg>
      Lacuna
    </span>
  );
}
