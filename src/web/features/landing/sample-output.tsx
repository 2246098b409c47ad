import { Link } from 'react-router';
import { SAMPLE as SHIPPED } from './sample-output.data.ts';
import styles from './sample-output.module.css';
import type { Sample } from './sample-output.types.ts';

/** The first opportunity of the shipped example analysis, as the product shows it. */
// The file is written anew with each example, so its type must not narrow to today's content.
const SAMPLE = SHIPPED as Sample | null;

export function SampleOutput() {
  if (!SAMPLE) return null;
  return (
    <figure className={styles.sample}>
      <blockquote className={styles.idea}>{SAMPLE.idea}</blockquote>
      <div className={styles.card}>
        <header className={styles.header}>
          <h2 className={styles.title}>{SAMPLE.title}</h2>
          <p className={styles.score}>
            Score: <strong className="numeric">{SAMPLE.score}</strong>/100
          </p>
        </header>
        <dl className={styles.parts}>
          <dt>Problem</dt>
          <dd>{SAMPLE.problem}</dd>
          <dt>Concept</dt>
          <dd>{SAMPLE.concept}</dd>
          <dt>Market gap</dt>
          <dd>{SAMPLE.gap}</dd>
        </dl>
        <ul className={styles.checks}>
          {SAMPLE.checks.map((check) => (
            <li key={check.name} data-outcome={check.outcome}>
              <strong>{check.name}</strong> {check.text}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.caption}>
        Real output, unedited: the first opportunity of our example over{' '}
        {SAMPLE.families.toLocaleString('en-US')} retrieved patents. <Link to="/example">Read all of it</Link>
        .
      </figcaption>
    </figure>
  );
}
