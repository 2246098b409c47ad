import type { Coverage } from '../../../../contract/landscape.ts';
import styles from './coverage-note.module.css';

const LEVELS: Record<Coverage['level'], string> = {
  good: 'The library covers this idea well',
  partial: 'The library covers part of this idea',
  thin: 'The library is thin around this idea',
  none: 'The library does not know this field',
};

/** What stands between back-ticks is a command. */
const commandsMarked = (text: string) =>
  text.split('`').map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part));

/** How well the library covers the idea: absence from a thin library is not white space. */
export function CoverageNote({ coverage }: { coverage: Coverage }) {
  return (
    <aside className={styles.note} data-level={coverage.level}>
      <p className={styles.title}>{LEVELS[coverage.level]}</p>
      <p>{coverage.text}</p>
      {coverage.advice && <p>{commandsMarked(coverage.advice)}</p>}
    </aside>
  );
}
