import type { ReactNode } from 'react';
import type { Rating } from '../../../../contract/analysis/evidence.ts';
import type { Patent } from '../../../../contract/patents.ts';
import { Badge } from '../../../components/badge.tsx';
import { dateLabel, safeLink, shortAbstract } from '../../../components/patent-card/patent-text.ts';
import { shortDay } from '../../../components/time-text.ts';
import { expiryText } from '../evidence/expiry-text.ts';
import styles from './patent-row.module.css';

/** How close a patent is, as a bar with its words. */
function Closeness({ value }: { value: number | null }) {
  if (value === null) return null;
  const percent = Math.round(value * 100);
  return (
    <span className={styles.closeness} title="Estimated chance that it is related to your idea">
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </span>
      {percent}% close
    </span>
  );
}

function Facts({ patent }: { patent: Patent }) {
  const { patent_number: number, patent_date: date, assignee, inventors, type, expires } = patent;
  const facts = [
    type === 'application' && 'Application',
    date && `${dateLabel(patent)} ${shortDay(date)}`,
    assignee,
    inventors.length > 0 && inventors.join(', '),
    expires && expiryText(expires),
  ].filter(Boolean);
  return (
    <p className={styles.facts}>
      <Badge tone="outline">{number}</Badge> <span>{facts.join(' · ')}</span>
    </p>
  );
}

/** A text that says itself what the patent lacks of the idea. */
const LACK = /^(?:lacks|only)\b/i;

function Notes({ patent, differs }: { patent: Patent; differs: string | null }) {
  const notes = [
    differs && (LACK.test(differs) ? differs : `Differs: ${differs}`),
    patent.duplicates.length > 0 && `Same family: ${patent.duplicates.join(', ')}`,
  ].filter(Boolean);
  return notes.length > 0 ? <p className={styles.facts}>{notes.join(' · ')}</p> : null;
}

/** One related patent: title, facts, short text, how it differs, and the way to the full document. */
export function PatentRow({
  patent,
  rating,
  actions,
}: {
  patent: Patent;
  rating: Rating | undefined;
  /** What else can be done with it: buttons of the design system, side by side. */
  actions?: ReactNode;
}) {
  const href = safeLink(patent.patent_url);
  return (
    <article className={styles.row} data-patent={patent.patent_number}>
      <h3 className={styles.title}>{patent.patent_title}</h3>
      <Facts patent={patent} />
      <p className={styles.text}>
        {patent.patent_abstract === ''
          ? 'Only the title was available; the full text is at the link.'
          : shortAbstract(patent.patent_abstract)}
      </p>
      <div className={styles.foot}>
        <Notes patent={patent} differs={rating?.differs ?? null} />
        {actions}
      </div>
      <footer className={styles.side}>
        <Closeness value={patent.closeness} />
        {href && (
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
            View Patent
            <span className="visually-hidden"> {patent.patent_number} (opens in a new tab)</span>
          </a>
        )}
      </footer>
    </article>
  );
}
