import { useState } from 'react';
import { firstSentences } from './first-sentences.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './more-text.module.css';

/** Marked text cut after some sentences, with a button for the rest; `label` names what it continues. */
export function MoreText({
  text,
  label,
  sentences = 2,
}: {
  text: string;
  label: string;
  sentences?: number;
}) {
  const [open, setOpen] = useState(false);
  const { first, rest } = firstSentences(text, sentences);
  return (
    <p className={styles.text}>
      <MarkedText text={first} />
      {rest !== '' && (
        <>
          <span className={styles.rest} data-open={open || undefined}>
            {' '}
            <MarkedText text={rest} />
          </span>{' '}
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-label={open ? `Less: ${label}` : `More: ${label}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'More'}
          </button>
        </>
      )}
    </p>
  );
}
