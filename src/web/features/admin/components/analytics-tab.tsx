import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/card.tsx';
import { StatFigure, StatRow } from '../../../components/stat-figure.tsx';
import { useApi } from '../../../lib/services.tsx';
import { monthUsageQuery } from '../api/admin-queries.ts';
import { sumUsage } from '../usage-monitoring.ts';
import { QueryState } from './query-state.tsx';

/** Sums of this month over all people. */
export function AnalyticsTab() {
  const query = useQuery(monthUsageQuery(useApi()));
  return (
    <Card title="Usage this month">
      <QueryState query={query} standIn={76}>
        {(rows) => {
          const sums = sumUsage(rows);
          return (
            <StatRow>
              <StatFigure value={sums.idea_generations} label="Idea Generations" />
              <StatFigure value={sums.category_searches} label="Category Searches" />
              <StatFigure value={sums.chat_messages} label="Chat Messages" />
            </StatRow>
          );
        }}
      </QueryState>
    </Card>
  );
}
