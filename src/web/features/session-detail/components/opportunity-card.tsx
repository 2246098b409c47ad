import { chanceInWords, type Opportunity, type Statement } from '../../../../contract/report.ts';
import { Badge } from '../../../components/badge.tsx';
import { CitedList, LinkedText, PatentNumber } from './cited-text.tsx';
import { EmptinessChecks } from './emptiness-checks.tsx';
import styles from './opportunity-card.module.css';
import { ScoreBreakdown } from './score-breakdown.tsx';

const KINDS: Record<Opportunity['kind'], string> = {
  combine: 'Combine two proven mechanisms',
  transfer: 'Transfer from a neighbouring use',
  revive: 'Revive expired art',
  extend: 'Extend to an unserved use',
  relieve: 'Relieve a crowded problem',
};

function Statements({ title, statements }: { title: string; statements: readonly Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <section>
      <h4 className={styles.label}>{title}</h4>
      <CitedList statements={statements} className={styles.statements} />
    </section>
  );
}

function NearestArt({ opportunity }: { opportunity: Opportunity }) {
  if (opportunity.nearest_art.length === 0) return null;
  return (
    <section>
      <h4 className={styles.label}>Nearest art</h4>
      <ul className={styles.statements}>
        {opportunity.nearest_art.map((art) => (
          <li key={art.number}>
            <PatentNumber number={art.number} /> <cite>{art.title}</cite>. {art.differs}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h4 className={styles.label}>{title}</h4>
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
    </section>
  );
}

/** One opportunity: what it is, what speaks for and against it, and why nobody has filled the gap. */
export function OpportunityCard({ opportunity, position }: { opportunity: Opportunity; position: number }) {
  const chance = chanceInWords(opportunity);
  return (
    <article id={opportunity.id} className={styles.card} aria-labelledby={`${opportunity.id}-title`}>
      <header className={styles.header}>
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
        <div>
          <h3 id={`${opportunity.id}-title`} className={styles.title}>
            {opportunity.title}
          </h3>
          <p className={styles.meta}>
            <a className={styles.anchor} href={`#${opportunity.id}`}>
              {KINDS[opportunity.kind]}
            </a>
            {chance !== null && <span>{chance}</span>}
            {opportunity.phrased_by === 'model' && <Badge tone="outline">Phrased by a language model</Badge>}
          </p>
        </div>
        <p className={styles.score}>
          <span className="visually-hidden">Score: </span>
          <strong>{opportunity.opportunity_score}</strong>
          <span>/100</span>
        </p>
      </header>
      <div className={styles.columns}>
        <Section title="PROBLEM" text={opportunity.problem} />
        <Section title="SOLUTION CONCEPT" text={opportunity.concept} />
        <Section title="MARKET ANALYSIS" text={opportunity.gap} />
      </div>
      <details className={styles.more} open={position === 1}>
        <summary>
          Evidence: {opportunity.evidence_for.length} for, {opportunity.evidence_against.length} against
        </summary>
        <div className={styles.evidence}>
          <Statements title="Evidence for" statements={opportunity.evidence_for} />
          <Statements title="Evidence against" statements={opportunity.evidence_against} />
        </div>
      </details>
      <details className={styles.more}>
        <summary>Why is it empty?</summary>
        <EmptinessChecks checks={opportunity.why_empty} />
      </details>
      <details className={styles.more}>
        <summary>How the score comes about</summary>
        <ScoreBreakdown opportunity={opportunity} />
      </details>
      <details className={styles.more}>
        <summary>Nearest art and next steps</summary>
        <NearestArt opportunity={opportunity} />
        {opportunity.next_steps.length > 0 && (
          <section>
            <h4 className={styles.label}>Next steps</h4>
            <ol className={styles.statements}>
              {opportunity.next_steps.map((step) => (
                <li key={step}>
                  <LinkedText text={step} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </details>
    </article>
  );
}
