import { withoutMarks } from '../../../../contract/analysis/marked-text.ts';
import type { IdeaAnalysis, SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { StatFigure, StatRow } from '../../../components/stat-figure.tsx';
import styles from './analysis-summary.module.css';

/** What the summary shows of a finished run, whether its answer came by the call or from the saved session. */
export type RunResult = Pick<IdeaAnalysis, 'session_id' | 'ideas' | 'total_patents' | 'no_result'>;

/** The result of a saved session; null while it has none. */
export function resultOf(data: SessionReport | undefined): RunResult | null {
  if (data?.session.clustering_status !== 'completed') return null;
  return {
    session_id: data.session.id,
    ideas: data.ideas,
    total_patents: data.patents.length,
    no_result: data.report?.no_result ?? null,
  };
}

function averageScore({ ideas }: RunResult): number | null {
  if (ideas.length === 0) return null;
  const sum = ideas.reduce((total, idea) => total + idea.opportunity_score, 0);
  return Math.round(sum / ideas.length);
}

function IdeaCard({ idea }: { idea: RunResult['ideas'][number] }) {
  return (
    <Card level={3} title={idea.title} aside={<span>Score: {idea.opportunity_score}/100</span>}>
      <dl className={styles.parts}>
        <dt>Problem</dt>
        <dd>{withoutMarks(idea.problem)}</dd>
        <dt>Concept</dt>
        <dd>{withoutMarks(idea.concept)}</dd>
        <dt>Market Gap</dt>
        <dd>{withoutMarks(idea.gap)}</dd>
      </dl>
    </Card>
  );
}

/** What came of the run: three figures, one card per opportunity, and what to do next. */
export function AnalysisSummary({ result, onReset }: { result: RunResult; onReset: () => void }) {
  const average = averageScore(result);
  return (
    <section aria-label="Analysis Summary" className={styles.summary}>
      <Card
        title="Analysis Summary"
        aside={
          <>
            <ButtonLink variant="primary" to={`/dashboard/session/${result.session_id}`}>
              View Full Session
            </ButtonLink>
            <Button onClick={onReset}>Analyze New Idea</Button>
          </>
        }
      >
        <StatRow>
          <StatFigure value={result.ideas.length} label="Innovation Opportunities" />
          <StatFigure value={result.total_patents} label="Related Patents" />
          <StatFigure
            value={average ?? '–'}
            label="Average Score"
            note={average === null ? 'nothing to score' : 'of 100'}
          />
        </StatRow>
        {result.no_result && <p className={styles.reason}>{result.no_result.text}</p>}
      </Card>
      {result.ideas.map((idea) => (
        <IdeaCard key={idea.id} idea={idea} />
      ))}
    </section>
  );
}
