import type { ReactNode } from 'react';
import type { AnalysisProgress } from '../../../../contract/analysis/report.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button } from '../../../components/button.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { RunBoard } from '../../../components/run-board/run-board.tsx';
import { countTexts, isRunning, stageMessage } from '../../../lib/runs/run-progress.ts';
import { useRunBar } from '../../../lib/runs/use-run-bar.ts';
import { useStopRun } from '../../../lib/runs/use-stop-run.ts';
import styles from './session-run.module.css';

const STAGE_SHARE = 9.4;

interface Props {
  data: SessionReport;
  progress: AnalysisProgress | null;
  /** How the idea was read, shown inside the board while there is no report. */
  frame?: ReactNode;
  /** Starts the run again; null where none may be started. */
  onResume: (() => void) | null;
}

/** The bar of a run: what the events said last, else what the stored stages say. */
function useSessionBar({ data, progress }: Props): number {
  const { session, run } = data;
  return useRunBar(
    progress ?? { status: session.clustering_status, percent: (run?.stages.length ?? 0) * STAGE_SHARE },
  );
}

function Running(props: Props) {
  const { session, run, report } = props.data;
  const percent = useSessionBar(props);
  const { stop, stopping } = useStopRun(session.id);
  const button = (
    <Button size="small" busy={stopping} onClick={() => void stop()}>
      Stop
    </Button>
  );
  if (report) {
    return (
      <div className={styles.strip}>
        <p role="status">{stageMessage(percent)} The report below stays until the new one is ready.</p>
        <ProgressBar value={percent} label="Analysis progress" tone="signal" />
        {button}
      </div>
    );
  }
  return (
    <RunBoard
      run={run}
      percent={percent}
      message={stageMessage(percent)}
      counts={run ? countTexts(run.counts) : []}
      frame={props.frame}
      actions={button}
    >
      <p className={styles.hint}>You can close or reload this page; the analysis continues.</p>
    </RunBoard>
  );
}

const ENDINGS = {
  stopped: { message: 'Analysis stopped.', text: 'Everything found so far is saved.' },
  failed: { message: 'Analysis failed.', text: 'Could not complete analysis. Please try again.' },
} as const;

function Ended({ data, frame, onResume, status }: Props & { status: 'stopped' | 'failed' }) {
  const { run, report, ideas } = data;
  const { message, text } = ENDINGS[status];
  const charge = ideas.length === 0 ? ' Nothing was charged.' : '';
  const again = onResume && (
    <Button size="small" variant={report ? 'secondary' : 'primary'} onClick={onResume}>
      {status === 'stopped' ? 'Resume analysis' : 'Try Again'}
    </Button>
  );
  if (report) {
    return (
      <div className={styles.strip}>
        <p role="status">
          {status === 'stopped' ? 'The last run was stopped.' : 'The last run failed.'} The report below is
          from an earlier run.
        </p>
        {again}
      </div>
    );
  }
  return (
    <RunBoard
      run={run}
      percent={null}
      message={message}
      counts={run ? countTexts(run.counts) : []}
      frame={frame}
      actions={again}
    >
      <p className={styles.hint}>
        {text}
        {charge}
      </p>
    </RunBoard>
  );
}

/** What the reader must know of the newest run: that it goes on, was stopped, failed, or was done differently. */
export function SessionRun(props: Props) {
  const { session } = props.data;
  const status = session.clustering_status;
  if (isRunning(status)) return <Running {...props} />;
  if (status === 'stopped' || status === 'failed') return <Ended {...props} status={status} />;
  if (!session.notice) return null;
  return (
    <p role="status" className={styles.notice}>
      {session.notice}
    </p>
  );
}
