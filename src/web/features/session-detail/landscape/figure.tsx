import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface Note {
  shown: number;
  left_out: number;
  reason: string | null;
}

/** What a figure leaves out: a silent omission would look like white space. Empty when nothing is. */
export function noteText({ left_out, reason }: Note): string {
  if (left_out === 0) return '';
  return `${left_out.toLocaleString('en')} more not shown${reason ? `: ${reason.replace(/\.$/, '')}` : ''}.`;
}

/** A figure with its title, one sentence on how to read it, and what it leaves out. */
export function Figure({
  title,
  lead,
  note,
  children,
}: {
  title: string;
  lead?: ReactNode;
  note?: Note;
  children: ReactNode;
}) {
  const left = note ? noteText(note) : '';
  return (
    <figure className={styles.figure}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {(lead || left) && (
        <figcaption className={styles.lead}>
          {lead} {left}
        </figcaption>
      )}
    </figure>
  );
}
