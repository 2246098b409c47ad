import type { ReactNode } from 'react';
import type { Frame } from '../../../contract/analysis/frame.ts';
import styles from './frame-chips.module.css';

interface Chip {
  label: string;
  text: string;
}

/** What the reader needs to check how an idea was read: product, job, user, then each constraint. */
export function chipsOf({ thing, job, user, constraints }: Frame): Chip[] {
  const parts: [string, string | null][] = [
    ['Product', thing],
    ['Job', job],
    ['User', user],
    ['Required', constraints.must.join(', ')],
    ['Ruled out', constraints.must_not.join(', ')],
  ];
  return parts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** "How we read it" as chips; `action` follows them, e.g. the button that opens the edit dialog. */
export function FrameChips({ frame, action }: { frame: Frame; action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.lead} id="frame-lead">
        How we read it
      </span>
      <ul className={styles.chips} aria-labelledby="frame-lead">
        {chipsOf(frame).map(({ label, text }) => (
          <li key={label} className={styles.chip} title={`${label}: ${text}`}>
            <span className={styles.label}>{label}</span> {text}
          </li>
        ))}
      </ul>
      {action}
    </div>
  );
}
