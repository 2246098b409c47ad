import type { Patent } from '../../../../contract/patents.ts';
import { Badge } from '../../../components/badge.tsx';
import { dateLabel, safeLink } from '../../../components/patent-card/patent-text.ts';
import { calendarDay } from '../../../components/time-text.ts';
import { type EvidenceItem, useEvidence } from './evidence.tsx';
import { expiryText } from './expiry-text.ts';
import { markQuote } from './mark-quote.ts';
import styles from './passage.module.css';
import { publicPage } from './public-page.ts';

function Facts({ patent }: { patent: Patent }) {
  const facts = [
    patent.type === 'application' ? 'Application' : 'Grant',
    patent.patent_date && `${dateLabel(patent)} ${calendarDay(patent.patent_date)}`,
    patent.assignee ?? 'No owner recorded',
    patent.expires && expiryText(patent.expires),
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

function Words({ patent, quote }: { patent: Patent; quote?: string | null }) {
  if (patent.patent_abstract === '') {
    return <p className={styles.none}>Only the title was available; the full text is at the link.</p>;
  }
  const { before, quote: found, after } = markQuote(patent.patent_abstract, quote);
  return (
    <>
      {quote && found === null && <blockquote className={styles.quote}>{quote}</blockquote>}
      <p className={styles.text}>
        {before}
        {found !== null && <mark>{found}</mark>}
        {after}
      </p>
      {patent.abstract_is_digest && (
        <p className={styles.none}>Plain-language summary, not the patent office's text.</p>
      )}
    </>
  );
}

/** One patent behind a claim: what it shows, its facts, its words with the quote marked, the way to the full text. */
export function Passage({ item }: { item: EvidenceItem }) {
  const { patents, ratings } = useEvidence();
  const { number, quote, note } = item;
  const patent = patents.get(number);
  const rating = ratings.get(number);
  const href = safeLink(patent?.patent_url ?? publicPage(number));
  return (
    <article className={styles.passage} aria-label={`Passage of ${number}`}>
      {note && <p className={styles.note}>{note}</p>}
      <p>
        <Badge tone="outline">{number}</Badge>
      </p>
      <h3 className={styles.title}>
        {patent?.patent_title ?? 'Not among the patents saved with this session'}
      </h3>
      {patent && <Facts patent={patent} />}
      {patent && <Words patent={patent} quote={quote} />}
      {rating?.differs && (
        <p className={styles.differs}>
          <strong>Differs:</strong> {rating.differs}
        </p>
      )}
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          View Patent<span className="visually-hidden"> {number} (opens in a new tab)</span>
        </a>
      )}
    </article>
  );
}
