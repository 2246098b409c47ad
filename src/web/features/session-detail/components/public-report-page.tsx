import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { SkeletonLines } from '../../../components/skeleton.tsx';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { exampleQuery, sharedQuery } from '../api/public-reports.ts';
import { PatentPeekProvider } from '../hooks/patent-peek.tsx';
import styles from './public-report-page.module.css';
import { ReportView } from './report-view.tsx';

function PublicReport({
  query,
  lead,
  gone,
}: {
  query: UseQueryResult<SessionReport>;
  lead: string;
  gone: string;
}) {
  // Above the title, which is as long as the idea: what stands here stays where it is when that arrives.
  const intro = (
    <div className={styles.intro}>
      <p className={styles.lead}>{lead}</p>
      <ButtonLink variant="primary" to="/dashboard/new-idea">
        Analyze your own idea
      </ButtonLink>
    </div>
  );
  if (query.isPending) {
    return (
      <div className={styles.page} aria-busy="true">
        {intro}
        <PageHeading title="Loading the analysis…" />
        <SkeletonLines lines={10} />
      </div>
    );
  }
  if (query.isError) {
    const missing = query.error instanceof ApiError && query.error.status === 404;
    return (
      <div className={styles.page}>
        <PageHeading title="Analysis" />
        <ErrorCard
          title={missing ? 'Not available' : undefined}
          message={missing ? gone : errorText(query.error)}
          actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {intro}
      <PageHeading title={query.data.session.prompt} />
      <PatentPeekProvider patents={query.data.patents}>
        <ReportView data={query.data} />
      </PatentPeekProvider>
    </div>
  );
}

/** A finished analysis that needs no account. */
export function ExamplePage() {
  return (
    <PublicReport
      query={useQuery(exampleQuery(useApi()))}
      lead="A finished analysis, just as Lacuna wrote it over its starter library. Every number opens the passage behind it."
      gone="The example has not been computed yet. Please try again in a moment."
    />
  );
}

/** What the owner of a session shared, read-only. */
export function SharedPage() {
  const { token = '' } = useParams();
  return (
    <PublicReport
      query={useQuery(sharedQuery(useApi(), token))}
      lead="Shared by its owner, read-only."
      gone="This link does not lead anywhere, or its owner has revoked it."
    />
  );
}
