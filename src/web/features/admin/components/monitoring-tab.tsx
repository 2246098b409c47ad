import { useQuery } from '@tanstack/react-query';
import { LIMIT_LABELS, LIMIT_TYPES, UNLIMITED } from '../../../../contract/plans.ts';
import type { UsageLevel } from '../../../../contract/usage-status.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { monthUsageQuery, subscribersQuery } from '../api/admin-queries.ts';
import { LEVEL_NAMES, type MonitoredUser, monitorUsage } from '../usage-monitoring.ts';
import styles from './admin.module.css';
import { QueryState } from './query-state.tsx';

const tones: Record<UsageLevel, BadgeTone> = { ok: 'secondary', near: 'outline', reached: 'destructive' };

function Meters({ person }: { person: MonitoredUser }) {
  return (
    <div className={styles.meters}>
      {LIMIT_TYPES.map((type) => {
        const limit = person.limits[type];
        const percent = person.percent[type];
        const tone = percent >= 100 ? 'full' : percent > 80 ? 'near' : 'normal';
        return (
          <div key={type}>
            <span className={styles.meter}>
              <span>{LIMIT_LABELS[type]}</span>
              <span>
                {person.used[type]} / {limit === UNLIMITED ? '∞' : limit}
              </span>
            </span>
            <ProgressBar value={percent} label={`${LIMIT_LABELS[type]} of ${person.email}`} tone={tone} />
          </div>
        );
      })}
    </div>
  );
}

const COLUMNS: readonly Column<MonitoredUser>[] = [
  {
    id: 'person',
    header: 'Subscriber',
    cell: (person) => (
      <>
        <span className={styles.address}>{person.email}</span>
        <span className={styles.soft}>{person.plan}</span>
      </>
    ),
  },
  { id: 'usage', header: 'Usage', cell: (person) => <Meters person={person} /> },
  {
    id: 'level',
    header: 'Status',
    cell: (person) => <Badge tone={tones[person.level]}>{LEVEL_NAMES[person.level]}</Badge>,
    align: 'end',
  },
];

/** Each subscriber's usage against the limits of the plan, the fullest first. */
export function MonitoringTab() {
  const api = useApi();
  const subscribers = useQuery(subscribersQuery(api));
  const usage = useQuery(monthUsageQuery(api));
  return (
    <Card title="Usage Monitoring">
      <QueryState query={subscribers} standIn={320}>
        {(people) => (
          <QueryState query={usage} standIn={320}>
            {(rows) =>
              people.length === 0 ? (
                <EmptyState text="No subscribers yet." />
              ) : (
                <Table
                  caption="Usage of each subscriber"
                  columns={COLUMNS}
                  rows={monitorUsage(people, rows)}
                  rowKey={(person) => person.userId}
                />
              )
            }
          </QueryState>
        )}
      </QueryState>
    </Card>
  );
}
