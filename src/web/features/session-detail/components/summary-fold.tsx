import { useState } from 'react';
import { Link } from 'react-router';
import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import { MarkedText } from '../evidence/marked-text.tsx';
import { Matrix } from '../landscape/matrix.tsx';
import { BestCards, CardsKey } from '../opportunities/best-cards.tsx';
import { CoverageBadge } from './coverage-badge.tsx';
import styles from './summary-fold.module.css';

const ROWS = 4;

/** Patents that an opportunity starts from or is held against. */
function patentsBehind(opportunity: Opportunity | undefined): ReadonlySet<string> {
  const nearest = opportunity?.nearest.map(({ number }) => number) ?? [];
  return new Set([...nearest, ...(opportunity?.builds_on ?? [])]);
}

/** Rows behind the active opportunity come first, so that the link between card and figure is seen. */
function withFirst(matrix: AnalysisReport['landscape']['matrix'], numbers: ReadonlySet<string>) {
  const rows = [...matrix.rows].sort((a, b) => Number(numbers.has(b.number)) - Number(numbers.has(a.number)));
  return { ...matrix, rows };
}

function HonestLine() {
  return (
    <p className={styles.honest}>
      The patents below are the nearest we hold, sorted by how many parts of your idea they mention. For fully
      worked-out opportunities, connect a language model (two settings) or{' '}
      <Link to="/example">read the examples</Link>.
    </p>
  );
}

/** What to take from a report before anything else: the verdict, coverage, the three best, and the figure behind them. */
export function SummaryFold({
  report,
  opportunities,
}: {
  report: AnalysisReport;
  opportunities: readonly Opportunity[];
}) {
  const [active, setActive] = useState<string | null>(null);
  const behind = patentsBehind(opportunities.find((one) => one.id === active));
  const { matrix } = report.landscape;
  const all = patentsOfBest(opportunities);
  return (
    <section className={styles.fold} aria-label="Summary">
      <p className={styles.verdict}>
        <MarkedText text={report.verdict} />
      </p>
      <CoverageBadge coverage={report.coverage} />
      {report.method.analyst === 'embedded' && report.ratings.length > 0 && <HonestLine />}
      {opportunities.length > 0 && (
        <div className={styles.best}>
          <BestCards opportunities={opportunities} active={active} onActive={setActive} />
          <CardsKey opportunities={opportunities} />
        </div>
      )}
      {report.next_step && opportunities.length > 0 && (
        <p className={styles.next}>
          <strong>Next step:</strong> <MarkedText text={report.next_step} />
        </p>
      )}
      {matrix.rows.length > 0 && (
        <div className={styles.matrix}>
          <Matrix
            label="Parts of the idea by patent"
            matrix={withFirst(matrix, all)}
            level={report.coverage.level}
            rows={ROWS}
            marked={behind}
          />
          {matrix.rows.length > ROWS && (
            <Link className={styles.whole} to="#matrix">
              All {matrix.rows.length} patents in this figure
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

const patentsOfBest = (opportunities: readonly Opportunity[]): ReadonlySet<string> =>
  new Set(opportunities.slice(0, 3).flatMap((one) => [...patentsBehind(one)]));
