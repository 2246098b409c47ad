import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_PAGE_SIZE } from '../../../../contract/admin-page.ts';
import type { AiSpend, AiUsageRow } from '../../../../contract/routes/admin.routes.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { StatFigure, StatRow } from '../../../components/stat-figure.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { aiUsageQuery } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { QueryState } from './query-state.tsx';

const count = (value: number): string => value.toLocaleString('en');
// A single answer costs parts of a cent.
const cost = (usd: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: usd > 0 && usd < 1 ? 4 : 2,
  }).format(usd);

const COLUMNS: readonly Column<AiUsageRow>[] = [
  {
    id: 'day',
    header: 'Day and user',
    cell: (row) => (
      <>
        {row.day}
        <span className={styles.soft}>
          {row.user_email ?? (row.user_id ? 'Deleted account' : 'System (no user)')}
        </span>
      </>
    ),
  },
  { id: 'model', header: 'Model', cell: (row) => row.model, wideOnly: true },
  { id: 'requests', header: 'Requests', cell: (row) => count(row.requests), align: 'end', wideOnly: true },
  { id: 'input', header: 'Tokens read', cell: (row) => count(row.input_tokens), align: 'end' },
  { id: 'output', header: 'Tokens written', cell: (row) => count(row.output_tokens), align: 'end' },
  { id: 'cost', header: 'Cost', cell: (row) => cost(row.cost_usd), align: 'end' },
];

function Sums({ today, month, cap }: { today: AiSpend; month: AiSpend; cap: number }) {
  const tokens = today.input_tokens + today.output_tokens;
  return (
    <StatRow>
      <StatFigure
        value={count(tokens)}
        label="Tokens today"
        note={`of ${count(cap)} allowed per day (UTC)`}
      />
      <StatFigure
        value={cost(today.cost_usd)}
        label="Cost today"
        note={`${count(today.requests)} requests`}
      />
      <StatFigure value={count(month.input_tokens + month.output_tokens)} label="Tokens this month" />
      <StatFigure
        value={cost(month.cost_usd)}
        label="Cost this month"
        note={`${count(month.requests)} requests`}
      />
    </StatRow>
  );
}

/** What the language model was asked and what it cost, by person and day. */
export function AiUsageTab() {
  const [page, setPage] = useState(1);
  const query = useQuery(aiUsageQuery(useApi(), { page }));
  return (
    <QueryState query={query} standIn={420}>
      {({ assistant, daily_token_cap: cap, today, month, rows, total }) => {
        const embedded = assistant.kind === 'embedded';
        if (total === 0) {
          return (
            <Card title="AI Usage">
              <EmptyState
                text={
                  embedded
                    ? 'No language model is configured. Answers come from the built-in assistant, which uses no tokens.'
                    : `${assistant.name} has not been used yet.`
                }
              />
            </Card>
          );
        }
        return (
          <Card title="AI Usage" aside={embedded ? 'No language model is configured now' : assistant.name}>
            <div className={styles.page}>
              <Sums today={today} month={month} cap={cap} />
              <Table
                caption="Tokens and cost by day and user"
                columns={COLUMNS}
                rows={rows}
                rowKey={(row) => `${row.day} ${row.user_id} ${row.model}`}
              />
              <div className={styles.foot}>
                <span className={styles.soft}>
                  Costs use the prices in the settings; tokens are as the provider counts them.
                </span>
                <Pagination page={page} pages={Math.ceil(total / ADMIN_PAGE_SIZE)} onChange={setPage} />
              </div>
            </div>
          </Card>
        );
      }}
    </QueryState>
  );
}
