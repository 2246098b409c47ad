import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card; omitted for a card that is its own content. */
  title?: ReactNode;
  /** Rank of the heading in the page; defaults to 2. */
  level?: 2 | 3 | 4;
  /** Right of the heading: a badge, a button. */
  aside?: ReactNode;
  tone?: 'surface' | 'plain' | 'signal';
  padded?: boolean;
}

/** A bounded piece of a page, with an optional heading. */
export function Card({
  title,
  level = 2,
  aside,
  tone = 'surface',
  padded = true,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames(styles.card, styles[tone], padded && styles.padded, className)}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
