import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import styles from './account.module.css';

/** One group of settings: a heading, a sentence, and what can be done. */
export function Setting({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card title={title} level={3} aside={aside}>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}

/** What went wrong with a change, spoken at once. */
export function Failure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p role="alert" className={styles.failure}>
      {text}
    </p>
  );
}
