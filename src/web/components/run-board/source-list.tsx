import type { SourceReport } from '../../../contract/analysis/report.ts';
import styles from './source-list.module.css';
import { sourceText } from './source-text.ts';

/** Each source with its state and how many of its matches were taken. */
export function SourceList({ sources }: { sources: readonly SourceReport[] }) {
  return (
    <ul className={styles.list} aria-label="Sources">
      {sources.map((source) => (
        <li key={source.name} className={styles.source} data-state={source.state}>
          <span className={styles.dot} aria-hidden="true" />
          <span>
            {sourceText(source)}
            {source.note && <span className={styles.note}> {source.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
