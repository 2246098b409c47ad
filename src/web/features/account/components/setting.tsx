import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
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

/** A button that opens the form behind it; the form closes itself when it is done. */
export function Reveal({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  if (open) return children(() => setOpen(false));
  return <Button onClick={() => setOpen(true)}>{label}</Button>;
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
