import { Link } from 'react-router';
import { withoutMarks } from '../../../../contract/analysis/marked-text.ts';
import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import styles from './best-cards.module.css';
import { COMPONENT_NAMES, SHORT_VERDICTS, whyLabel } from './opportunity-words.ts';
import { ScoreBar } from './score-bar.tsx';

export interface BestCardsProps {
  opportunities: readonly Opportunity[];
  /** The one whose patents are marked in the figure. */
  active: string | null;
  onActive: (id: string | null) => void;
}

function Card({ opportunity, position }: { opportunity: Opportunity; position: number }) {
  const { id, title, opportunity_score: score, why_open, risk, verdict, components } = opportunity;
  return (
    <>
      <p className={styles.top}>
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
        <span className={styles.verdict} data-open={verdict === 'open' || undefined}>
          {SHORT_VERDICTS[verdict]}
        </span>
        <span className={styles.score}>
          <span className="visually-hidden">Score: </span>
          <strong>{score}</strong>/100
        </span>
      </p>
      <ScoreBar components={components} />
      <h2 className={styles.title}>
        <Link to={`#${id}`} preventScrollReset={false}>
          {title}
        </Link>
      </h2>
      <dl className={styles.why}>
        <div>
          <dt>{whyLabel(verdict)}</dt>
          <dd>{withoutMarks(why_open)}</dd>
        </div>
        <div>
          <dt>Biggest risk</dt>
          <dd>{risk === null ? 'Not assessed' : withoutMarks(risk)}</dd>
        </div>
      </dl>
      {/* The title is the link, and covers the card. */}
      <p className={styles.more} aria-hidden="true">
        Evidence and first test →
      </p>
    </>
  );
}

/** The order comes from comparing in pairs, which a reader who compares the scores has to know. */
const ranksAgainstScore = (opportunities: readonly Opportunity[]): boolean =>
  opportunities.some(
    ({ opportunity_score: score }, i) => score > (opportunities[i - 1]?.opportunity_score ?? 100),
  );

/** In one line below the cards; the table of an opportunity has the whole names. */
const NAMES = COMPONENT_NAMES.map(([, name]) => name.toLowerCase().split(' ')[0]);

/** How to read the numbers and bars of the cards. */
export function CardsKey({ opportunities }: Pick<BestCardsProps, 'opportunities'>) {
  return (
    <p className={styles.key}>
      {ranksAgainstScore(opportunities) && 'Ranked by comparing them in pairs, not by score. '}
      Bars: {NAMES.join(', ')}.
    </p>
  );
}

/** The three best opportunities, equal and side by side; each leads to its details. */
export function BestCards({ opportunities, active, onActive }: BestCardsProps) {
  return (
    <ol className={styles.cards} aria-label="Best opportunities">
      {opportunities.slice(0, 3).map((opportunity, at) => (
        <li
          key={opportunity.id}
          className={styles.card}
          data-active={active === opportunity.id || undefined}
          onPointerEnter={() => onActive(opportunity.id)}
          onPointerLeave={() => onActive(null)}
          onFocus={() => onActive(opportunity.id)}
          onBlur={() => onActive(null)}
        >
          <Card opportunity={opportunity} position={at + 1} />
        </li>
      ))}
    </ol>
  );
}
