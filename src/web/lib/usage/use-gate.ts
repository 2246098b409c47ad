import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LimitType } from '../../../contract/plans.ts';
import type { incrementUsageRoute } from '../../../contract/routes/usage.routes.ts';
import { newIdempotencyKey } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useServices } from '../services.tsx';
import { USAGE_KEY } from './usage-query.ts';

export type GateResult<T> =
  | { success: true; data: T }
  | { success: false; reason: 'refused' | 'failed'; error: string; cause?: unknown };

const LIMIT_FALLBACK = "You've reached your limit for this feature";

export const GATE_REFUSED = 'Usage limit reached or increment failed';

/**
 * Usage gating of SPEC §4: reserves a unit of the counter on the server, then runs the action, which claims it.
 * A refused gate shows why and runs nothing; an action that throws gives its unit back by itself.
 */
export function useGate(type: LimitType): <T>(action: () => Promise<T>) => Promise<GateResult<T>> {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  return useCallback(
    async (action) => {
      try {
        const answer = await api.call<typeof incrementUsageRoute>({
          method: 'POST',
          path: '/functions/v1/atomic-usage-increment',
          body: { limitType: type },
          idempotencyKey: newIdempotencyKey(),
        });
        if (!answer.success) {
          toasts.show({
            title: 'Usage limit reached',
            text: answer.message || LIMIT_FALLBACK,
            kind: 'error',
          });
          return { success: false, reason: 'refused', error: GATE_REFUSED };
        }
      } catch (error) {
        toasts.show({
          title: 'Usage tracking failed',
          text: 'Please try again in a moment',
          kind: 'error',
          reference: error instanceof ApiError ? error.requestId : null,
        });
        return { success: false, reason: 'refused', error: GATE_REFUSED, cause: error };
      }
      try {
        return { success: true, data: await action() };
      } catch (cause) {
        return { success: false, reason: 'failed', error: 'Action failed', cause };
      } finally {
        await queries.invalidateQueries({ queryKey: USAGE_KEY });
      }
    },
    [api, toasts, queries, type],
  );
}
