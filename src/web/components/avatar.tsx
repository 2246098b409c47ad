import styles from './avatar.module.css';

/** A round sign with one or two letters. */
export function Avatar({ letters, large }: { letters: string; large?: boolean }) {
  return (
    <span className={styles.avatar} data-large={large || undefined} aria-hidden="true">
      {letters}
    </span>
  );
}
