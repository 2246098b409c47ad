import styles from './section-status.module.css';

/** A part of a page that waits: one line with a quiet spinner. */
export function SectionStatus({ text }: { text: string }) {
  return (
    <p role="status" className={styles.status}>
      <span aria-hidden="true" className={styles.spinner} />
      {text}
    </p>
  );
}
