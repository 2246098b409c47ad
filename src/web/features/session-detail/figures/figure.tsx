import type { ReactNode } from 'react';
import type { ShownNote } from '../../../../contract/shown-note.ts';
import styles from './figure.module.css';

/** The line that every figure carries: a silent omission would look like white space. */
function noteText(note: ShownNote): string {
  if (note.left_out === 0) return `${note.shown} shown, none left out.`;
  return `${note.shown} shown, ${note.left_out} left out: ${note.reason.replace(/\.$/, '')}.`;
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
  note: ShownNote;
  children: ReactNode;
}) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <h3 className={styles.title}>{title}</h3>
        {lead && <p className={styles.lead}>{lead}</p>}
      </figcaption>
      {children}
      <p className={styles.note}>{noteText(note)}</p>
    </figure>
  );
}
