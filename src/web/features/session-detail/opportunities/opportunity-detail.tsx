import type { ReactNode } from 'react';
import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import { Badge } from '../../../components/badge.tsx';
import { Fold, FoldRow } from '../../../components/fold.tsx';
import { safeLink } from '../../../components/patent-card/patent-text.ts';
import { useEvidence } from '../evidence/evidence.tsx';
import { MarkedText } from '../evidence/marked-text.tsx';
import { MoreText } from '../evidence/more-text.tsx';
import { KeepOpportunity } from '../hooks/keep-slots.tsx';
import { NearestPatent } from './nearest-patent.tsx';
import styles from './opportunity.module.css';
import { KINDS, plural, VERDICT_WORDS } from './opportunity-words.ts';
import { ScoreBar, ScoreTable } from './score-bar.tsx';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h4 className={styles.label}>{label}</h4>
      {children}
    </section>
  );
}

function Evidence({ opportunity }: { opportunity: Opportunity }) {
  const { open } = useEvidence();
  const show = (title: string, list: Opportunity['evidence_for']) =>
    open({ title, items: list.map(({ number, quote, text }) => ({ number, quote, note: text })) });
  const sides = [
    ['for', 'Evidence for', opportunity.evidence_for],
    ['against', 'Evidence against', opportunity.evidence_against],
  ] as const;
  return (
    <p className={styles.buttons}>
      <span className={styles.evidence}>Evidence</span>
      {sides.map(([side, title, list]) => (
        <button
          key={side}
          type="button"
          className={styles.count}
          disabled={list.length === 0}
          onClick={() => show(title, list)}
        >
          {list.length} {side}
        </button>
      ))}
    </p>
  );
}

function Searches({ queries }: { queries: Opportunity['queries'] }) {
  if (queries.length === 0) return null;
  return (
    <Row label="Check it yourself">
      <ul className={styles.searches}>
        {queries.map(({ text, url, hits }) => (
          <li key={text}>
            <a href={safeLink(url) ?? undefined} target="_blank" rel="noopener noreferrer">
              {text}
              <span className="visually-hidden"> (opens a full patent database in a new tab)</span>
            </a>{' '}
            <span className={styles.hits}>{plural(hits, 'hit', 'hits')} here</span>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** What the closed row shows: number, title, verdict, score. */
export function OpportunitySummary({
  opportunity,
  position,
}: {
  opportunity: Opportunity;
  position: number;
}) {
  const { label, tone } = VERDICT_WORDS[opportunity.verdict];
  return (
    <>
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
      <h3 className={styles.title}>{opportunity.title}</h3>
      <span className={styles.meta}>
        <Badge tone={tone}>{label}</Badge>
        <span className={styles.kind}>{KINDS[opportunity.kind]}</span>
      </span>
      <span className={styles.score}>
        <span>
          <span className="visually-hidden">Score: </span>
          <strong>{opportunity.opportunity_score}</strong>/100
        </span>
        <ScoreBar components={opportunity.components} />
      </span>
    </>
  );
}

/** One opportunity in full: its three texts, evidence, nearest patent, first build, and what would refute it. */
export function OpportunityDetail({ opportunity }: { opportunity: Opportunity }) {
  const { title, economics } = opportunity;
  return (
    <div className={styles.detail}>
      <div className={styles.three}>
        <Row label="PROBLEM">
          <MoreText text={opportunity.problem} label={`problem of ${title}`} />
        </Row>
        <Row label="SOLUTION CONCEPT">
          <MoreText text={opportunity.concept} label={`concept of ${title}`} />
        </Row>
        <Row label="MARKET ANALYSIS">
          <MoreText text={opportunity.gap} label={`market of ${title}`} />
        </Row>
      </div>
      <div className={styles.three}>
        <NearestPatent opportunity={opportunity} />
        {opportunity.build_first !== '' && (
          <Row label="Build first">
            <MoreText text={opportunity.build_first} label={`first build of ${title}`} />
          </Row>
        )}
        <Row label="What would refute this">
          <MoreText text={opportunity.refuted_by} label={`refutation of ${title}`} />
        </Row>
      </div>
      <FoldRow>
        <Evidence opportunity={opportunity} />
        <Fold title="Score, economics, and searches you can run yourself">
          <div className={styles.stack}>
            <ScoreTable components={opportunity.components} />
            {economics && (
              <Row label="Economics">
                <p>
                  <MarkedText text={economics} />
                </p>
              </Row>
            )}
            <Searches queries={opportunity.queries} />
          </div>
        </Fold>
        <KeepOpportunity reference={opportunity.id} />
      </FoldRow>
    </div>
  );
}
