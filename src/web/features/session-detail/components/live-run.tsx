import { useQuery } from '@tanstack/react-query';
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

function Waiting() {
  const percent = useRunBar(null);
  return <RunBoard run={null} percent={percent} message={stageMessage(percent)} counts={[]} />;
}

function Known({ data }: { data: SessionReport }) {
  const progress = useSessionEvents(data.session.id);
  const { rerun } = useRerun(data.session);
  const { chips, dialog } = useReading(data, (edit) => void rerun(edit));
  return (
    <>
      <SessionRun data={data} progress={progress} frame={chips} onResume={() => void rerun()} />
      {dialog}
    </>
  );
}

/** The run of a session wherever it is shown: the view that the session page has, in place. `sessionId` is null until the run has begun. */
export function LiveRun({ sessionId }: { sessionId: string | null }) {
  const query = useQuery({ ...sessionQuery(useApi(), sessionId ?? ''), enabled: sessionId !== null });
  return query.data ? <Known data={query.data} /> : <Waiting />;
}
