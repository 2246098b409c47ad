import { useQuery } from '@tanstack/react-query';
import type { SessionStatus } from '../../../../contract/analysis/report.ts';
import { readTable } from '../../../lib/api/table-read.ts';
import { isRunning } from '../../../lib/runs/run-progress.ts';
import { useAuth, useServices } from '../../../lib/services.tsx';

interface Newest {
  id: string;
  prompt: string;
  clustering_status: SessionStatus;
}

/** The person's newest session if its run was under way when the page opened: after a reload, or on a second device. */
export function useRunningSession(): { id: string; prompt: string } | null {
  const { api } = useServices();
  const { user } = useAuth();
  const query = useQuery({
    queryKey: ['sessions', 'newest', user?.id],
    enabled: user !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const { rows } = await readTable<Newest>(api, {
        table: 'idea_sessions',
        query: {
          select: 'id,prompt,clustering_status',
          user_id: `eq.${user?.id}`,
          order: 'created_at.desc',
        },
        page: { from: 0, size: 1 },
        signal,
      });
      return rows[0] && isRunning(rows[0].clustering_status) ? rows[0] : null;
    },
  });
  return query.data ?? null;
}
