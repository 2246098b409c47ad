import type { IdeaAnalysis } from '../../../../contract/routes/analyses.routes.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { StatFigure, StatRow } from '../../../components/stat-figure.tsx';
import styles from './analysis-summary.module.css';

function averageScore(result: IdeaAnalysis): number | null {
  if (result.ideas.length === 0) return null;
  const sum = result.ideas.reduce((total, idea) => total + idea.opportunity_score, 0);
  return Math.round(sum / result.ideas.length);
}

function IdeaCard({ idea }: { idea: IdeaAnalysis['ideas'][number] }) {
  return (
    <Card level={3} title={idea.title} aside={<span>Score: {idea.opportunity_score}/100</span>}>
      <dl className={styles.parts}>
        <dt>Problem</dt>
        <dd>{idea.problem}</dd>
        <dt>Concept</dt>
        <dd>{idea.concept}</dd>
        <dt>Market Gap</dt>
        <dd>{idea.gap}</dd>
      </dl>
    </Card>
  );
}

/** What came of the run: three figures, one card per opportunity, and the ways on. */
export function AnalysisSummary({ result, onReset }: { result: IdeaAnalysis; onReset: () => void }) {
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
        {result.reason && <p className={styles.reason}>{result.reason}</p>}
      </Card>
      {result.ideas.map((idea) => (
        <IdeaCard key={idea.id} idea={idea} />
      ))}
    </section>
  );
}
