import { useQuery } from '@tanstack/react-query';
import type { AnalysisProgress } from '../../../../contract/analysis/report.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { RunBoard } from '../../../components/run-board/run-board.tsx';
import { stageMessage } from '../../../lib/runs/run-progress.ts';
import { useRunBar } from '../../../lib/runs/use-run-bar.ts';
import { useApi } from '../../../lib/services.tsx';
import { sessionQuery } from '../../../lib/sessions/session-query.ts';
import { useSessionEvents } from '../../../lib/sessions/use-session-events.ts';
import { useReading } from '../hooks/use-reading.tsx';
import { useRerun } from '../hooks/use-rerun.ts';
import { SessionRun } from './session-run.tsx';

function Waiting({ progress }: { progress: AnalysisProgress | null }) {
  const percent = useRunBar(progress);
  return <RunBoard run={null} percent={percent} message={stageMessage(percent)} counts={[]} />;
}

function Known({ data, progress }: { data: SessionReport; progress: AnalysisProgress | null }) {
  const { rerun } = useRerun(data.session);
  const { chips, dialog } = useReading(data, (edit) => void rerun(edit));
  return (
    <>
      <SessionRun data={data} progress={progress} frame={chips} onResume={() => void rerun()} />
      {dialog}
    </>
  );
}

/** The run of a session in place: the view that its page has. `sessionId` is null until the run has begun. */
export function LiveRun({ sessionId }: { sessionId: string | null }) {
  const query = useQuery({ ...sessionQuery(useApi(), sessionId ?? ''), enabled: sessionId !== null });
  const progress = useSessionEvents(sessionId, true);
  return query.data ? <Known data={query.data} progress={progress} /> : <Waiting progress={progress} />;
}
