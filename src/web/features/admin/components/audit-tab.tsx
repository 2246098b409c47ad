import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntryDto } from '../../../../contract/routes/admin.routes.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { auditQuery } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { PageFoot } from './page-foot.tsx';
import { QueryState } from './query-state.tsx';

const COLUMNS: readonly Column<AuditEntryDto>[] = [
  {
    id: 'action',
    header: 'Action',
    cell: (entry) => (
      <>
        {entry.action}
        <span className={styles.soft}>
          by {entry.actor}
          {entry.address && ` · ${entry.address}`}
        </span>
      </>
    ),
  },
  {
    id: 'subject',
    header: 'Subject',
    cell: (entry) => <span className={styles.details}>{entry.subject}</span>,
    wideOnly: true,
  },
  { id: 'at', header: 'When', cell: (entry) => <RelativeTime value={entry.at} />, align: 'end' },
];

/** The server's own audit log. */
export function AuditTab() {
  const [page, setPage] = useState(1);
  const query = useQuery(auditQuery(useApi(), { page }));
  return (
    <Card title="Audit log">
      <QueryState query={query} standIn={420}>
        {({ entries, total }) =>
          entries.length === 0 ? (
            <EmptyState text="No audit entries yet." />
          ) : (
            <>
              <Table
                caption="Audit log"
                columns={COLUMNS}
                rows={entries}
                rowKey={(entry) => String(entry.id)}
              />
              <PageFoot total={total} note=", kept for a year" page={page} onPage={setPage} />
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
