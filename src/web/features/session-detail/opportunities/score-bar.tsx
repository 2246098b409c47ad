import type { Components } from '../../../../contract/analysis/opportunity.ts';
import { COMPONENT_NAMES } from './opportunity-words.ts';
import styles from './score-bar.module.css';

/** The score as six segments, one a component; a hatched one could not be measured. Decoration: the number stands beside it. */
export function ScoreBar({ components }: { components: Components }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {COMPONENT_NAMES.map(([id, name]) => {
        const value = components[id].value;
        return (
          <span key={id} className={styles.segment} data-missing={value === null || undefined} title={name}>
            <span className={styles.fill} style={{ width: `${(value ?? 0) * 100}%` }} />
          </span>
        );
      })}
    </span>
  );
}

/** The six components with their values and what each rests on. */
export function ScoreTable({ components }: { components: Components }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Components of the score</caption>
      <tbody>
        {COMPONENT_NAMES.map(([id, name]) => {
          const { value, text } = components[id];
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className={styles.value}>{value === null ? '–' : Math.round(value * 100)}</td>
              <td>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
