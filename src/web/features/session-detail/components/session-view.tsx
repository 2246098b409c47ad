import type { ReactNode } from 'react';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { isRunning } from '../../../lib/runs/run-progress.ts';
import { useSessionEvents } from '../../../lib/sessions/use-session-events.ts';
import { useEvidence } from '../evidence/evidence.tsx';
import { useReading } from '../hooks/use-reading.tsx';
import { useRerun } from '../hooks/use-rerun.ts';
import { useScrollToHash } from '../hooks/use-scroll-to-hash.ts';
import { ReportBody } from './report-body.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionHeader } from './session-header.tsx';
import styles from './session-page.module.css';
import { SessionRun } from './session-run.tsx';
import { SideColumn } from './side-column.tsx';

export type Chat = (sessionId: string, openPatent: (number: string, quote: string) => void) => ReactNode;

// The chat's citations open in the same drawer as those of the report.
function ChatSlot({ sessionId, chat }: { sessionId: string; chat: Chat }) {
  const { open } = useEvidence();
  return chat(sessionId, (number, quote) => open({ title: 'Patent', items: [{ number, quote }] }));
}

/** A loaded session. */
export function SessionView({ data, back, chat }: { data: SessionReport; back: ReactNode; chat: Chat }) {
  const { session, report } = data;
  const progress = useSessionEvents(session.id);
  const { rerun, busy } = useRerun(session);
  const { chips, dialog, edit } = useReading(data, (change) => void rerun(change));
  const analyzing = busy || isRunning(session.clustering_status);
  const onAnalyze = session.category === null ? () => void rerun() : null;
  // A run that has nothing to show yet takes the place of the report.
  const unfinished =
    report === null && session.category === null && session.clustering_status !== 'completed';
  useScrollToHash();
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SessionHeader
            idea={session.prompt}
            back={back}
            frame={unfinished ? null : chips}
            saved={
              <>
                Saved <RelativeTime value={session.created_at} />
              </>
            }
            actions={<SessionActions sessionId={session.id} />}
          />
          <SessionRun data={data} progress={progress} frame={chips} onResume={onAnalyze} />
          {!unfinished && (
            <ReportBody data={data} analyzing={analyzing} onAnalyze={onAnalyze} onEdit={edit} />
          )}
        </div>
        <SideColumn ask="Ask">
          <ChatSlot sessionId={session.id} chat={chat} />
        </SideColumn>
      </div>
      {dialog}
    </>
  );
}
