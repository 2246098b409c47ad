import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorCard } from '../../components/error-card.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { StatFigure, StatRow } from '../../components/stat-figure.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useApi, useAuth } from '../../lib/services.tsx';
import { type Analytics, analyticsQuery, growthPercent } from './analytics-query.ts';
import styles from './analytics-tab.module.css';

function Growth({ analytics }: { analytics: Analytics }) {
  const percent = growthPercent(analytics.thisMonth, analytics.lastMonth);
  return (
    <span className={styles.growth} data-direction={percent < 0 ? 'down' : 'up'}>
      {percent > 0 ? '+' : ''}
      {percent}% vs last month
    </span>
  );
}

function Recent({ analytics }: { analytics: Analytics }) {
  if (analytics.recent.length === 0) return <EmptyState text="No sessions yet. Start your first analysis!" />;
  return (
    <ul className={styles.recent}>
      {analytics.recent.map((session) => (
        <li key={session.id}>
          <Link to={`/dashboard/session/${session.id}`}>{session.prompt}</Link>
          <span className={styles.facts}>
            <Badge tone={session.clustering_status === 'completed' ? 'default' : 'secondary'}>
              {session.clustering_status}
            </Badge>
            <RelativeTime value={session.created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the person has done here: totals, this month against last, and the five latest sessions. */
export function AnalyticsTab() {
  const api = useApi();
  const { user } = useAuth();
  const query = useQuery({ ...analyticsQuery(api, user?.id ?? ''), enabled: user !== null });
  if (query.isPending) return <Skeleton height={420} />;
  if (query.isError) {
    return (
      <ErrorCard
        message={errorText(query.error)}
        actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      />
    );
  }
  const analytics = query.data;
  return (
    <div className={styles.tab}>
      <Card title="Analytics">
        <StatRow>
          <StatFigure value={analytics.sessions} label="Total Sessions" />
          <StatFigure
            value={analytics.thisMonth}
            label="This Month"
            note={<Growth analytics={analytics} />}
          />
          <StatFigure value={analytics.ideas} label="Ideas Generated" />
          <StatFigure value={analytics.messages} label="Chat Messages" note="questions and answers" />
        </StatRow>
      </Card>
      <Card title="Recent Activity">
        <Recent analytics={analytics} />
      </Card>
    </div>
  );
}
