import type { Ways } from '../../../../contract/landscape.ts';
import { PatentNumber } from '../components/cited-text.tsx';
import { Figure } from './figure.tsx';
import styles from './ways-figure.module.css';

type Way = Ways['jobs'][number]['rows'][number];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One mechanism: what it is for, its own words, and where and when it was published. */
function WayItem({ way }: { way: Way }) {
  return (
    <li className={styles.way}>
      <p className={styles.name}>
        <strong>{capitalise(way.mechanism)}</strong>, for {way.use}
      </p>
      {way.says && <q className={styles.says}>{way.says}</q>}
      <p className={styles.source}>
        <PatentNumber number={way.number} />
        {way.date && <span>{way.date.slice(0, 4)}</span>}
        {way.ended && <span>own term likely ended</span>}
        {way.also.length > 0 && (
          <span>
            much alike{' '}
            {way.also.map((number) => (
              <PatentNumber key={number} number={number} />
            ))}
          </span>
        )}
      </p>
    </li>
  );
}

/** How patents do the jobs that the idea states, whatever they do them to. */
export function WaysFigure({ ways }: { ways: Ways }) {
  return (
    <Figure
      title="Known ways"
      lead="How patents do your idea’s jobs, whatever they do them to, those nearest to your idea first. Raw material to think with: which of them suits is yours to judge."
      note={ways.note}
    >
      {ways.jobs.map(({ job, rows }) => (
        <section key={job} aria-label={job}>
          <h4 className={styles.job}>{job}</h4>
          <ol className={styles.ways}>
            {rows.map((way) => (
              <WayItem key={way.number} way={way} />
            ))}
          </ol>
        </section>
      ))}
    </Figure>
  );
}
