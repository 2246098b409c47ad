import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LimitType } from '../../../contract/plans.ts';
import type { incrementUsageRoute } from '../../../contract/routes/usage.routes.ts';
import { newIdempotencyKey } from '../api/api-client.ts';
import { useServices } from '../services.tsx';
import type { ToastInput } from '../toast/toast-store.ts';
import { type GateResult, passGate } from './gate.ts';
import { USAGE_KEY } from './usage-query.ts';

/** The gate of one counter; whatever the action returns, the counters on the screens are reloaded. */
export function useGate(type: LimitType): <T>(action: () => Promise<T>) => Promise<GateResult<T>> {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  return useCallback(
    async (action) => {
      const increment = () =>
        api.call<typeof incrementUsageRoute>({
          method: 'POST',
          path: '/functions/v1/atomic-usage-increment',
          body: { limitType: type },
          idempotencyKey: newIdempotencyKey(),
        });
      const tell = (notice: ToastInput) => void toasts.show(notice);
      const result = await passGate({ increment, tell, online: () => navigator.onLine }, action);
      const ran = result.success || result.reason === 'failed';
      if (ran) await queries.invalidateQueries({ queryKey: USAGE_KEY });
      return result;
    },
    [api, toasts, queries, type],
  );
}
