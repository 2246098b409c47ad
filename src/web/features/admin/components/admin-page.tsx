import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ErrorCard } from '../../../components/error-card.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StatFigure, StatRow } from '../../../components/stat-figure.tsx';
import { type TabItem, Tabs } from '../../../components/tabs.tsx';
import { useApi, useAuth } from '../../../lib/services.tsx';
import { totalsQuery } from '../api/admin-queries.ts';
import { ActivityTab } from './activity-tab.tsx';
import styles from './admin.module.css';
import { AiUsageTab } from './ai-usage-tab.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { MonitoringTab } from './monitoring-tab.tsx';
import { QueryState } from './query-state.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const TABS: readonly TabItem[] = [
  { id: 'users', label: 'Users', content: <UsersTab /> },
  { id: 'activity', label: 'Recent Activity', content: <ActivityTab /> },
  { id: 'analytics', label: 'Usage Analytics', content: <AnalyticsTab /> },
  { id: 'monitoring', label: 'Usage Monitoring', content: <MonitoringTab /> },
  { id: 'ai', label: 'AI Usage', content: <AiUsageTab /> },
  { id: 'security', label: 'Security', content: <SecurityTab /> },
  { id: 'audit', label: 'Audit', content: <AuditTab /> },
  { id: 'jobs', label: 'Jobs', content: <JobsTab /> },
  { id: 'sources', label: 'Sources', content: <SourcesTab /> },
];

/** The admin dashboard. The route's guard sends others away; this says why to whoever gets past it. */
export function AdminPage() {
  const { user, isAdmin } = useAuth();
  if (!user) return <ErrorCard title="Authentication Required" message="Please log in to continue." />;
  if (!isAdmin) return <ErrorCard title="Access Denied" message="This page is for administrators." />;
  return <AdminDashboard />;
}

const TOTALS = [
  ['users', 'Total Users'],
  ['subscribers', 'Subscribers'],
  ['sessions', 'Total Sessions'],
  ['ideas', 'Total Ideas'],
] as const;

/** The header cards; the same cards without figures stand in while these are fetched. */
function Totals({ counts }: { counts?: Record<(typeof TOTALS)[number][0], number> }) {
  return (
    <StatRow>
      {TOTALS.map(([name, label]) => (
        <StatFigure
          key={name}
          value={counts ? counts[name] : <Skeleton width="3ch" height="1.1em" />}
          label={label}
        />
      ))}
    </StatRow>
  );
}

function AdminDashboard() {
  const totals = useQuery(totalsQuery(useApi()));
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeading title="Admin Dashboard" />
      <div className={styles.page}>
        <QueryState query={totals} standIn={<Totals />}>
          {(counts) => <Totals counts={counts} />}
        </QueryState>
        <Tabs
          label="Admin dashboard"
          items={TABS}
          value={params.get('tab') ?? 'users'}
          onChange={(tab) => setParams(tab === 'users' ? {} : { tab }, { replace: true })}
        />
      </div>
    </>
  );
}
