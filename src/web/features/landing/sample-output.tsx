import { Link } from 'react-router';
import { EXAMPLE_PATH, SAMPLE } from './example-link.ts';
import styles from './sample-output.module.css';

/** The first recorded example, summarized: the idea, the verdict, and its best opportunities. */
export function SampleOutput() {
  if (!SAMPLE) return null;
  const { idea, verdict, opportunities } = SAMPLE;
  return (
    <figure className={styles.sample}>
      <blockquote className={styles.idea}>{idea}</blockquote>
      <div className={styles.card}>
        <p className={styles.verdict}>{verdict}</p>
        <ol className={styles.opportunities}>
          {opportunities.map(({ title, score, why }) => (
            <li key={title}>
              <p className={styles.title}>{title}</p>
              <p className={styles.score}>
                Score: <strong className="numeric">{score}</strong>/100
              </p>
              <p>{why}</p>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>
        Real output, unedited. <Link to={EXAMPLE_PATH}>Read all of it</Link>, no account needed.
      </figcaption>
    </figure>
  );
}
