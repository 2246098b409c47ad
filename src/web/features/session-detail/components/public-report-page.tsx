import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { reportMeta } from '../../../../contract/report-meta.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { FrameChips } from '../../../components/frame/frame-chips.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { PageMeta } from '../../../components/page-meta.tsx';
import { SkeletonLines } from '../../../components/skeleton.tsx';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { exampleQuery, sharedQuery } from '../api/public-reports.ts';
import { EvidenceProvider } from '../evidence/evidence.tsx';
import { useScrollToHash } from '../hooks/use-scroll-to-hash.ts';
import styles from './public-report-page.module.css';
import { ReportBody } from './report-body.tsx';
import { SessionHeader } from './session-header.tsx';
import { SideColumn } from './side-column.tsx';

interface Words {
  /** What the page is, in one sentence. */
  lead: ReactNode;
  /** What to say when there is nothing at this address. */
  gone: string;
}

const TRY = (
  <ButtonLink variant="primary" to="/dashboard/new-idea">
    Analyze your own idea
  </ButtonLink>
);

const NONE: readonly never[] = [];

function Loaded({ data, lead }: { data: SessionReport; lead: ReactNode }) {
  useScrollToHash();
  const { session, report } = data;
  return (
    <EvidenceProvider patents={data.patents} ratings={report?.ratings ?? NONE}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SessionHeader
            idea={session.prompt}
            frame={report && <FrameChips frame={report.frame} />}
            back={lead}
          />
          <ReportBody data={data} />
        </div>
        <SideColumn ask={null}>
          <section className={styles.try} aria-label="Your own idea">
            <h2>Try it with your idea</h2>
            {TRY}
          </section>
          <p className={styles.hint}>Press a patent number, and its passage opens here.</p>
        </SideColumn>
      </div>
      <p className={styles.below}>{TRY}</p>
    </EvidenceProvider>
  );
}

function PublicReport({ query, words }: { query: UseQueryResult<SessionReport>; words: Words }) {
  if (query.isPending) {
    return (
      <div className={styles.page} aria-busy="true">
        <title>Analysis · Lacuna</title>
        <PageHeading title="Loading the analysis…" />
        <SkeletonLines lines={10} />
      </div>
    );
  }
  if (query.isError) {
    const missing = query.error instanceof ApiError && query.error.status === 404;
    return (
      <div className={styles.page}>
        <title>Analysis · Lacuna</title>
        <PageHeading title="Analysis" />
        <ErrorCard
          title={missing ? 'Not available' : undefined}
          message={missing ? words.gone : errorText(query.error)}
          actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        />
      </div>
    );
  }
  const { session, report, ideas } = query.data;
  return (
    <div className={styles.page}>
      <PageMeta
        {...reportMeta({ idea: session.prompt, verdict: report?.verdict ?? '', opportunities: ideas })}
      />
      <Loaded data={query.data} lead={words.lead} />
    </div>
  );
}

/** A finished analysis that needs no account. */
export function ExamplePage() {
  const { slug = '' } = useParams();
  return (
    <PublicReport
      query={useQuery(exampleQuery(useApi(), slug))}
      words={{
        lead: (
          <>
            An example report, unedited. <Link to="/example">All examples</Link>
          </>
        ),
        gone: 'There is no example at this address. All examples are on the example page.',
      }}
    />
  );
}

/** What the owner of a session shared, read-only. */
export function SharedPage() {
  const { token = '' } = useParams();
  return (
    <PublicReport
      query={useQuery(sharedQuery(useApi(), token))}
      words={{
        lead: 'Shared by its owner, read-only.',
        gone: 'This link does not exist, or its owner has revoked it.',
      }}
    />
  );
}
