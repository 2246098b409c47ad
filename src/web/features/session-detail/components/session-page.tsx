import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Skeleton, SkeletonLines } from '../../../components/skeleton.tsx';
import { ApiError, referenceOf } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { isSessionId, sessionQuery } from '../../../lib/sessions/session-query.ts';
import { EvidenceProvider } from '../evidence/evidence.tsx';
import { KeepProvider, type KeepSlots } from '../hooks/keep-slots.tsx';
import styles from './session-page.module.css';
import { type Chat, SessionView } from './session-view.tsx';

const back = <Link to="/dashboard/sessions">Back to sessions</Link>;
const NONE: readonly never[] = [];

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
      <h1 className="visually-hidden">Loading session…</h1>
      <div className={styles.waiting}>
        <Skeleton width="60%" height={30} />
        <Skeleton width="80%" height={24} />
        <SkeletonLines lines={2} />
        <Skeleton height={230} />
        <Skeleton height={220} />
      </div>
    </div>
  );
}

/** A saved session: its report, or the run that makes it, with the chat at the right. */
export function SessionPage({ chat, keep }: { chat: Chat; keep: KeepSlots }): ReactNode {
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
          message="This is not the address of a session."
          actions={<ButtonLink to="/dashboard/sessions">All Sessions</ButtonLink>}
        />
      </>
    );
  }
  if (query.isPending) return <Loading />;
  if (query.isError && !query.data) {
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { data } = query;
  return (
    <EvidenceProvider key={id} patents={data.patents} ratings={data.report?.ratings ?? NONE}>
      <KeepProvider slots={keep} ideas={data.ideas}>
        <SessionView data={data} back={back} chat={chat} />
      </KeepProvider>
    </EvidenceProvider>
  );
}
