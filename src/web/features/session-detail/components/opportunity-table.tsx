import { useState } from 'react';
import type { Opportunity } from '../../../../contract/report.ts';
import { type Column, Table } from '../../../components/table.tsx';

type SortKey = 'score' | 'confidence' | 'fit' | 'against';

const READ: Record<SortKey, (opportunity: Opportunity) => number> = {
  score: (opportunity) => opportunity.opportunity_score,
  confidence: (opportunity) => Math.round(opportunity.score_components.confidence * 100),
  fit: (opportunity) => Math.round((opportunity.score_components.values.fit ?? 0) * 100),
  against: (opportunity) => opportunity.evidence_against.length,
};

const HEADERS: Record<SortKey, string> = {
  score: 'Score',
  confidence: 'Confidence',
  fit: 'Fit',
  against: 'Counter-evidence',
};

/** All opportunities side by side, sortable, each row leading to its card. */
export function OpportunityTable({ opportunities }: { opportunities: readonly Opportunity[] }) {
  const [sort, setSort] = useState<{ key: SortKey; up: boolean }>({ key: 'score', up: false });
  const rows = [...opportunities].sort(
    (a, b) => (READ[sort.key](a) - READ[sort.key](b)) * (sort.up ? 1 : -1),
  );
  const numbers = (Object.keys(HEADERS) as SortKey[]).map(
    (key): Column<Opportunity> => ({
      id: key,
      header: HEADERS[key],
      align: 'end',
      wideOnly: key !== 'score',
      cell: (row) => READ[key](row),
      sort: sort.key === key ? (sort.up ? 'ascending' : 'descending') : 'none',
      onSort: () => setSort({ key, up: sort.key === key ? !sort.up : false }),
    }),
  );
  const columns: Column<Opportunity>[] = [
    { id: 'title', header: 'Opportunity', cell: (row) => <a href={`#${row.id}`}>{row.title}</a> },
    { id: 'kind', header: 'Kind', cell: (row) => row.kind, wideOnly: true },
    ...numbers,
  ];
  return <Table caption="Opportunities compared" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
