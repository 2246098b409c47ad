import styles from './loading-overlay.module.css';

/** Covers the page while something must finish before anything else can be done. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles.overlay}>
      <p role="status" className={styles.text}>
        <span className={styles.spinner} aria-hidden="true" />
        {text}
      </p>
    </div>
  );
}
