import type { Statement } from '../../../../contract/report.ts';
import { CitedText, LinkedText } from './cited-text.tsx';
import styles from './state-of-art.module.css';

/** The state of the art as paragraphs; every statement leads to its patents. */
export function StateOfArt({
  paragraphs,
  text,
}: {
  paragraphs: readonly Statement[][] | null;
  text: string;
}) {
  if (!paragraphs || paragraphs.length === 0) {
    return (
      <div className={styles.text}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.text}>
      {paragraphs.map((statements) => (
        <p key={statements.map((statement) => statement.text).join(' ')}>
          {statements.map((statement) => (
            <span key={statement.text}>
              <CitedText statement={statement} />{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
