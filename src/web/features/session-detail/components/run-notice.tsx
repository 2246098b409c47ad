import type { AnalysisProgress } from '../../../../contract/report.ts';
import type { Session } from '../../../../contract/routes/analyses.routes.ts';
import { ErrorCard } from '../../../components/error-card.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';

/** What the reader must know of the run: that it goes on, that it failed, or that it was done differently. */
export function RunNotice({
  session,
  running,
  progress,
}: {
  session: Session;
  running: boolean;
  progress: AnalysisProgress | null;
}) {
  if (running) {
    return (
      <div role="status">
        <ProgressBar value={progress?.percent ?? 2} label="Analysis under way" tone="signal" />
        <p>Analyzing... You may leave this page: the analysis goes on.</p>
      </div>
    );
  }
  if (session.clustering_status === 'failed') {
    return (
      <ErrorCard
        title="Analysis failed"
        message="Could not complete analysis. Please try again. Your idea is saved and nothing was charged."
      />
    );
  }
  return session.notice ? <p role="status">{session.notice}</p> : null;
}
