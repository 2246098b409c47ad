import type { ReactNode } from 'react';
import styles from './legal-page.module.css';

/** A text in numbered sections, set to be read. */
export function LegalPage({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: ReactNode }[];
}) {
  return (
    <article className={styles.page}>
      <title>{`${title} · Lacuna`}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map(({ heading, text }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          <div>{text}</div>
        </section>
      ))}
    </article>
  );
}
