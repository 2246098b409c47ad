import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecurityEvent } from '../../../../contract/routes/admin.routes.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { SelectField } from '../../../components/text-field.tsx';
import { useApi } from '../../../lib/services.tsx';
import { securityEventsQuery } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { PageFoot } from './page-foot.tsx';
import { QueryState } from './query-state.tsx';

type Severity = SecurityEvent['severity'];
const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low'];
const tones: Record<Severity, BadgeTone> = {
  critical: 'destructive',
  high: 'destructive',
  medium: 'outline',
  low: 'secondary',
};

const facts = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

const COLUMNS: readonly Column<SecurityEvent>[] = [
  {
    id: 'event',
    header: 'Event',
    cell: (event) => (
      <>
        {event.type.replaceAll('_', ' ')}
        <span className={styles.soft}>
          {event.user_email ?? 'Not signed in'}
          {event.address && ` · ${event.address}`}
          {event.source === 'client' && ' · reported by a browser'}
        </span>
      </>
    ),
  },
  {
    id: 'details',
    header: 'Details',
    cell: (event) => <span className={styles.details}>{facts(event.details)}</span>,
    wideOnly: true,
  },
  {
    id: 'severity',
    header: 'Severity',
    cell: (event) => <Badge tone={tones[event.severity]}>{event.severity}</Badge>,
  },
  { id: 'at', header: 'When', cell: (event) => <RelativeTime value={event.at} />, align: 'end' },
];

/** Security events of the last day. */
export function SecurityTab() {
  const [severity, setSeverity] = useState<Severity | undefined>();
  const [page, setPage] = useState(1);
  const query = useQuery(securityEventsQuery(useApi(), { page, severity }));
  return (
    <Card
      title="Security events from the last 24 hours"
      aside={
        <SelectField
          label="Severity"
          hideLabel
          value={severity ?? ''}
          onChange={(event) => {
            setSeverity(SEVERITIES.find((one) => one === event.target.value));
            setPage(1);
          }}
        >
          <option value="">All severities</option>
          {SEVERITIES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      }
    >
      <QueryState query={query} standIn={420}>
        {({ events, total }) =>
          events.length === 0 ? (
            <EmptyState text="No security events." />
          ) : (
            <>
              <Table caption="Security events" columns={COLUMNS} rows={events} rowKey={(event) => event.id} />
              <PageFoot total={total} page={page} onPage={setPage} />
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
