import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Skeleton, SkeletonLines } from '../../../components/skeleton.tsx';
import { ApiError, referenceOf } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { isSessionId, sessionQuery } from '../api/session-queries.ts';
import { PatentPeekProvider, usePatentPeek } from '../hooks/patent-peek.tsx';
import { useRegenerate } from '../hooks/use-regenerate.ts';
import { useSessionEvents } from '../hooks/use-session-events.ts';
import { ReportView } from './report-view.tsx';
import { RunNotice } from './run-notice.tsx';
import { SessionActions } from './session-actions.tsx';
import styles from './session-page.module.css';

const back = <Link to="/dashboard/sessions">Back to sessions</Link>;

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title="Session" back={back} />
      <ErrorCard
        title={missing ? 'Session not found' : 'Failed to load session data'}
        message={
          missing
            ? "Session not found or you don't have permission to view it"
            : 'Failed to load session data'
        }
        reference={referenceOf(error)}
        actions={<Button onClick={onRetry}>Try Again</Button>}
      />
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <PageHeading title="Loading session…" back={back} />
      <div className={styles.columns}>
        <div className={styles.waiting}>
          <SkeletonLines lines={6} />
          <Skeleton height={360} />
          <SkeletonLines lines={8} />
        </div>
        <Skeleton height={500} />
      </div>
    </div>
  );
}

function useScrollToHash(ready: boolean): void {
  useEffect(() => {
    if (!ready || !location.hash) return;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [ready]);
}

type Chat = (sessionId: string, openPatent: (number: string) => void) => ReactNode;

// The chat's citations open in the same dialog as those of the report.
function ChatSlot({ sessionId, chat }: { sessionId: string; chat: Chat }) {
  const peek = usePatentPeek();
  return chat(sessionId, (number) => peek.open(number, [number]));
}

function Loaded({ data, chat }: { data: SessionReport; chat: Chat }) {
  const { session } = data;
  const regenerate = useRegenerate(session);
  const progress = useSessionEvents(session.id);
  const running = !['completed', 'failed'].includes(session.clustering_status);
  const analyzing = regenerate.isPending || running;
  useScrollToHash(true);
  return (
    <>
      <PageHeading
        title={<span className={styles.prompt}>{session.prompt}</span>}
        back={back}
        lead={
          <>
            Saved <RelativeTime value={session.created_at} />
          </>
        }
        actions={<SessionActions sessionId={session.id} />}
      />
      <RunNotice session={session} running={analyzing} progress={progress} />
      <div className={styles.columns}>
        <ReportView
          data={data}
          analyzing={analyzing}
          onAnalyze={session.category ? null : () => regenerate.mutate()}
        />
        <aside className={styles.chat}>
          <ChatSlot sessionId={session.id} chat={chat} />
        </aside>
      </div>
    </>
  );
}

/** A saved session: landscape, opportunities, patents, and the chat at the right. */
export function SessionPage({ chat }: { chat: Chat }) {
  const { id } = useParams();
  const api = useApi();
  const valid = isSessionId(id);
  const query = useQuery({ ...sessionQuery(api, id ?? ''), enabled: valid });
  if (!valid) {
    return (
      <>
        <PageHeading title="Session" back={back} />
        <ErrorCard
          title="Invalid session ID"
          message="This address does not name a session."
          actions={<ButtonLink to="/dashboard/sessions">All Sessions</ButtonLink>}
        />
      </>
    );
  }
  if (query.isPending) return <Loading />;
  if (query.isError && !query.data)
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <PatentPeekProvider patents={query.data.patents}>
      <Loaded data={query.data} chat={chat} />
    </PatentPeekProvider>
  );
}
