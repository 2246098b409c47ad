import type { Coverage } from '../../../../contract/report.ts';
import styles from './coverage-note.module.css';

const LEVELS: Record<Coverage['level'], string> = {
  good: 'The library covers this idea well',
  partial: 'The library covers part of this idea',
  thin: 'The library is thin around this idea',
  none: 'The library does not know this field',
};

/** How well the library covers the idea: absence from a thin library is not white space. */
export function CoverageNote({ coverage }: { coverage: Coverage }) {
  return (
    <aside className={styles.note} data-level={coverage.level}>
      <p className={styles.title}>{LEVELS[coverage.level]}</p>
      <p>{coverage.text}</p>
      {coverage.advice && <p>{coverage.advice}</p>}
    </aside>
  );
}
