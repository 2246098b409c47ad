import { useQueryClient } from '@tanstack/react-query';
import type { FrameEdit } from '../../../../contract/analysis/frame.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { isRunning } from '../../../lib/runs/run-progress.ts';
import { useStopRun } from '../../../lib/runs/use-stop-run.ts';
import { useApi } from '../../../lib/services.tsx';
import { sessionQuery } from '../../../lib/sessions/session-query.ts';
import { useRegenerate } from './use-regenerate.ts';

const TRIES = 20;
const PAUSE = 500;

/** Runs the analysis of a session again with a corrected reading; a run under way is stopped first. */
export function useRerun(session: SessionReport['session']) {
  const api = useApi();
  const queries = useQueryClient();
  const regenerate = useRegenerate(session);
  const { stop, stopping } = useStopRun(session.id);
  const ended = async (): Promise<boolean> => {
    const now = await queries.fetchQuery({ ...sessionQuery(api, session.id), staleTime: 0 });
    return !isRunning(now.session.clustering_status);
  };
  const rerun = async (edit?: FrameEdit): Promise<void> => {
    if (isRunning(session.clustering_status)) {
      await stop();
      for (let tries = 0; tries < TRIES && !(await ended()); tries++) {
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    regenerate.mutate(edit);
  };
  return { rerun, busy: regenerate.isPending || stopping };
}
