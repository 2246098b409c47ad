import type { Patent } from '../../../contract/patents.ts';
import { Badge } from '../badge.tsx';
import { calendarDay } from '../time-text.ts';
import styles from './patent-card.module.css';
import { dateLabel, safeLink, shortAbstract } from './patent-text.ts';

function Row({ code, label, children }: { code: string; label: string; children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        <span className={styles.code} aria-hidden="true">
          ({code})
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * A patent set like the front page of one; the small numbers are the office's own field codes (WIPO ST.9).
 * `level` is the rank of its title in the page.
 */
export function PatentCard({ patent, level = 3 }: { patent: Patent; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const href = safeLink(patent.patent_url);
  return (
    <article className={styles.card} data-patent={patent.patent_number}>
      <header className={styles.top}>
        <Badge tone="outline" className={styles.number}>
          {patent.patent_number}
        </Badge>
        {patent.kind && <span className={styles.kind}>{patent.kind}</span>}
        {patent.patent_date && (
          <span className={styles.date}>
            {dateLabel(patent)} <time dateTime={patent.patent_date}>{calendarDay(patent.patent_date)}</time>
          </span>
        )}
      </header>
      <Heading className={styles.title}>
        <span className={styles.code} aria-hidden="true">
          (54)
        </span>
        {patent.patent_title}
      </Heading>
      <dl className={styles.fields}>
        {patent.inventors.length > 0 && (
          <Row code="72" label="Inventors">
            {patent.inventors.join(', ')}
          </Row>
        )}
        {patent.assignee && (
          <Row code="73" label="Assignee">
            {patent.assignee}
          </Row>
        )}
        {patent.patent_abstract && (
          <Row code="57" label={patent.abstract_is_digest ? 'Summary' : 'Abstract'}>
            {shortAbstract(patent.patent_abstract)}
          </Row>
        )}
        {patent.matched_terms.length > 0 && (
          <Row code="—" label="Matched">
            <span className={styles.terms}>
              {patent.matched_terms.map((term) => (
                <mark key={term}>{term}</mark>
              ))}
            </span>
          </Row>
        )}
      </dl>
      <footer className={styles.foot}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
            View Patent
            <span className="visually-hidden"> {patent.patent_number} (opens in a new tab)</span>
            <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
              <path d="M3 1h8v8M11 1L1 11" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </a>
        ) : null}
        {patent.abstract_is_digest && (
          <span className={styles.note}>Plain-language summary, not the patent office’s text</span>
        )}
        {patent.duplicates.length > 0 && (
          <span className={styles.note}>Same family: {patent.duplicates.join(', ')}</span>
        )}
      </footer>
    </article>
  );
}
