import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import styles from './error-screen.module.css';

/** A whole window for an error: title, text, actions, a hint, the error id. */
export function ErrorScreen({
  title,
  text,
  actions,
  hint,
  errorId,
}: {
  title: string;
  text: string;
  actions: ReactNode;
  hint?: string | null;
  errorId?: string | null;
}) {
  return (
    <main id="main" className={styles.screen}>
      <title>{`${title} · Lacuna`}</title>
      <Logo />
      <div className={styles.body} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
        {errorId && (
          <p className={styles.hint}>
            Error ID: <code>{errorId}</code>
          </p>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}
