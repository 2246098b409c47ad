import type { Holding, PartsChart } from '../../../../contract/landscape.ts';
import { PatentNumber } from '../components/cited-text.tsx';
import { Figure } from './figure.tsx';
import styles from './parts-figure.module.css';

const WORDS: Readonly<Record<Holding, string>> = {
  named: 'named',
  partly: 'in part, or in other words',
  absent: 'not named',
};

const Mark = ({ held }: { held: Holding }) => (
  <span className={styles.mark} data-held={held} aria-hidden="true" />
);

/** How the three marks are read. */
const Legend = () => (
  <ul className={styles.legend}>
    {(['named', 'partly', 'absent'] as const).map((held) => (
      <li key={held}>
        <Mark held={held} /> {WORDS[held]}
      </li>
    ))}
  </ul>
);

/** The idea part by part against the patents that hold most of it, as in a claim chart. */
export function PartsFigure({ chart }: { chart: PartsChart }) {
  return (
    <Figure
      title="Part by part"
      lead="What your idea is made of, and what the text of each patent holds of it. What none of them names is where to look for something new; what one row or two hold is what yours has to differ from."
      note={chart.note}
    >
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="The idea part by part" tabIndex={0}>
        <table className={styles.chart}>
          <caption className="visually-hidden">The idea part by part</caption>
          <thead>
            <tr>
              <th scope="col">Patent</th>
              {chart.parts.map((part) => (
                <th key={part} scope="col">
                  {part}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row.number} data-together={chart.together?.numbers.includes(row.number) || undefined}>
                <th scope="row">
                  <PatentNumber number={row.number} /> <span className={styles.title}>{row.title}</span>
                </th>
                {row.held.map((held, i) => (
                  <td key={chart.parts[i]}>
                    <Mark held={held} />
                    <span className="visually-hidden">{WORDS[held]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chart.together && (
        <p className={styles.together}>
          The two marked rows name most parts of the idea between them
          {chart.together.missing.length === 0
            ? '.'
            : `; neither names ${chart.together.missing.map((part) => `“${part}”`).join(' or ')}.`}
        </p>
      )}
    </Figure>
  );
}
